#!/bin/sh
# Runs the sample with real PySpark in local mode, and compares with one process: make spark
set -eu
here=$(cd "$(dirname "$0")" && pwd)
navatlas=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python=${PYTHON:-python3}
export PYSPARK_PYTHON="$python" SPARK_LOCAL_IP=127.0.0.1

log=$here/../shop/sessions.jsonl
split -n l/5 --additional-suffix=.jsonl "$log" "$work/part-"
"$navatlas" trace summarize "$log" -o "$work/one.json"
"$navatlas" trace edges "$log" > "$work/one.tsv"

# The same counts, and the same table of edges.
same() {
  "$python" compare.py "$work/one.json" "$1"
  "$navatlas" trace edges "$1" | cmp - "$work/one.tsv"
}

cd "$here"
echo "one process: $(wc -l < "$work/one.tsv") edges"
"$python" summarize.py "$work"/part-*.jsonl --partitions 7 --navatlas "$navatlas" -o "$work/spark.json" 2> "$work/log" \
  || { tail -20 "$work/log"; exit 1; }
same "$work/spark.json"
echo "pipe: the same counts"

mkdir "$work/in" && cp "$work"/part-a[a-c].jsonl "$work/in"
for more in d e; do
  "$python" stream.py "$work/in" --once --checkpoint "$work/checkpoint" --navatlas "$navatlas" -o "$work/stream.json" \
    2> "$work/log" || { tail -20 "$work/log"; exit 1; }
  cp "$work/part-a$more.jsonl" "$work/in"
done
"$python" stream.py "$work/in" --once --checkpoint "$work/checkpoint" --navatlas "$navatlas" -o "$work/stream.json" \
  2> "$work/log" || { tail -20 "$work/log"; exit 1; }
same "$work/stream.json"
echo "streaming: the same counts"

"$python" sql_edges.py "$log" --navatlas "$navatlas" -o "$work/sql.tsv" 2> "$work/log" || { tail -20 "$work/log"; exit 1; }
cmp "$work/one.tsv" "$work/sql.tsv"
echo "Spark SQL: the same edges"
