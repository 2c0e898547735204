import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { accentedWords } from './accented-words';

/** Finds words that lost their accents: "configuracion". */
export const lostAccents: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target, targetLanguage }, problems) {
    const words = plainForms(targetLanguage.base);
    if (words.size === 0) return;
    let inSource: ReadonlySet<string> | undefined;
    for (const { index, 0: found } of firstMatches(target.prose, PLAIN)) {
      const expected = words.get(found.toLowerCase());
      if (expected === undefined) continue;
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
      const span = target.readable.spanOf(index, index + found.length);
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

const known = new Map<string, ReadonlyMap<string, string>>();

/** The words of a language by their form without accents. */
function plainForms(base: string): ReadonlyMap<string, string> {
  const before = known.get(base);
  if (before !== undefined) return before;
  const list = Object.hasOwn(accentedWords, base) ? (accentedWords[base] ?? '') : '';
  if (list === '') return none;
  const forms = new Map(list.split(' ').map((word) => [withoutAccents(word), word]));
  known.set(base, forms);
  return forms;
}

const isPlain = (text: string): boolean => withoutAccents(text) === text;

const none: ReadonlyMap<string, string> = new Map();

/** Three letters have no decomposition. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
