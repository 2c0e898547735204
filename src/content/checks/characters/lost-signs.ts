import { countOf, firstMatches, timesOf } from '../counted';
import { isWrittenAlike, type DamagedReference } from './damaged-references';

/** Finds `&lt;` that became `&gt;` or the reverse, and text that lost the two around it: "&lt;/Files&gt;". */
export function lostSigns(target: string, source: string): readonly DamagedReference[] {
  return [...exchangedSigns(target, source), ...lostBrackets(target, source)];
}

function exchangedSigns(target: string, source: string): readonly DamagedReference[] {
  const [less, greater] = SIGNS.map((sign) => countOf(target, sign) - countOf(source, sign));
  if (less === undefined || less === 0 || greater !== -less) return [];
  const [text, reference] = less > 0 ? [LESS, GREATER] : [GREATER, LESS];
  return firstMatches(target, SIGN).flatMap(({ index, 0: sign }) => {
    const isLike = (one: string): boolean => isWrittenAlike(one, target, index, index + sign.length, source);
    return sign === text && isLike(reference) && !isLike(text) ? [{ index, text, reference }] : [];
  });
}

const [LESS, GREATER] = ['&lt;', '&gt;'] as const;
const SIGNS = [LESS, GREATER];
const SIGN = /&[lg]t;/g;

/** A name alone may have lost them in a sentence, but what is code by its own characters stays code. */
const BRACKETED = /&lt;((?:[^<>&\n]{0,60}["/]|[^<>&\n ]{1,40} [^<>&\n]{0,60}[_:.*])[^<>&\n]{0,60})&gt;/g;

/** An address is one without the signs around it, too. */
const ADDRESS = /^(?:https?:|mailto:|[^\s@]{1,64}@)/;

function lostBrackets(target: string, source: string): readonly DamagedReference[] {
  const [before, after] = [source, target].map((raw) =>
    timesOf(firstMatches(raw, BRACKETED).map(([, text = '']) => text)),
  );
  return [...(before ?? [])].flatMap(([text, times]) => {
    if (times <= (after?.get(text) ?? 0) || countOf(target, text) !== countOf(source, text)) return [];
    if (ADDRESS.test(text)) return [];
    const reference = `&lt;${text}&gt;`;
    let index = target.indexOf(text);
    while (index !== -1 && isOtherThan(reference, target, index, index + text.length))
      index = target.indexOf(text, index + text.length);
    return index === -1 ? [] : [{ index, text, reference }];
  });
}

/** Whether a text is that of another reference, or inside of a path: "~/.dia/sheets" for "&lt;/sheet&gt;". */
const isOtherThan = (reference: string, raw: string, from: number, to: number): boolean =>
  isBesideReference(raw, from, to) ||
  (reference.startsWith('&lt;/') &&
    /[\p{L}\p{N}~._-]\/[\p{L}\p{N}_-]{1,60}$/u.test(raw.slice(Math.max(0, from - 1), to + 1)));

/**
 * Whether a reference ends before a place or begins behind it, perhaps with a tag between them, or a damaged
 * one: "&lt;<i>Files</i>&gt;", "& lt;Files".
 */
const isBesideReference = (raw: string, from: number, to: number): boolean =>
  /[;；](?:<\w{1,10}>)?$/.test(raw.slice(Math.max(0, from - 13), from)) ||
  /^(?:<\/\w{1,10}>)?[&＆]/.test(raw.slice(to, to + 14));
