#!/bin/sh
# Looks at an app's navigation in a job of GitHub Actions: annotations beside the code, a page in the job's summary,
# and SARIF for code scanning. Ends with the status of 'navatlas lint'.
set -eu

page=$(mktemp)
trap 'rm -f "$page"' EXIT
set -- lint --reporter github --reporter "markdown:$page"
[ -z "${NAVATLAS_SARIF:-}" ] || set -- "$@" --reporter "sarif:$NAVATLAS_SARIF"
[ -z "${NAVATLAS_FAIL_ON:-}" ] || set -- "$@" --fail-on "$NAVATLAS_FAIL_ON"
[ -z "${NAVATLAS_BASELINE:-}" ] || set -- "$@" --baseline "$NAVATLAS_BASELINE"
set -- "$@" --
while IFS= read -r input; do
  [ -z "$input" ] || set -- "$@" "$input"
done <<INPUTS
${NAVATLAS_INPUTS:-}
INPUTS

status=0
"${NAVATLAS:-navatlas}" "$@" || status=$?
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$page" >>"$GITHUB_STEP_SUMMARY"
exit "$status"
