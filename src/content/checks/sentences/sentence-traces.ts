import { matchesOf } from '../../text/matches';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { Sentence } from './sentences';

/** `all`: the sentence is there in one form or another. */
export type Traces = 'all' | 'none' | 'unknown';

/** A translation of a sentence has its numbers, its names in mixed case or capitals, and its placeholders. */
const TRACE =
  /\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20}){0,5}|(?<![A-Za-z])(?=[A-Za-z_]{0,20}[a-z_][A-Z_\d]|[A-Z]{2})(?![A-Z]{4,20}[:!])[\w.-]{1,59}[\w-]|%[a-z\d]{1,5}|\{\w{1,40}\}|(?<![\w/-])[\w-]{1,40}\/[\w/-]{1,80}/gu;

/**
 * Returns the parts of a sentence that its translation must have, and no other sentence of its block has:
 * numbers, names, placeholders, code and links.
 */
export function tracesOf(value: ParsedValue, block: TextBlock, at: Sentence): readonly string[] {
  const { readable, raw } = value;
  const { text } = readable;
  const span = readable.spanOf(at.start, at.end);
  const whole = readable.spanOfBlock(block);
  const others = [
    text.slice(block.start, at.start),
    text.slice(at.end, block.end),
    raw.slice(whole.from, span.from),
    raw.slice(span.to, whole.to),
  ].join(' ');
  return tracesIn(value, at).filter((trace) => !others.includes(trace));
}

/** Returns the numbers, names, placeholders, code and links of a passage. */
const tracesIn = (value: ParsedValue, { start, end }: Passage): readonly string[] => [
  ...literalsIn(value, { start, end }),
  ...(value.readable.text.slice(start, end).match(TRACE) ?? []),
];

/** Returns the code, placeholders and links of a passage. */
function literalsIn({ readable, raw, prose }: ParsedValue, { start, end }: Passage): readonly string[] {
  const span = readable.spanOf(start, end);
  const kept = matchesOf(prose.slice(start, end), MASKED).map(({ index, 0: masked }) =>
    readable.text.slice(start + index, start + index + masked.length).trim(),
  );
  const links = matchesOf(raw.slice(span.from, span.to), LINK).map(([, address = '']) => address);
  return [...kept, ...links].filter((literal) => literal !== '');
}

type Passage = Pick<TextBlock, 'start' | 'end'>;

export function foundOf(traces: readonly string[], said: string): Traces {
  if (traces.length === 0) return 'unknown';
  const found = traces.filter((trace) => said.includes(trace)).length;
  return found === traces.length ? 'all' : found === 0 ? 'none' : 'unknown';
}

/**
 * Returns whether a sentence stands in a block beside its own: all its traces are there, though not in the
 * source of that block, and one is code, a link or a placeholder, or the block is longer by a part of the
 * sentence. A name or a number alone is often said again for "it".
 */
export function besideOf({ source, target }: ParsedPair, beside: readonly BlockPair[], ratio: number) {
  // Read for the first sentence that needs them.
  let read: readonly { readonly added: ReadonlySet<string>; readonly excess: number }[] | undefined;
  return (sentence: Sentence, traces: readonly string[]): boolean => {
    if (traces.length === 0) return false;
    read ??= beside.map(({ source: from, target: to }) => {
      const before = new Set(tracesIn(source, from));
      return {
        added: new Set(tracesIn(target, to).filter((trace) => !before.has(trace))),
        excess: to.end - to.start - (from.end - from.start) * ratio,
      };
    });
    const there = read.filter(({ added }) => traces.every((trace) => added.has(trace)));
    if (there.some(({ excess }) => excess > sentence.text.length * ratio * movedPart)) return true;
    return there.length > 0 && literalsIn(source, sentence).some((literal) => traces.includes(literal));
  };
}

/** A block that holds another sentence is longer by this part of it, at least. */
const movedPart = 0.3;

export function writtenIn({ readable, raw }: ParsedValue, block: TextBlock): string {
  const { from, to } = readable.spanOfBlock(block);
  return `${readable.text.slice(block.start, block.end)} ${raw.slice(from, to)}`;
}

/** Code, placeholders and addresses in the prose. */
const MASKED = /[\u001d\u001e]{2,200}/gu;
const LINK = /\shref="([^"]{1,300})"/g;
