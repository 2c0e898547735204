import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { capitalized } from '../../text/capitalized';

/** Parts of a word that are shorter say nothing. */
const shortestPart = 4;

interface SourceWords {
  readonly all: ReadonlySet<string>;
  /** Those without a hyphen. */
  readonly alone: ReadonlySet<string>;
  /** The length of the longest word that begins with these letters. */
  readonly longestWith: ReadonlyMap<string, number>;
}

const wordsOfSource = once(({ words }: ParsedValue): SourceWords => {
  const all = new Set(words.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));
  const longestWith = new Map<string, number>();
  for (const word of all) {
    const begin = word.slice(0, shortestPart);
    longestWith.set(begin, Math.max(longestWith.get(begin) ?? 0, word.length));
  }
  return {
    all,
    alone: new Set(words.toLowerCase().match(/(?<![\p{L}\p{M}-])[\p{L}\p{M}]{4,}(?![\p{L}\p{M}-])/gu)),
    longestWith,
  };
});

/** Whether the source has a word, in any case. */
export const isWordOfSource = (word: string, source: ParsedValue): boolean =>
  wordsOfSource(source).all.has(word.toLowerCase());

/** Whether a source has a word in small letters nowhere, but with a capital behind another word: "Debian". */
export const isNameOf = (word: string, source: ParsedValue): boolean =>
  namesWithin(source).has(capitalized(word)) && !source.prose.includes(word);

const namesWithin = once(
  ({ prose }: ParsedValue): ReadonlySet<string> => new Set(prose.match(/(?<=\p{Ll},? )\p{Lu}\p{L}{1,40}/gu)),
);

/** The word of the source at an end of a longer word; a part of a compound begins others: "meta-data". */
export function termIn(word: string, source: ParsedValue): { readonly term?: string } {
  const { alone } = wordsOfSource(source);
  const elided = /^(?:[djlmnst]|qu)(?=\p{L}{4})/iu.exec(word)?.[0] ?? '';
  if (elided !== '' && alone.has(word.slice(elided.length).toLowerCase()))
    return { term: word.slice(elided.length) };
  for (let at = shortestPart; at + shortestPart <= word.length; at += 1)
    for (const term of [word.slice(0, at), word.slice(at)])
      if (alone.has(term.toLowerCase())) return { term };
  return {};
}

/** Whether a German or Dutch participle is made of a verb of the source: "gepoolter" of "pooled". */
export function isParticipleOfSource(word: string, source: ParsedValue, base: string): boolean {
  const [, verb = ''] = PARTICIPLES[base]?.exec(word) ?? [];
  const { all } = wordsOfSource(source);
  return verb !== '' && ['', 'd', 'ed', 'ing'].some((ending) => all.has(verb + ending));
}

const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  de: /^ge(\p{Ll}{4,20}?)e?t(?:e[mnrs]?)?$/u,
  nl: /^ge(\p{Ll}{4,20}?)e?[dt]e?$/u,
};

/** Whether the source has the word, or one that this is a form or a compound of. */
export function isOfSource(word: string, source: ParsedValue): boolean {
  const small = word.toLowerCase();
  const { all, longestWith } = wordsOfSource(source);
  if (all.has(small)) return true;
  for (let from = 0; from + shortestPart <= small.length; from += 1) {
    const longest = longestWith.get(small.slice(from, from + shortestPart)) ?? 0;
    for (let to = Math.min(small.length, from + longest); to >= from + shortestPart; to -= 1)
      if (all.has(small.slice(from, to))) return true;
  }
  return false;
}

/** Whether a word is two neighbouring ones of the source in one, as loan words are: "hardlinks". */
export const isTwoOfSource = (word: string, source: ParsedValue): boolean =>
  neighboursOf(source).has(word.toLowerCase());

const neighboursOf = once(({ words }: ParsedValue): ReadonlySet<string> => {
  const pairs = words
    .toLowerCase()
    .matchAll(/(?<![\p{L}\p{M}])([a-z]{4,20}) (?=([a-z]{4,20})(?![\p{L}\p{M}]))/gu);
  return new Set(Array.from(pairs, ([, left = '', right = '']) => left + right));
});
