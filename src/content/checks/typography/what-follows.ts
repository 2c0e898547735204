import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';

/* The HTML behind a block of text. */

/** A list, a table or code. */
export const LIST_NEXT =
  /^\s{0,200}(?:<\/(?:p|div|dt|dd|h[1-6]|b|strong|em|span)>\s{0,200}){0,5}(?:<div(?: [^<>]{1,100})?>\s{0,200}){0,2}<(?:(?:ul|ol|dl|table|pre|figure|blockquote)[\s>]|div class="(?:example|code|highlight|listing)|code>)/i;
/** A colon may lead to a picture; a full stop in its title is another matter. */
export const IMAGE_NEXT =
  /^\s{0,200}(?:<\/(?:p|div|b|strong|em|span)>\s{0,200}){0,4}(?:<div(?: [^<>]{1,100})?>\s{0,200}){0,3}<img\s/i;

/** Whether a list, a table, code or an image follows a block. */
export function leadsTo(
  { isHtml, raw, readable }: ParsedValue,
  { start, end }: TextBlock,
  next: readonly RegExp[],
): boolean {
  if (!isHtml) return false;
  const { to } = readable.spanOf(start, end);
  const after = raw.slice(to, to + 500);
  return next.some((one) => one.test(after));
}

/** Whether a line, a list or an example follows in which the sentence of a block may go on. */
export const goesOn = ({ raw, readable }: ParsedValue, { start, end }: TextBlock): boolean => {
  const { to } = readable.spanOf(start, end);
  return LINE_NEXT.test(raw.slice(to, to + 300));
};

const LINE_NEXT = /^\s{0,100}(?:<\/\w{1,10}>\s{0,100}){0,4}<(?:br|pre|div|ul|ol|dl|table|blockquote|code)\b/i;

/**
 * Whether a sentence of Japanese goes on behind the code that follows a block, with a particle:
 * "…には<pre>…</pre>を実行します。"
 */
export function goesOnBehindCode({ raw, readable }: ParsedValue, { start, end }: TextBlock): boolean {
  const { to } = readable.spanOf(start, end);
  const after = raw.slice(to, to + longestCode);
  if (!CODE_NEXT.test(after)) return false;
  const close = after.indexOf('</pre>');
  return close !== -1 && PARTICLE_NEXT.test(after.slice(close, close + 100));
}

/** In UTF-16 units; longer code is no part of a sentence. */
const longestCode = 2000;
const CODE_NEXT = /^\s{0,100}(?:<\/(?:p|li|dd|td|div)>\s{0,100})?<pre\b/i;
/** No word begins with the first one; the others begin words too, which go on in the same letters. */
const PARTICLE_NEXT =
  /^<\/pre>\s{0,50}(?:<p>\s{0,50})?(?:を|[とでにが](?=[、\p{Script=Han}\p{Script=Katakana}]))/u;
