import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import { isKeywordList } from '../text/keyword-list';
import { isExcusedMark } from './excused-french-marks';

const HARD = '\u00a0\u202f';
/** A mark after a word that needs a space before it; digits on both sides make a time or a ratio. */
const BEFORE =
  /(?<=[\p{L}\p{M}\p{Nd}\p{Pe}"”»%+\u001e\u001d])([ \u2009]?|[\u00a0\u202f])([;:!?»])(?=[\s\p{Pe}»"”.,\u001c]|<\/|$)/gu;
const AFTER = /«([ \u2009]?|[\u00a0\u202f])(?=[\p{L}\p{Nd}])/gu;

/** Canadian French puts a space only before the colon and inside guillemets. */
const CANADIAN = new Set([':', '»']);

/** French requires a no-break space before `; : ! ? »` and after `«`. */
export const frenchSpacing: FieldCheck = {
  ids: ['french-spacing'],
  find(pair, problems) {
    const { source, target, targetLanguage } = pair;
    const { base, region } = targetLanguage;
    // Swiss usage allows both.
    if (base !== 'fr' || region === 'CH' || source.raw.includes('(?:') || isKeywordList(source)) return;
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
    for (const { index: start, 0: found, 1: space = '', 2: mark = '' } of matchesOf(target.prose, BEFORE)) {
      const { from, to } = target.readable.spanAt(start, found);
      const end = start + found.length;
      if (!isExcusedMark({ pair, mark, space, start, end, from, to })) report(space, mark, start, end);
    }
    for (const { index, 0: found, 1: space = '' } of matchesOf(target.prose, AFTER)) {
      report(space, '«', index, index + found.length);
    }
  },
};
