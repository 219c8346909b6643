"""Counts edges with Spark SQL alone, by the query that `navatlas trace sql --dialect spark` prints.

    spark-submit sql_edges.py LOG -o edges.tsv [--navatlas PATH]
"""

import argparse
import subprocess

from pyspark.sql import SparkSession


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("log")
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--navatlas", default="navatlas")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("navatlas").getOrCreate()
    spark.read.json(options.log).createOrReplaceTempView("events")
    query = subprocess.run(
        [options.navatlas, "trace", "sql", "--dialect", "spark"], text=True, check=True, stdout=subprocess.PIPE)
    with open(options.output, "w") as file:
        for row in spark.sql(query.stdout).collect():
            file.write(f"{row[0]}\t{row[1]}\t{row[2]}\n")
    spark.stop()


if __name__ == "__main__":
    main()
