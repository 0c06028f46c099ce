#!/bin/sh
# Brings a clone of the content to the newest commit of its branch: sh pull-content.sh FOLDER. The running site sees the files change.
# Nothing is thrown away: where somebody has changed files here, or the branch was written anew, it ends with a word of git.
# It does not check: a file with an error keeps its last good version on the site, and the editors are notified (docs/content.md).
set -eu
folder=${1:?the folder of the clone}
# No question on a terminal: a key or a password that is missing is an error.
export GIT_TERMINAL_PROMPT=0
# Files for the user of the site, who may be another one.
umask 022

before=$(git -C "$folder" rev-parse HEAD)
git -C "$folder" pull --quiet --ff-only
after=$(git -C "$folder" rev-parse HEAD)
if [ "$before" != "$after" ]; then
  echo "content: $(git -C "$folder" log --max-count=1 --format='%h %s')"
fi
