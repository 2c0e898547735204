# What pofilter's filters say, for test/bench/peers/peers.mjs: one JSON array [language, source, target] a
# line on standard input, one array of the names of filters that fail a line on standard output. Needs
# Translate Toolkit (`pip install translate-toolkit`, or Debian's python3-translate). Its spelling check
# needs a program of its own, and the others that are left out are about the state of a translation file.
import json
import sys
from functools import cache

from translate.filters import checks
from translate.storage.base import TranslationUnit

OF_A_FILE = ["spellcheck", "isfuzzy", "isreview", "untranslated", "hassuggestion"]


@cache
def checker(language):
    config = checks.CheckerConfig(targetlanguage=language.replace("-", "_"))
    return checks.TeeChecker(checkerconfig=config, excludefilters=OF_A_FILE)


for line in sys.stdin:
    language, source, target = json.loads(line)
    unit = TranslationUnit(source)
    unit.target = target
    print(json.dumps(sorted(checker(language).run_filters(unit))))
