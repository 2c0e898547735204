import type { TextRange } from '../../html/tokenize';
import { encodeText as encodeHtml } from '../../html/decode-text';
import { markupKind } from '../markup-kind';
import { toWellFormedXml } from './well-formed';
import type { XmlElement } from './xml-node';
import { contentEdit, decodeXml, encodeCdata, encodeXml, textContent } from './xml-text';
import type { Edit } from '../file-format';

/** The value of an element with text and inline elements, and how a target for it is written. */
export interface InlineContent {
  readonly data: 'text' | 'html';
  readonly value: string;
  readonly place: TextRange;
  /** Encodes the target as content of the element, with a CDATA section if the element has one. */
  readonly encode: (target: string) => string;
}

/** Reads the content of an element: markup if it has child elements or `isMarkup` is set, else text. */
export function readInline(
  text: string,
  element: XmlElement,
  lineEnd: string,
  isMarkup = false,
): InlineContent {
  const encode = (target: string): string => encodeXml(target, lineEnd);
  const place = element.content;
  if (isMarkup || hasInline(element)) {
    const encodeMarkup = (target: string): string => toWellFormedXml(target, encode);
    return { data: 'html', value: markupOf(text, element), place, encode: encodeMarkup };
  }
  const value = textContent(text, element);
  const [only, ...others] = element.children.filter(
    ({ kind, start, end }) => kind === 'cdata' || (kind === 'text' && text.slice(start, end).trim() !== ''),
  );
  if (only?.kind === 'cdata' && others.length === 0 && only.end - only.start === value.length) {
    const encodeInCdata = (target: string): string => `<![CDATA[${encodeCdata(target, lineEnd)}]]>`;
    return { data: markupKind(value), value, place, encode: encodeInCdata };
  }
  return { data: markupKind(value), value, place, encode };
}

/** A source, and its target where the file has one, in the same notation. */
export interface InlinePair {
  readonly model: InlineContent;
  /** Empty where the file has no target. */
  readonly existing: string;
}

/**
 * Reads a source and its target. Both are markup if one of them has inline elements: a code that only the
 * target has would be escaped into its text else.
 */
export function readInlinePair(
  text: string,
  source: XmlElement,
  target: XmlElement | undefined,
  lineEnd: string,
): InlinePair {
  const isMarkup = hasInline(source) || (target !== undefined && hasInline(target));
  const model = readInline(text, source, lineEnd, isMarkup);
  const existing = target === undefined ? '' : readInline(text, target, lineEnd, isMarkup).value;
  return { model, existing };
}

function hasInline(element: XmlElement): boolean {
  return element.children.some(({ kind }) => kind === 'element');
}

/** Returns the edit that writes a target into an element, in the notation of `model`. */
export function inlineEdit(element: XmlElement, model: InlineContent, target: string): Edit {
  return contentEdit(element, model.encode(target));
}

/** Text between tags is escaped as in HTML, whatever the file's own escaping. */
function markupOf(text: string, element: XmlElement): string {
  return element.children
    .map((child) => {
      if (child.kind === 'text') return encodeHtml(decodeXml(text.slice(child.start, child.end)));
      if (child.kind === 'cdata') return encodeHtml(text.slice(child.start, child.end));
      if (child.kind !== 'element') return '';
      const startTag = text.slice(child.start, child.content.start);
      return startTag + markupOf(text, child) + text.slice(child.content.end, child.end);
    })
    .join('');
}
