import type { FieldCheck } from '../field-check';
import { smallNames } from '../names/small-names';
import { capitalOfEachWord } from './each-word';
import { capitalsInside } from './inner-capitals';
import { smallStarts } from './lost-capitals';
import { smallAfterStop } from './small-after-stop';
import { twoCapitals } from './two-capitals';
import { wordsInCapitals } from './words-in-capitals';

/** Scripts with capitals. */
const BICAMERAL = new Set(['Latn', 'Cyrl', 'Grek', 'Armn']);

/** Finds capitals at the start that were lost, capitals inside words, and words in capitals. */
export const letterCase: FieldCheck = {
  ids: ['letter-case'],
  find(pair, problems) {
    const { sourceLanguage, targetLanguage } = pair;
    if (!BICAMERAL.has(sourceLanguage.script)) return;
    smallNames(pair, problems);
    if (!BICAMERAL.has(targetLanguage.script)) return;
    smallStarts(pair, problems);
    smallAfterStop(pair, problems);
    capitalsInside(pair, problems);
    twoCapitals(pair, problems);
    wordsInCapitals(pair, problems);
    capitalOfEachWord(pair, problems);
  },
};
