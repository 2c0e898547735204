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

/** Reads the content of an element: markup if it has child elements, else text. */
export function readInline(text: string, element: XmlElement, lineEnd: string): InlineContent {
  const encode = (target: string): string => encodeXml(target, lineEnd);
  const place = element.content;
  if (element.children.some(({ kind }) => kind === 'element')) {
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
