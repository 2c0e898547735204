import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';

const HARD = '\u00a0\u202f';
/** A mark after a word that needs a space before it; digits on both sides make a time or a ratio. */
const BEFORE =
  /(?<=[\p{L}\p{M}\p{Nd}\p{Pe}"”»%\ufdd2\ufdd1])([ \u2009]?|[\u00a0\u202f])([;:!?»])(?=[\s\p{Pe}»"”.,\ufdd0]|$)/gu;
const AFTER = /«([ \u2009]?|[\u00a0\u202f])(?=[\p{L}\p{Nd}])/gu;

/** Canadian French puts a space only before the colon and inside guillemets. */
const CANADIAN = new Set([':', '»']);

/** French requires a no-break space before `; : ! ? »` and after `«`. */
export const frenchSpacing: FieldCheck = {
  ids: ['french-spacing'],
  find({ target, targetLanguage }: ParsedPair, problems) {
    const { base, region } = targetLanguage;
    // Swiss usage allows both.
    if (base !== 'fr' || region === 'CH') return;
    const isCanadian = region === 'CA';
    const report = (space: string, mark: string, start: number, end: number) => {
      const places = { target: [target.readable.spanOf(start, end)] };
      if (isCanadian && mark !== '«' && !CANADIAN.has(mark)) {
        if (space !== '') problems.add('french-spacing', 'not-in-canada', { mark }, places);
      } else if (space === '') {
        problems.add('french-spacing', 'missing', { mark }, places);
      } else if (!HARD.includes(space)) {
        problems.add('french-spacing', 'breaking', { mark }, places);
      }
    };
    for (const { index, 0: found, 1: space = '', 2: mark = '' } of target.prose.matchAll(BEFORE)) {
      report(space, mark, index, index + found.length);
    }
    for (const { index, 0: found, 1: space = '' } of target.prose.matchAll(AFTER)) {
      report(space, '«', index, index + found.length);
    }
  },
};
