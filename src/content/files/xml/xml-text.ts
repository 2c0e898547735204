import { UnwritableTarget, type Edit } from '../file-format';
import type { XmlElement } from './xml-node';
import { ownValue } from '../../own-value';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the reference whose `&` is at `at`; undefined for one that only a DTD could define. */
export function xmlReferenceAt(
  text: string,
  at: number,
): { readonly end: number; readonly decoded: string } | undefined {
  const semicolon = text.slice(at, at + 14).indexOf(';');
  if (semicolon === -1) return undefined;
  const name = text.slice(at + 1, at + semicolon);
  const decoded = name.startsWith('#') ? decodeNumber(name) : ownValue(entities, name);
  return decoded === undefined ? undefined : { end: at + semicolon + 1, decoded };
}

function decodeNumber(name: string): string | undefined {
  const isHex = name[1] === 'x';
  const digits = name.slice(isHex ? 2 : 1);
  if (!(isHex ? /^[\da-fA-F]+$/ : /^\d+$/).test(digits)) return undefined;
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
  const character = String.fromCodePoint(code);
  return forbidden.test(character) ? undefined : character;
}

/** Characters that XML 1.0 can't represent. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]/;

/** Decodes XML text: resolves references and converts line ends to LF. */
export function decodeXml(raw: string): string {
  const text = raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
  let at = text.indexOf('&');
  if (at === -1) return text;
  const parts: string[] = [];
  let from = 0;
  for (; at !== -1; at = text.indexOf('&', Math.max(from, at + 1))) {
    const reference = xmlReferenceAt(text, at);
    if (reference === undefined) continue;
    parts.push(text.slice(from, at), reference.decoded);
    from = reference.end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/**
 * Encodes text for XML content, with the file's line ends. @throws UnwritableTarget for characters that XML
 * lacks.
 */
export function encodeXml(text: string, lineEnd: string): string {
  refuseForbidden(text);
  const encoded = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');
  return writeLineEnds(encoded.replaceAll('\r', '&#13;'), lineEnd);
}

/** Encodes text for an attribute in double or single quotes. */
export function encodeXmlAttribute(text: string): string {
  return encodeXml(text, '\n')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');
}

/** Encodes text for the inside of a CDATA section. */
export function encodeCdata(text: string, lineEnd: string): string {
  refuseForbidden(text);
  return writeLineEnds(text.replaceAll(']]>', ']]]]><![CDATA[>'), lineEnd);
}

export function writeLineEnds(text: string, lineEnd: string): string {
  return lineEnd === '\n' ? text : text.replaceAll('\n', lineEnd);
}

/** Returns CRLF if the first line ends so, else LF. */
export function lineEndOf(text: string): string {
  const first = text.indexOf('\n');
  return first > 0 && text[first - 1] === '\r' ? '\r\n' : '\n';
}

export function escapeXmlCharacter(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`;
}

function refuseForbidden(text: string): void {
  if (forbidden.test(text)) {
    throw new UnwritableTarget('has a control character that XML does not have; remove it.');
  }
}

/** Returns the character data of an element and its descendants, without comments. */
export function textContent(text: string, element: XmlElement): string {
  return element.children
    .map((child) => {
      if (child.kind === 'element') return textContent(text, child);
      if (child.kind === 'text') return decodeXml(text.slice(child.start, child.end));
      return child.kind === 'cdata' ? text.slice(child.start, child.end).replaceAll(/\r\n?/g, '\n') : '';
    })
    .join('');
}

/** Returns the edit that replaces the content of an element, which may be `<x/>`. */
export function contentEdit(element: XmlElement, xml: string): Edit {
  if (!element.isSelfClosing) return { ...element.content, text: xml };
  return { start: element.end - 2, end: element.end, text: `>${xml}</${element.name}>` };
}
