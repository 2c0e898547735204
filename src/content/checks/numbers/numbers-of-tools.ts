import { isRenumberedNote } from '../addresses/note-links';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from './number-tokens';

/* Numbers that tools put into a text: of sections, footnotes, references and manual pages. */

/** The section of a manual page, `ls(1)`, which a translation may add to the name or leave out. */
export const isManualPage = (
  token: NumberToken,
  own: ParsedValue,
  rest: readonly NumberToken[],
  other: ParsedValue,
) => isSection(token, own) && !rest.some((one) => isSection(one, other, SPACED_SECTION));

const isSection = (
  { start, end }: NumberToken,
  { words }: ParsedValue,
  before: RegExp = SECTION_BEFORE,
): boolean =>
  before.test(words.slice(Math.max(0, start - 3), start)) && SECTION_AFTER.test(words.slice(start, end + 8));

const SECTION_BEFORE = /[\p{L}\p{N}%\u001c\u001d]\($/u;
/** Some pages have a space behind the name: `ls (1)`. */
const SPACED_SECTION = /[\p{L}\p{N}%\u001c\u001d]\s?\($/u;
const SECTION_AFTER = /^[1-9][a-z]{0,6}\)/;

/** Tools number the sections that a link names, and some languages leave the number out. */
export function isNumberOfSection({ raw, readable }: ParsedValue, { start, end }: NumberToken): boolean {
  const before = raw.slice(
    Math.max(0, readable.spanOf(start, end).from - 300),
    readable.spanOf(start, end).from,
  );
  const link = before.slice(before.lastIndexOf('<a '));
  return (
    link.startsWith('<a ') && (link.includes('xref') || link.endsWith(' title="')) && !link.includes('</a>')
  );
}

/**
 * Whether it is the number of a section in a link that a tool wrote: `Section 9.7.5, “Log files”`. Some
 * languages have the title alone.
 */
export function isOfCrossReference(
  { isHtml, raw, readable }: ParsedValue,
  { text, start, end }: NumberToken,
): boolean {
  if (!isHtml || !/^\d{1,3}(?:\.\d{1,3})+$/.test(text)) return false;
  const { from, to } = readable.spanOf(start, end);
  return (
    CROSS_REFERENCE.test(raw.slice(Math.max(0, from - 300), from)) &&
    /^[,.:]? ?["“„«]/.test(raw.slice(to, to + 3))
  );
}

const CROSS_REFERENCE =
  /<a\s[^<>]{0,200}href="[^"<>]{0,200}#[^"<>]{1,100}"[^<>]{0,60}>\p{L}{1,20}[ \u00a0]$/u;

/** Tools number the chapters of some languages alone: `<h1>第12章 プログラミング</h1>`. */
export function isNumberOfChapter(
  { isHtml, raw, readable }: ParsedValue,
  { start, end }: NumberToken,
): boolean {
  const { from, to } = readable.spanOf(start, end);
  return (
    isHtml &&
    /<h[1-6][^<>]{0,60}>\s?第$/.test(raw.slice(Math.max(0, from - 70), from)) &&
    /^[章節节部]/.test(raw.slice(to, to + 1))
  );
}

/** Whether it is the number of a question in a list that a tool made: `11.1. <a href="#idm12">`. */
export function isNumberOfQuestion(
  { isHtml, raw, readable }: ParsedValue,
  { text, start, end }: NumberToken,
): boolean {
  if (!isHtml || !/^\d{1,2}\.\d{1,2}\.?$/.test(text)) return false;
  const { from, to } = readable.spanOf(start, end);
  return raw[from - 1] === '>' && QUESTION.test(raw.slice(to, to + 120));
}

const QUESTION = /^\.?(?:\s<a\s[^<>]{0,20}href="[^"<>#]{0,60}#idm?\d|<\/b>(?:<\/p>)?<\/td>)/;

/** Tools number footnotes by chapter or page, which has others in another language. */
export function isNumberOfFootnote(
  { raw, readable }: ParsedValue,
  { start, end }: NumberToken,
  pair: ParsedPair,
): boolean {
  const { from, to } = readable.spanOf(start, end);
  const before = raw.slice(Math.max(0, from - 300), from);
  if (!/^[\])]?\s?<\//.test(raw.slice(to, to + 4))) return false;
  return FOOTNOTE.test(before.slice(-200)) || isRenumberedNote(before, raw.slice(from, to), pair);
}

/**
 * Whether it is the number of a reference that a renderer of manual pages put right after a name in bold:
 * `<b>RFC 1323</b>[9]`. It counts the links of the page, which has others in another language.
 */
export function isRenderedReference(
  { isHtml, raw, readable }: ParsedValue,
  { start, end }: NumberToken,
): boolean {
  const { from, to } = readable.spanOf(start, end);
  return isHtml && raw[to] === ']' && /<\/[bi]>\[$/.test(raw.slice(Math.max(0, from - 5), from));
}

const FOOTNOTE =
  /<sup class="para">\[$|<a href="#(?:ftn\.[\w.-]{1,60}|idm\d{1,20})">(?:<sup>)?\[$|<(?:a|sup|span)\s[^<>]{0,100}class="[^"<>]{0,60}(?:footnote|fn-?ref)[^<>]{0,80}>\[?$/;

/**
 * Whether it is the number of a part of the text, "section 7.2" or "p. 41", which another edition counts in
 * its own way. A tool writes the right one into a link.
 */
export const isNumberOfPart = ({ words, raw, readable }: ParsedValue, { start, end }: NumberToken): boolean =>
  PART.test(words.slice(Math.max(0, start - 10), start)) &&
  !/^[^<]{0,200}<\/a>/.test(raw.slice(readable.spanOf(start, end).to));

const PART = /(?<!\p{L})(?:section|chapter|figure|table|appendix|pages?|pp?\.)[ \u00a0]$/iu;

/**
 * Whether they are the page of a title in quotation marks in two editions, which is not far away: “Paths” on
 * page 66, „Ścieżki” na str. 65.
 */
export const arePages = (
  { start, text }: NumberToken,
  source: ParsedValue,
  other: NumberToken,
  target: ParsedValue,
): boolean =>
  Math.abs(Number(text) - Number(other.text)) <= Number(text) * farthestPage &&
  PAGE_OF_TITLE.test(source.words.slice(Math.max(0, start - 12), start)) &&
  AFTER_TITLE.test(target.words.slice(Math.max(0, other.start - 24), other.start));

const farthestPage = 0.1;
const PAGE_OF_TITLE = /["”’»],? (?:on )?page $/;
const AFTER_TITLE = /["”“’‘'»」』][,、]?\s?(?:\p{L}{1,10}\.?\s?){1,2}$/u;
