import { perLanguage } from '../parsed/per-language';
import { withoutAccents } from '../../text/without-accents';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { hasWordOf } from '../text/letter-runs';
import { accentedWords } from './accented-words';
import { ownValue } from '../../own-value';

/** Finds words that lost their accents: "configuracion". */
export const lostAccents: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target, targetLanguage }, problems) {
    const words = plainForms(targetLanguage.base);
    if (words.size === 0 || !hasWordOf(target, words)) return;
    let inSource: ReadonlySet<string> | undefined;
    for (const { index, 0: found } of firstMatches(target.prose, PLAIN)) {
      const expected = words.get(found.toLowerCase());
      if (expected === undefined) continue;
      // A capital shows the key for a word: "dEplacer".
      if (/\p{Ll}\p{Lu}/u.test(found)) continue;
      // "CIO" is an abbreviation, "Fur" a name.
      if (found.length === 3 && found !== found.toLowerCase()) continue;
      // "ß" is "SS" in capitals, so that "GROSSER" may be "großer".
      if (expected.includes('ß') && /^\p{Lu}+$/u.test(found)) continue;
      // Capitals go without accents in older French texts.
      if (
        targetLanguage.base === 'fr' &&
        (/^\p{Lu}+$/u.test(found) || (/^[EA]/.test(found) && isPlain(expected.slice(1))))
      )
        continue;
      // The capital of "ı" is "I".
      if (/^\p{Lu}+$/u.test(found) && found.toLowerCase() === expected.replaceAll('ı', 'i')) continue;
      if (isInCode(target.prose, index)) continue;
      // A name of the source may look like such a word.
      inSource ??= new Set(source.prose.toLowerCase().match(PLAIN));
      if (inSource.has(found.toLowerCase())) continue;
      // A verb of the source without its ending: "invalidate", "invalida".
      if (inSource.has(`${found.toLowerCase()}te`)) continue;
      const span = target.readable.spanAt(index, found);
      // The name of an argument, which has plain capitals: <em class="var">SLOZKA</em>, --limit=VELOCITA.
      const before = target.raw.slice(Math.max(0, span.from - 60), span.from);
      if (/^\p{Lu}+$/u.test(found) && (IN_ARGUMENT.test(before) || /--?[a-z][\w-]{0,40}[= ]$/.test(before)))
        continue;
      problems.add('corrupted', 'accent', { word: found, expected }, { target: [span] });
    }
  },
};

/** A word in plain letters that is no part of a name such as `a_b` or `a.b`. */
const IN_ARGUMENT = /<(?:em|i|var)(?:\s[^<>]{0,40})?>$/i;
const PLAIN = /(?<![\p{L}\p{M}\p{N}_.@/#$&-])[A-Za-z]{3,30}(?![\p{L}\p{M}\p{N}_/@-]|\.\p{L})/gu;

/** Whether a place is in code between grave accents, as Markdown has it. */
const isInCode = (text: string, at: number): boolean =>
  text.slice(0, at).split('`').length % 2 === 0 && text.includes('`', at);

/** The words of a language by their form without accents. */
const plainForms = perLanguage((base): ReadonlyMap<string, string> => {
  const list = ownValue(accentedWords, base) ?? '';
  return new Map(list === '' ? [] : list.split(' ').map((word) => [inPlainLetters(word), word]));
});

const isPlain = (text: string): boolean => inPlainLetters(text) === text;

/** Three letters have no decomposition. */
const inPlainLetters = (word: string): string =>
  withoutAccents(word).replaceAll('ł', 'l').replaceAll('ı', 'i').replaceAll('ß', 'ss');
