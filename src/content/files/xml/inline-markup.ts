import type { TextRange } from '../../html/tokenize';
import { encodeText as encodeHtml } from '../../html/decode-text';
import { markupKind } from '../markup-kind';
import { toWellFormedXml } from './well-formed';
import type { XmlElement } from './xml-node';
import { contentEdit, decodeXml, encodeCdata, encodeXml, textContent } from './xml-text';
import type { Edit } from '../file-format';

/** What an element with inline elements or text says, and how a target is written in its way. */
export interface InlineContent {
  readonly data: 'text' | 'html';
  readonly value: string;
  readonly place: TextRange;
  /** The target as content of such an element, a CDATA section included where the element has one. */
  readonly encode: (target: string) => string;
}

/** The content of an element: markup where it has elements inside, else text. */
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

/** The edit that makes a target the content of an element, written in the way of `model`. */
export function inlineEdit(element: XmlElement, model: InlineContent, target: string): Edit {
  return contentEdit(element, model.encode(target));
}

/** The text between tags is escaped as HTML escapes it, whichever way the file does. */
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
