"""Keeps a summary of a folder that logs arrive in, with Structured Streaming.

    spark-submit stream.py FOLDER -o summary.json --checkpoint FOLDER [--navatlas PATH] [--once]

Every batch is summarized on the cluster and merged into the summary. A batch that is repeated after a failure is not
counted again: the summary's last batch is noted beside it.
"""

import argparse
import os

from pyspark.sql import SparkSession

from summarize import merge, merged, summarize


def write(path, text):
    """Replaces a file whole, so that nobody reads half of it."""
    with open(path + ".new", "w") as file:
        file.write(text)
    os.replace(path + ".new", path)


def read(path, otherwise=""):
    if not os.path.exists(path):
        return otherwise
    with open(path) as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--checkpoint", required=True)
    parser.add_argument("--navatlas", default="navatlas", help="the binary, at the same place on every machine")
    parser.add_argument("--once", action="store_true", help="stop when all that is there has been read")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("navatlas").getOrCreate()
    lines = spark.readStream.text(options.folder)

    def add(batch, number):
        note = f"{options.output}.{number}"
        if os.path.exists(note):
            # The batch was merged, and only what follows failed.
            os.replace(note, options.output)
            return
        if number <= int(read(options.output + ".batch", "-1")):
            return
        part = merge(summarize(batch.rdd.map(lambda row: row.value), options.navatlas), options.navatlas)
        whole = [text for text in (read(options.output), part) if text.strip()]
        write(note, merged(whole, options.navatlas))
        write(options.output + ".batch", str(number))
        os.replace(note, options.output)

    query = lines.writeStream.foreachBatch(add).option("checkpointLocation", options.checkpoint)
    query = (query.trigger(availableNow=True) if options.once else query).start()
    query.awaitTermination()
    spark.stop()


if __name__ == "__main__":
    main()
