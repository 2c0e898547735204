import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';

/** A longer listing is no diagram. */
const longestDiagram = 6000;
const fewestJoined = 3;

const TAG = /<[^<>]*>/g;
const ARROW = /-{2}(?:>|&gt;)|(?:<|&lt;)-{2}/;
/** A bar, a slash or a corner at a line of hyphens, or apart from any text. */
const JOINED = /(?:^| {2}|-)[|\\/+]-|-[|\\/+](?: |$)|(?:^| {2})[|\\/](?: {2}|$)/;

/**
 * Whether the content of `pre` is a diagram of lines and arrows. Its labels are for readers, and its lines
 * move with the length of these. A table of a program has no arrows.
 */
export function isDiagram(content: string): boolean {
  if (content.length > longestDiagram || !ARROW.test(content)) return false;
  const lines = content.replaceAll(TAG, '').split('\n');
  return lines.filter((line) => JOINED.test(line)).length >= fewestJoined;
}

/** Whether a place is in a diagram, where words in braces are labels. */
export function isInDiagram({ raw, isHtml }: ParsedValue, { from, to }: ProblemSpan): boolean {
  const before = isHtml ? listingBefore(raw, from, longestDiagram) : undefined;
  if (before === undefined) return false;
  const after = raw.slice(to, to + longestDiagram);
  return isDiagram(before + raw.slice(from, to) + after.slice(0, after.indexOf('</pre')));
}

/** Returns the start of the listing that a place is in, with its tag; undefined outside of listings. */
export function listingBefore(raw: string, at: number, longest: number): string | undefined {
  const before = raw.slice(Math.max(0, at - longest), at);
  const start = before.lastIndexOf('<pre');
  return start <= before.lastIndexOf('</pre') ? undefined : before.slice(start);
}
