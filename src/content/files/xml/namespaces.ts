import { childElements, type XmlAttribute, type XmlElement } from './xml-node';

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
export const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** The namespaces that an element declares, in front of those of its ancestors. */
export class NamespaceScope {
  static readonly outermost = new NamespaceScope(
    undefined,
    new Map([
      ['xml', xmlNamespace],
      ['xmlns', xmlnsNamespace],
    ]),
  );

  readonly #outer: NamespaceScope | undefined;
  readonly #own: ReadonlyMap<string, string>;

  private constructor(outer: NamespaceScope | undefined, own: ReadonlyMap<string, string>) {
    this.#outer = outer;
    this.#own = own;
  }

  /** Returns the scope of an element with these attributes inside this one. */
  with(attributes: readonly XmlAttribute[]): NamespaceScope {
    const own = new Map<string, string>();
    for (const { name, value } of attributes) {
      if (name === 'xmlns') own.set('', value);
      else if (name.startsWith('xmlns:')) own.set(name.slice('xmlns:'.length), value);
    }
    return own.size === 0 ? this : new NamespaceScope(this, own);
  }

  /** Returns the namespace of a prefix: '' for no namespace, undefined for a prefix that is not declared. */
  find(prefix: string): string | undefined {
    const found = this.#own.get(prefix) ?? this.#outer?.find(prefix);
    return found ?? (prefix === '' ? '' : undefined);
  }
}

/** Returns the part of a name before its colon. */
export function prefixOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf(':'), 0));
}

/** Returns the namespace of an element; undefined for a prefix that is not declared. */
export function namespaceOf({ name, scope }: XmlElement): string | undefined {
  return scope.find(prefixOf(name));
}

/** Returns the namespace of an attribute; '' for one without prefix, which belongs to its element. */
export function attributeNamespace(element: XmlElement, { name }: XmlAttribute): string | undefined {
  const prefix = prefixOf(name);
  if (name === 'xmlns') return xmlnsNamespace;
  return prefix === '' ? '' : element.scope.find(prefix);
}

/** Returns the children in the element's own namespace, unlike those of extensions with the same names. */
export function ownChildren(element: XmlElement, name?: string): readonly XmlElement[] {
  const namespace = namespaceOf(element);
  return childElements(element, name).filter((child) => namespaceOf(child) === namespace);
}
