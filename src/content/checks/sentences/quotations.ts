import { onOneLine } from '../../text/single-spaces';
import { firstWhere } from '../../text/first-where';
import { matchesOf, countMatches } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { BLOCK_BREAK } from '../parsed/readable-text';

/**
 * Whether a passage is part of a quotation that the target has word for word as the source, or of several
 * that one word joins: "a", "an" or "the".
 */
export function isInQuotation({ source, target }: ParsedPair, from: number, to: number): boolean {
  const around = quotationsAt(quotationsOf(target), from, to);
  const [first, last] = [around[0], around.at(-1)];
  if (first === undefined || last === undefined || first.start > from || last.end < to) return false;
  const between = around.map(({ end }, at) => target.prose.slice(end, around[at + 1]?.start ?? end)).join('');
  if (countMatches(between, /[\p{L}\p{M}]+/gu) > around.length - 1) return false;
  return hasWords(source, onOneLine(target.prose.slice(first.start, last.end)));
}

/** Finds the quotations that a passage touches: a long text has thousands, and many passages are searched. */
function quotationsAt(all: readonly Quotation[], from: number, to: number): readonly Quotation[] {
  const first = firstWhere(all, ({ end }) => end > from);
  let next = first;
  while ((all[next]?.start ?? to) < to) next += 1;
  return all.slice(first, next);
}

interface Quotation {
  /** Offsets into the prose, without the marks. */
  readonly start: number;
  readonly end: number;
}

/** The marks that close a quotation, by the one that opened it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
};
const MARKS = new RegExp(String.raw`["“”„«»「」『』${BLOCK_BREAK}]`, 'g');

/** Finds the quotations of a text from its start on: the text between two of them is in none. */
const quotationsOf = once(({ prose }: ParsedValue): readonly Quotation[] => {
  const found: Quotation[] = [];
  let open: { readonly mark: string; readonly start: number } | undefined;
  for (const { index, 0: mark } of matchesOf(prose, MARKS)) {
    if (mark === BLOCK_BREAK) open = undefined;
    else if (open === undefined) open = mark in CLOSING ? { mark, start: index + 1 } : undefined;
    else if (CLOSING[open.mark]?.includes(mark) === true) {
      found.push({ start: open.start, end: index });
      open = undefined;
    }
  }
  return found;
});

/** Whether a text has these words. Most quotations have a word that it lacks: they take no pass over it. */
function hasWords(value: ParsedValue, words: string): boolean {
  const { text, single, known } = searchedWords(value);
  const answer =
    known.get(words) ??
    (matchesOf(words, WHOLE_WORD).every(([word]) => single.has(word)) && text.includes(words));
  known.set(words, answer);
  return answer;
}

/** The first and the last word of a quotation may be parts of longer ones of the text. */
const WHOLE_WORD = /(?<=[^\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?=[^\p{L}\p{M}\p{N}])/gu;

const searchedWords = once(({ prose }: ParsedValue) => ({
  text: onOneLine(prose),
  single: new Set(prose.match(/[\p{L}\p{M}\p{N}]+/gu)),
  known: new Map<string, boolean>(),
}));
