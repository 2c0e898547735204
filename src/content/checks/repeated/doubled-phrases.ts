import { matchesOf } from '../../text/matches';
import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, wholeOf } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { seamsOf } from '../parsed/seams';
import { hasWordsTwice } from './words-twice';

/** Languages that say words again for a plural or for emphasis. */
const REPEATING = new Set(['vi', 'id', 'ms', 'jv', 'su', 'tl', 'fil']);

/** Finds two to four words that are said twice in a row, unless the source repeats words, too. */
export const doubledPhrases: FieldCheck = {
  ids: ['doubled-words'],
  find(pair, problems) {
    const { source, target, targetLanguage } = pair;
    if (isUnspaced(targetLanguage) || REPEATING.has(targetLanguage.base)) return;
    const found = phrasesTwice(target);
    if (found.length === 0 || phrasesTwice(source).length > 0) return;
    const seams = seamsOf(target);
    for (const { start, end, next, words } of found) {
      // The second one is the name of an argument: "type MIME <var>type MIME</var>".
      if (seams.has(next)) continue;
      if (hasWordAgain(blockPairAt(pair, 'target', start)?.source ?? wholeOf(source), source)) continue;
      const span = target.readable.spanOf(start, end);
      // A longer passage has been found as such.
      if (problems.hasAt('repeated-text', span)) continue;
      problems.add('doubled-words', 'phrase', { words }, { target: [span] });
    }
  },
};

/** Whether a block says a long word again a few words later: "launched by processes launched by". */
const hasWordAgain = once(({ start, end }: TextBlock, { prose }: ParsedValue) => {
  const words = matchesOf(prose.slice(start, end).toLowerCase(), WORD).map(([word]) => word);
  return words.some((word, at) => word.length > 4 && words.slice(at + 1, at + 5).includes(word));
});

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{0,40}/gu;

const TO = new Set(['zu', 'naar', 'tot', 'te', 'à']);
/** Before something that is said again after "to". */
const FROM = /(?:^|\s)(?:von|van|d[ea])\s$/iu;

function phrasesTwice(value: ParsedValue) {
  // Each of the words may be several with apostrophes between, or one and a number.
  if (!hasWordsTwice(value, 1, 84)) return [];
  const { prose } = value;
  const words = matchesOf(prose, WORD).map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    word: word.toLowerCase(),
  }));
  const isNext = (at: number): boolean =>
    /^\s{1,80}$/.test(
      prose.slice(words[at - 1]?.end ?? 0, Math.min(words[at]?.start ?? 0, (words[at - 1]?.end ?? 0) + 90)),
    );
  const found: { start: number; end: number; next: number; words: string }[] = [];
  for (let at = 0; at + 3 < words.length; at += 1) {
    for (const count of [2, 3, 4]) {
      if (words[at]?.word !== words[at + count]?.word) continue;
      const first = words.slice(at, at + count);
      const second = words.slice(at + count, at + 2 * count);
      if (second.length < count || first.some(({ word }, index) => word !== second[index]?.word)) continue;
      // In "paso a paso a" and "a más a más" one word is said twice on purpose.
      if (first.some(({ word }) => word.length === 1) || !first.some(({ word }) => /\p{L}{3}/u.test(word)))
        continue;
      // "Von Punkt zu Punkt zu gehen" has another verb behind it.
      if (count === 2 && TO.has(first[1]?.word ?? '') && FROM.test(prose.slice(0, first[0]?.start).slice(-5)))
        continue;
      // "Por lo que lo que vea" is that what you see follows.
      if (/(?:^|\s)por lo que\s$/iu.test(prose.slice(0, second[0]?.start).slice(-12)) && count === 2)
        continue;
      // One word several times is another matter.
      if (first.every(({ word }) => word === first[0]?.word)) continue;
      if (![...first.keys(), ...second.keys()].every((_, index) => index === 0 || isNext(at + index)))
        continue;
      const [start, end] = [first[0]?.start ?? 0, second.at(-1)?.end ?? 0];
      found.push({
        start,
        end,
        next: second[0]?.start ?? 0,
        words: prose.slice(start, first.at(-1)?.end ?? start),
      });
      at += 2 * count - 1;
      break;
    }
  }
  return found;
}
