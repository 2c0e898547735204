import type { FoundEntry, TermIndex } from './term-index';

const CAPITAL = /\p{Lu}/u;
const SIGNS = /[^\p{L}\p{N}]/gu;
const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u;
/** Endings of a name: `Kodis`, `IMAP4`. Those of short names are few, since `Label` is no form of `Lab`. */
const ENDING = /^(?:\p{L}{1,4}|\p{N}{1,3})(?![\p{L}\p{N}])/u;
const SHORT_ENDING = /^(?:s|os|\p{N}{1,3})(?![\p{L}\p{N}])/u;
const shortest = 4;
const longestEnding = 6;
const longestWord = 30;
const ONE_CAPITAL = /^\p{Lu}\p{Ll}+$/u;
/** A word in small letters before a name: no title has one there, and no sentence begins there. */
const INSIDE = /(?<![\p{L}\p{N}])\p{Ll}+[,;]? $/u;
const NEXT_CAPITAL = /^ \p{Lu}/u;

interface NamePlace {
  readonly found: FoundEntry;
}

/**
 * Returns whether a target has everything that the source demands of a name that is not to be translated: a
 * name with an ending or in another letter case is there. Ordinary words that are forms of it in the source
 * are no names: `mail` for `Mail`, `encrypting` for `Encrypted`.
 */
export function keptNames(
  source: string,
  target: string,
): (term: string, places: readonly NamePlace[]) => boolean {
  let small: string | undefined;
  const has = (name: string): boolean => hasWord((small ??= target.toLowerCase()), name.toLowerCase());
  return (term, places) => {
    const names = places
      .map(({ found: { from, to } }) => source.slice(from, to))
      .filter((written) => isWrittenAs(term, written));
    return names.length === 0 || has(term) || names.some(has);
  };
}

/**
 * Whether a name is also a word of the language, which has its capital as the first word of a sentence or in
 * a title: `Enter a name`, `Private Windows`.
 */
export function isOrdinaryWord(
  term: string,
  source: string,
  places: readonly NamePlace[],
  { isSourceWord }: TermIndex,
): boolean {
  if (!ONE_CAPITAL.test(term) || !isSourceWord(term.toLowerCase())) return false;
  return !places.some(
    ({ found: { from, to } }) =>
      INSIDE.test(source.slice(Math.max(0, from - longestWord), from)) &&
      !NEXT_CAPITAL.test(source.slice(to, to + 2)),
  );
}

/** Whether a word of a source is a name as it is written, or in capitals. */
function isWrittenAs(term: string, written: string): boolean {
  if (!CAPITAL.test(term)) return true;
  const [name, own] = [term.replace(SIGNS, ''), written.replace(SIGNS, '')];
  return own.startsWith(name) || (own.length > 1 && own === own.toUpperCase());
}

function hasWord(text: string, name: string): boolean {
  const endings = name.length < shortest ? SHORT_ENDING : ENDING;
  if (name === '') return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (WORD_SIGN.test(text.charAt(at - 1))) continue;
    const rest = text.slice(at + name.length, at + name.length + longestEnding);
    if (!WORD_SIGN.test(rest.charAt(0)) || endings.test(rest)) return true;
  }
  return false;
}
