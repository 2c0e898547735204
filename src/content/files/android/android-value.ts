import type { TextRange } from '../../html/tokenize';
import { encodeText as encodeHtml } from '../../html/decode-text';
import { markupKind } from '../markup-kind';
import { toWellFormedXml } from '../xml/well-formed';
import type { XmlElement, XmlNode } from '../xml/xml-node';
import { decodeXml, encodeCdata, encodeXml } from '../xml/xml-text';
import { AndroidTextReader, AndroidTextWriter } from './android-text';

/** The value of an element of a resource file, and how a target for it is written. */
export interface AndroidValue {
  readonly data: 'text' | 'html';
  readonly value: string;
  readonly place: TextRange;
  /** Encodes the target as content for `place`. */
  readonly encode: (target: string) => string;
}

/** Reads the value of `<string>` or `<item>`. Without child elements it is the text that the app gets. */
export function readAndroidValue(text: string, element: XmlElement): AndroidValue {
  const nodes = element.children.filter(({ kind }) => kind !== 'comment' && kind !== 'instruction');
  if (nodes.some(({ kind }) => kind === 'element')) return readMarkup(text, element);
  const reader = new AndroidTextReader();
  for (const node of nodes) reader.read(characterData(text, node));
  const value = reader.take(true);
  const [cdata, ...others] = nodes.filter((node) => node.kind === 'cdata' || !isBlank(text, node));
  if (cdata?.kind === 'cdata' && others.length === 0) {
    const place = { start: cdata.start, end: cdata.end };
    return { data: 'html', value, place, encode: encodeInCdata };
  }
  return { data: markupKind(value), value, place: element.content, encode: encodePlain };
}

const encodeInCdata = (target: string): string =>
  encodeCdata(new AndroidTextWriter().write(target, true), '\n');
const encodePlain = (target: string): string => encodeXml(new AndroidTextWriter().write(target, true), '\n');

function encodeMarkup(target: string): string {
  const writer = new AndroidTextWriter();
  return toWellFormedXml(target, (text, isEnd) => encodeXml(writer.write(text, isEnd), '\n'));
}

/** Inline elements (`<b>`, `<xliff:g>`) make the value markup, in which text is escaped as in HTML. */
function readMarkup(text: string, element: XmlElement): AndroidValue {
  const reader = new AndroidTextReader();
  const parts: string[] = [];
  addMarkup(text, element, reader, parts);
  parts.push(encodeHtml(reader.take(true)));
  return {
    data: 'html',
    value: parts.join(''),
    place: element.content,
    encode: encodeMarkup,
  };
}

function addMarkup(text: string, element: XmlElement, reader: AndroidTextReader, parts: string[]): void {
  for (const child of element.children) {
    if (child.kind === 'element') {
      parts.push(encodeHtml(reader.take(false)), text.slice(child.start, child.content.start));
      addMarkup(text, child, reader, parts);
      parts.push(encodeHtml(reader.take(false)), text.slice(child.content.end, child.end));
    } else if (child.kind === 'text' || child.kind === 'cdata') {
      reader.read(characterData(text, child));
    }
  }
}

function characterData(text: string, node: XmlNode): string {
  const raw = text.slice(node.start, node.end);
  return node.kind === 'cdata' ? raw : decodeXml(raw);
}

function isBlank(text: string, { start, end }: XmlNode): boolean {
  return text.slice(start, end).trim() === '';
}
