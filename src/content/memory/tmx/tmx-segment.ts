import { attributeOf, localName, type XmlElement } from '../../files/xml/xml-node';
import { decodeXml, textContent } from '../../files/xml/xml-text';
import { encodeText } from '../../html/decode-text';
import { plainText } from '../../html/plain-text';
import { tokenizeHtml } from '../../html/tokenize';
import { untranslatableRanges } from '../../html/untranslatable';
import { onOneLine } from '../field-units';
import { isBalanced } from '../unit-markup';

/** A text of a unit. */
export interface TmxSegment {
  /** Visible text on one line. */
  readonly text: string;
  /** With inline tags, as HTML; absent where there are none. */
  readonly markup?: string;
  /** It has codes that don't pair. These are left out, or all of them where it isn't clear which pair. */
  readonly hasLoneCodes?: true;
}

/**
 * Reads a `seg`. A code that is an HTML tag stays that tag, a placeholder such as `%s` or a space stays text,
 * and any other code becomes `<g id>` or `<x id>`, by its number. `hi` and `sub` are no codes. With
 * `isHtml`, text that has tags is markup itself.
 */
export function readSegment(text: string, segment: XmlElement, isHtml: boolean): TmxSegment {
  const parts = partsOf(text, segment);
  const hasCodes = parts.some(({ kind }) => kind === 'code');
  const whole = parts.map((part) => (part.kind === 'text' ? part.text : part.space)).join('');
  if (!hasCodes && isHtml && whole.includes('<') && isBalanced(whole)) {
    const hasTags = tokenizeHtml(whole).some(({ kind }) => kind === 'tag');
    if (hasTags) return { text: plainText(whole, 'html'), markup: whole.trim() };
  }
  const plain = onOneLine(whole);
  if (!hasCodes) return { text: plain };
  const markup = markupOf(parts);
  if (isBalanced(markup)) return { text: plain, markup };
  const paired = parts.filter((part) => part.kind === 'text' || part.isIsolated !== true);
  const rest = markupOf(paired);
  const isKept = paired.some(({ kind }) => kind === 'code') && isBalanced(rest);
  return { text: plain, ...(isKept ? { markup: rest } : {}), hasLoneCodes: true };
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'code';
      readonly tag: string;
      /** Stands for the code where only text counts. */
      readonly space: string;
      /** Its counterpart is in another segment (`it`). */
      readonly isIsolated?: true;
    };

const markupOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => (part.kind === 'text' ? encodeText(part.text) : part.tag))
    .join('')
    .trim();

function partsOf(text: string, segment: XmlElement): readonly Part[] {
  return segment.children.flatMap((child): readonly Part[] => {
    if (child.kind === 'text') return [{ kind: 'text', text: decodeXml(text.slice(child.start, child.end)) }];
    if (child.kind === 'cdata') return [{ kind: 'text', text: text.slice(child.start, child.end) }];
    if (child.kind !== 'element') return [];
    return localName(child) === 'hi' ? partsOf(text, child) : [codeOf(text, child)];
  });
}

function codeOf(text: string, element: XmlElement): Part {
  const name = localName(element);
  const native = textContent(text, element);
  const isPaired = name === 'bpt' || name === 'ept';
  if (!isPaired && native !== '' && isReadable(native)) return { kind: 'text', text: native };
  const [only, ...others] = tokenizeHtml(native);
  if (only?.kind === 'tag' && others.length === 0) {
    const isBreak = only.name === 'br' || only.name === 'p' || only.name === 'div';
    const isIsolated = name === 'it';
    return { kind: 'code', tag: native, space: isBreak ? ' ' : '', ...(isIsolated ? { isIsolated } : {}) };
  }
  const id = (attributeOf(element, 'i') ?? attributeOf(element, 'x') ?? '').replaceAll(/[^\w.-]/g, '');
  if (name === 'bpt') return { kind: 'code', tag: `<g id="${id}">`, space: '' };
  return { kind: 'code', tag: name === 'ept' ? '</g>' : `<x id="${id}"/>`, space: '' };
}

/** Whether a code is a part of the text for a reader: a placeholder, or white space. */
function isReadable(native: string): boolean {
  if (native.trim() === '') return true;
  const [only, ...others] = untranslatableRanges(native, 'none');
  return only?.start === 0 && only.end === native.length && others.length === 0;
}
