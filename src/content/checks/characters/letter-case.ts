import type { FieldCheck } from '../field-check';
import { capitalsInside } from './inner-capitals';
import { smallAfterStop, smallStarts } from './lost-capitals';
import { wordsInCapitals } from './words-in-capitals';

/** Scripts with capitals. */
const BICAMERAL = new Set(['Latn', 'Cyrl', 'Grek', 'Armn']);

/** Finds capitals at the start that were lost, capitals inside words, and words in capitals. */
export const letterCase: FieldCheck = {
  ids: ['letter-case'],
  find(pair, problems) {
    const { sourceLanguage, targetLanguage } = pair;
    if (!BICAMERAL.has(targetLanguage.script) || !BICAMERAL.has(sourceLanguage.script)) return;
    smallStarts(pair, problems);
    smallAfterStop(pair, problems);
    capitalsInside(pair, problems);
    wordsInCapitals(pair, problems);
  },
};
