import type { TextRange } from '../../html/tokenize';
import type { NamespaceScope } from './namespace-scope';

export interface XmlAttribute extends TextRange {
  /** Name with its prefix. */
  readonly name: string;
  /** The decoded value. */
  readonly value: string;
  /** Range between the quotes. */
  readonly valueRange: TextRange;
}

export interface XmlElement extends TextRange {
  readonly kind: 'element';
  /** Name with its prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlNode[];
  /** Range between start and end tag; empty, after the tag, for an element without end tag. */
  readonly content: TextRange;
  readonly isSelfClosing: boolean;
  /** The namespaces that are declared here and on its ancestors. */
  readonly scope: NamespaceScope;
}

/**
 * Character data (`text` with references, or `cdata` between its delimiters), a comment or an instruction.
 */
export interface XmlLeaf extends TextRange {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction';
}

export type XmlNode = XmlElement | XmlLeaf;

/** Returns the name without its prefix. */
export function localName({ name }: Pick<XmlElement, 'name'>): string {
  return name.slice(name.indexOf(':') + 1);
}

export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

export function childElements({ children }: XmlElement, name?: string): readonly XmlElement[] {
  return children.filter(
    (child): child is XmlElement =>
      child.kind === 'element' && (name === undefined || localName(child) === name),
  );
}

export function childElement(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find(
    (child): child is XmlElement => child.kind === 'element' && localName(child) === name,
  );
}
