import { matchesOf } from '../text/matches';
import { characterReferenceAt } from './character-reference';
import type { TextRange } from './tokenize';

/** How `&` is read: as in HTML text, as in an attribute value, or literally. */
export type ReferenceMode = 'text' | 'attribute' | 'none';

// Every quantifier is bounded, so a search costs a constant number of steps per character of the text.
// printf: %s %d %1$s %(name)s %-10.2f %lld %@ %%, but not the endings of "70%-os" and "%-teken",
// nor the short forms "%ge" and "%age" of "percentage".
const PRINTF =
  /%(?!a?ge(?![a-zA-Z]))(?:\d{0,3}%|(?!-(?!l{1,2}[dux](?![a-z]))[a-z]{2})(?:\d{1,3}\$|\([\w.-]{1,64}\))?[-+0#']{0,5}(?:\d{1,4}|\*)?(?:\.(?:\d{1,4}|\*))?(?:hh?|ll?|[Lqjz]|t(?![a-z][a-z]))?[@sSdiuUfFeEgGxXoOcCpaAnbB])/g;
/** {name} {0} { user.name } */
const SIMPLE_ARGUMENT = /\{\s{0,8}[\p{L}\p{N}_$@#][\p{L}\p{N}_$@#.:/[\]-]{0,99}\s{0,8}\}/uy;
/** {count, … : an ICU MessageFormat argument with a type, kept whole up to its closing brace. */
const TYPED_ARGUMENT = /\{\s{0,8}[\p{L}\p{N}_$@#][\p{L}\p{N}_$@#.:/[\]-]{0,99}\s{0,8},/uy;

/**
 * Limits for searching backwards from "@" and "://": a local part has at most 64 characters (RFC 5321),
 * schemes are shorter.
 */
const LONGEST_PREFIX = 64;
const LONGEST_DOMAIN = 255;

/**
 * Returns the parts of a text that must stay unchanged in every language: placeholders (`{x}`, `{{x}}`,
 * `${x}`, `%1$s`, `%(name)s`, whole ICU arguments), URLs and e-mail addresses. In order, not overlapping;
 * linear time.
 */
export function untranslatableRanges(text: string, references: ReferenceMode): readonly TextRange[] {
  const found = [
    ...braceRanges(text),
    ...matchesOf(text, PRINTF).map((match) => rangeOf(match.index, match[0].length)),
    ...urlRanges(text, references),
    ...emailRanges(text),
  ].toSorted((a, b) => a.start - b.start);
  const merged: TextRange[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last === undefined || range.start >= last.end) merged.push(range);
    else if (range.end > last.end) merged[merged.length - 1] = { start: last.start, end: range.end };
  }
  return merged;
}

function braceRanges(text: string): TextRange[] {
  const closing = matchingBraces(text);
  const ranges: TextRange[] = [];
  let position = text.indexOf('{');
  while (position !== -1) {
    const end = placeholderEnd(text, position, closing);
    if (end !== undefined) {
      const start = position > 0 && '$#%'.includes(text[position - 1] ?? '-') ? position - 1 : position;
      ranges.push({ start, end });
    }
    position = text.indexOf('{', end ?? position + 1);
  }
  return ranges;
}

/** Returns the end of the placeholder that opens at `open`; undefined when that brace is prose. */
function placeholderEnd(
  text: string,
  open: number,
  closing: ReadonlyMap<number, number>,
): number | undefined {
  SIMPLE_ARGUMENT.lastIndex = open;
  const simple = SIMPLE_ARGUMENT.exec(text);
  if (simple !== null) return open + simple[0].length;
  const close = closing.get(open);
  if (close === undefined) return undefined;
  // {{ … }} belongs to a template, whatever it contains; the inner pair must close together with the outer
  // one.
  if (text[open + 1] === '{' && closing.get(open + 1) === close - 1) return close + 1;
  TYPED_ARGUMENT.lastIndex = open;
  return TYPED_ARGUMENT.test(text) ? close + 1 : undefined;
}

function matchingBraces(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const match of matchesOf(text, /[{}]/g)) {
    if (match[0] === '{') {
      open.push(match.index);
    } else {
      const start = open.pop();
      if (start !== undefined) closing.set(start, match.index);
    }
  }
  return closing;
}

function urlRanges(text: string, references: ReferenceMode): TextRange[] {
  const ranges: TextRange[] = [];
  let limit = 0;
  for (const match of matchesOf(text, /:\/\/|www\./gi)) {
    if (match.index < limit) continue;
    const isScheme = match[0] === '://';
    const start = isScheme ? schemeStart(text, match.index, limit) : match.index;
    if (start === undefined) continue;
    const from = match.index + match[0].length;
    // A link of Markdown ends with its bracket: "[words](https://…)-Einstellung".
    const isInLink = text.slice(Math.max(0, start - 2), start) === '](';
    const end = urlEnd(text, from, references, isInLink);
    if (end > from) ranges.push({ start, end });
    limit = Math.max(end, from);
  }
  return ranges;
}

/** Returns the start of the scheme before this "://", which is a letter; undefined without one. */
function schemeStart(text: string, end: number, limit: number): number | undefined {
  let start = prefixStart(text, end, limit, /[A-Za-z0-9+.-]/);
  while (start < end && !/[A-Za-z]/.test(text[start] ?? '-')) start += 1;
  return start < end ? start : undefined;
}

function urlEnd(text: string, from: number, references: ReferenceMode, isInLink: boolean): number {
  let end = from;
  let depth = 0;
  while (end < text.length) {
    const char = text[end] ?? ' ';
    if (char === '&' && references !== 'none') {
      const reference = characterReferenceAt(text, end, references === 'attribute');
      // &amp; is part of a URL; &nbsp; and &quot; end it.
      if (reference !== undefined && !isUrlCharacter(reference.decoded)) break;
      end = reference?.end ?? end + 1;
    } else if (isUrlCharacter(char)) {
      if (char === '(') depth += 1;
      else if (char === ')') depth -= 1;
      if (isInLink && depth < 0) break;
      end += 1;
    } else {
      break;
    }
  }
  while (end > from && ".,;:!?)]'".includes(text[end - 1] ?? '-')) end -= 1;
  return end;
}

function isUrlCharacter(char: string): boolean {
  return !/[\s<>"`{}|\\^⟦⟧]/.test(char);
}

function emailRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let limit = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const start = prefixStart(text, at, limit, /[A-Za-z0-9._%+-]/);
    const domain = /^[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/.exec(
      text.slice(at + 1, at + 1 + LONGEST_DOMAIN),
    );
    if (start === at || domain === null) continue;
    limit = at + 1 + domain[0].length;
    const scheme = 'mailto:';
    const isLink = text.slice(Math.max(0, start - scheme.length), start).toLowerCase() === scheme;
    ranges.push({ start: isLink ? start - scheme.length : start, end: limit });
  }
  return ranges;
}

/**
 * Returns the start of the run of `allowed` characters that ends at `end`, at most 64 long and not before
 * `limit`.
 */
function prefixStart(text: string, end: number, limit: number, allowed: RegExp): number {
  const earliest = Math.max(limit, end - LONGEST_PREFIX);
  let start = end;
  while (start > earliest && allowed.test(text[start - 1] ?? ' ')) start -= 1;
  return start;
}

function rangeOf(start: number, length: number): TextRange {
  return { start, end: start + length };
}
