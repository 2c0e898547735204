import { countMatches } from '../../text/matches';
import { countOf, firstMatches } from '../counted';
import { characterReferenceAt } from '../../html/character-reference';
import { damagedReferences, isWrittenAlike } from './damaged-references';
import { exchangedSigns } from './exchanged-signs';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';

/** Text that looks like a reference, with its semicolon. */
const REFERENCE = /&(?:amp;)?#?[a-zA-Z][a-zA-Z\d]{1,30};|&#\d{1,7};?/g;

/** Whether a no-break space stands before a mark as in French, in a text that a page shows. */
export const isFrenchSpace = (text: string, raw: string, at: number): boolean =>
  text === '&nbsp;' && (/^[:;!?»]/.test(raw.slice(at + text.length)) || raw[at - 1] === '«');

/** A reference of plain text, perhaps without its semicolon. */
const WRITTEN = /&([a-zA-Z]{2,10})(?:;|(?![\p{L}\p{N}=;]))/gu;

/** Whether a text is written as a reference, and is none, where a source has references. */
const isUnknown = (text: string, source: string): boolean =>
  text.endsWith(';') && !isReference(text) && /&[a-z]{2,6};/.test(source);

/** Finds character references that are shown as they are written, or that browsers only guess. */
export const characterReferences: FieldCheck = {
  ids: ['corrupted'],
  find({ source, target }, problems) {
    if (!/[&;；]/.test(target.raw) && !source.raw.includes('&lt;')) return;
    const add = (variant: string, text: string, from: number) => {
      const span = { from, to: from + text.length };
      if (source.raw.includes(text) || problems.hasAt('corrupted', span)) return;
      problems.add('corrupted', variant, { text }, { target: [span] });
    };
    if (!target.isHtml) {
      if (isReadAsHtml(source.raw, target.raw)) {
        for (const { index, 0: text, 1: name = '' } of firstMatches(target.raw, WRITTEN)) {
          const reference = `&${name};`;
          const place = { from: index, to: index + text.length };
          if (text !== reference && source.raw.includes(reference))
            problems.add('corrupted', 'damaged-reference', { text, reference }, { target: [place] });
          else if (isUnknown(text, source.raw)) add('unknown-reference', text, index);
        }
        return;
      }
      for (const { index, 0: text } of firstMatches(target.raw, REFERENCE)) {
        if (isReference(text) && !isFrenchSpace(text, target.raw, index)) add('escaped', text, index);
      }
      return;
    }
    const texts = textsOf(target);
    const damaged = [
      ...damagedReferences(texts, target.raw, source.raw),
      ...exchangedSigns(target.raw, source.raw),
    ];
    for (const { text, index, reference } of damaged) {
      const place = { from: index, to: index + text.length };
      problems.add('corrupted', 'damaged-reference', { text, reference }, { target: [place] });
    }
    for (const { start, end } of texts) {
      const piece = target.raw.slice(start, end);
      for (const { index, 0: written } of firstMatches(piece, REFERENCE)) {
        if (!written.startsWith('&amp;')) {
          if (!isReference(written)) add('unknown-reference', written, start + index);
          continue;
        }
        const reference = `&${written.slice(5)}`;
        const [from, to] = [start + index, start + index + written.length];
        if (isListedReference(piece, index, index + written.length) || !isReference(reference)) continue;
        // Code shows a reference as it is typed.
        if (
          isInCode(target.raw, start) &&
          !isWrittenAlike(reference, target.raw, from, to, source.raw) &&
          countOf(source.raw, reference) <= countOf(target.raw, reference)
        )
          continue;
        add('escaped', written, from);
      }
    }
  },
};

const isInCode = (raw: string, start: number): boolean =>
  /<(?:code|kbd|samp|tt|pre)\b[^<>]{0,200}>$/i.test(raw.slice(Math.max(0, start - 220), start));

/** Whether a reference for a sign of HTML is one of several that a text lists: "(&amp;lt;, &amp;amp;)". */
export const isListedReference = (text: string, start: number, end: number): boolean =>
  SIGN.test(text.slice(start, end)) &&
  (LISTED_AFTER.test(text.slice(end, end + longestReference)) ||
    LISTED_BEFORE.test(text.slice(Math.max(0, start - longestReference), start)));

const SIGN = /^&(?:amp;)?(?:lt|gt|amp|quot|apos);$/;
const longestReference = 16;
const LISTED_AFTER = /^\s?[,、]\s?&(?:amp;)?(?:lt|gt|amp|quot|apos);(?=[\s,、.)）]|$)/;
const LISTED_BEFORE = /(?:^|[\s(（])&(?:amp;)?(?:lt|gt|amp|quot|apos);\s?[,、]\s?$/;

/**
 * Whether a program reads this plain text as HTML: the source has tags or references too, or the target has
 * several references for marks, or elements of its own.
 */
export const isReadAsHtml = (source: string, target: string): boolean =>
  /&(?:#\d{2,6}|[a-zA-Z]{2,10});|<\/?[a-zA-Z][^<>]{0,200}>|\{\{(?:PLURAL|GENDER|GRAMMAR):/.test(source) ||
  /<(code|tt|kbd|b|i|em|strong)>[^<>]{1,200}<\/\1>/.test(target) ||
  countMatches(target, /&(?:[lr][sda]quo|nbsp|hellip|[nm]dash|#8\d{3});/g) > 1;

const textsOf = ({ pieces }: ParsedValue) =>
  pieces.filter((piece) => piece.kind === 'text' && piece.isTranslatable && piece.hasReferences);

const isReference = (text: string): boolean => characterReferenceAt(text, 0, false)?.end === text.length;
