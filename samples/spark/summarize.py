"""Summarizes navigation logs on a cluster; the same binary as everywhere runs on each partition.

    spark-submit summarize.py LOG... -o summary.json [--navatlas PATH]

Sessions may be spread over partitions and files: what is open at the ends of a part joins up when parts are merged,
in any order.
"""

import argparse
import shlex
import subprocess

from pyspark.sql import SparkSession


def summarize(lines, navatlas):
    """A summary for each partition of an RDD of lines."""
    return lines.pipe(f"{shlex.quote(navatlas)} trace summarize --allow-empty -", checkCode=True)


def merge(summaries, navatlas, fan_in=16):
    """One summary of many: merged in groups on the cluster, and the last ones here."""
    while summaries.getNumPartitions() > fan_in:
        groups = summaries.getNumPartitions() // fan_in + 1
        summaries = summaries.coalesce(groups).pipe(f"{shlex.quote(navatlas)} trace merge --allow-empty -", checkCode=True)
    return merged(summaries.collect(), navatlas)


def merged(summaries, navatlas):
    """One summary of some, merged on this machine."""
    run = subprocess.run(
        [navatlas, "trace", "merge", "--allow-empty", "-"], input="\n".join(summaries) + "\n", text=True, check=True,
        stdout=subprocess.PIPE)
    return run.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("logs", nargs="+")
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--navatlas", default="navatlas", help="the binary, at the same place on every machine")
    parser.add_argument("--partitions", type=int, default=None, help="at least so many partitions")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("navatlas").getOrCreate()
    lines = spark.sparkContext.textFile(",".join(options.logs), options.partitions)
    summary = merge(summarize(lines, options.navatlas), options.navatlas)
    with open(options.output, "w") as file:
        file.write(summary)
    spark.stop()


if __name__ == "__main__":
    main()
