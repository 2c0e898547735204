import { namespaceOf } from '../../files/xml/namespaces';
import { attributeOf, childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import { decodeXml, textContent } from '../../files/xml/xml-text';
import { markerOfId } from './marked-pieces';
import { ownValue } from '../../own-value';

/** How the inline elements of a format are shown as markers; what is not listed is transparent. */
export type InlineReading = Readonly<Record<string, (element: XmlElement, content: () => string) => string>>;

/** Returns the content of an element with markers in place of its inline codes, and LF as line end. */
export function readMarked(text: string, element: XmlElement, inline: InlineReading): string {
  const namespace = namespaceOf(element);
  return element.children
    .map((child) => {
      if (child.kind === 'text') return decodeXml(text.slice(child.start, child.end));
      if (child.kind === 'cdata') return text.slice(child.start, child.end).replaceAll(/\r\n?/g, '\n');
      if (child.kind !== 'element') return '';
      const content = (): string => readMarked(text, child, inline);
      const read = namespaceOf(child) === namespace ? inline[localName(child)] : undefined;
      return read === undefined ? content() : read(child, content);
    })
    .join('');
}

/** Elements that hold the notation of a code: what they contain is no text of the field. */
const withNotation: ReadonlySet<string> = new Set(['bpt', 'ept', 'ph', 'it', 'ut']);

/**
 * Returns the notations of the inline codes in an element by their markers. Programs that show a notation as
 * text let a reviewer type into it. Empty ones are left out: some programs drop them.
 */
export function notationsIn(
  text: string,
  element: XmlElement,
  inline: InlineReading,
): ReadonlyMap<string, string> {
  const namespace = namespaceOf(element);
  return new Map(
    childElements(element).flatMap((child): readonly (readonly [string, string])[] => {
      const name = localName(child);
      const read = namespaceOf(child) === namespace ? ownValue(inline, name) : undefined;
      if (read === undefined || !withNotation.has(name)) return [...notationsIn(text, child, inline)];
      const notation = textContent(text, child);
      return notation.trim() === '' ? [] : [[read(child, () => ''), notation]];
    }),
  );
}

const single = (element: XmlElement): string => markerOfId(attributeOf(element, 'id') ?? '');

/** A span is one element, or two with `rid` or `startRef` between them. */
const span = (element: XmlElement, content: () => string): string => {
  const id = attributeOf(element, 'id') ?? '';
  return markerOfId(id) + content() + markerOfId(id, true);
};

export const xliff2Inline: InlineReading = {
  pc: span,
  sc: single,
  ec: (element) => markerOfId(attributeOf(element, 'startRef') ?? attributeOf(element, 'id') ?? '', true),
  ph: single,
  cp: (element) => characterOf(attributeOf(element, 'hex') ?? ''),
};

const startOfPair = (element: XmlElement): string =>
  markerOfId(attributeOf(element, 'rid') ?? attributeOf(element, 'id') ?? '');
const endOfPair = (element: XmlElement): string =>
  markerOfId(attributeOf(element, 'rid') ?? (attributeOf(element, 'id') ?? '').replace(/\.end$/, ''), true);

export const xliff1Inline: InlineReading = {
  g: span,
  bpt: startOfPair,
  bx: startOfPair,
  ept: endOfPair,
  ex: endOfPair,
  ph: single,
  x: single,
  it: (element) => (attributeOf(element, 'pos') === 'close' ? endOfPair : startOfPair)(element),
};

function characterOf(hex: string): string {
  const code = /^[\dA-Fa-f]{4,8}$/.test(hex) ? Number.parseInt(hex, 16) : Infinity;
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Returns the text of marks that comment on a part of the content. */
export function commentsIn(element: XmlElement): readonly string[] {
  return childElements(element).flatMap((child) => {
    const inner = commentsIn(child);
    const isMark = /(?:^|:)(?:mrk|sm)$/.test(child.name);
    const comment =
      attributeOf(child, 'comment') ??
      (attributeOf(child, 'type') === 'comment' ? attributeOf(child, 'value') : undefined);
    return isMark && comment !== undefined ? [comment, ...inner] : inner;
  });
}
