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
  /** Namespaces that were looked up, so that deeply nested documents are still checked in linear time. */
  readonly #found = new Map<string, string | undefined>();

  private constructor(outer: NamespaceScope | undefined, own: ReadonlyMap<string, string>) {
    this.#outer = outer;
    this.#own = own;
  }

  /** Returns the scope of an element with these attributes inside this one. */
  with(attributes: readonly { readonly name: string; readonly value: string }[]): NamespaceScope {
    const own = new Map<string, string>();
    for (const { name, value } of attributes) {
      if (name === 'xmlns') own.set('', value);
      else if (name.startsWith('xmlns:')) own.set(name.slice('xmlns:'.length), value);
    }
    return own.size === 0 ? this : new NamespaceScope(this, own);
  }

  /** Returns the namespace of a prefix: '' for no namespace, undefined for a prefix that is not declared. */
  find(prefix: string): string | undefined {
    if (this.#found.has(prefix)) return this.#found.get(prefix);
    const declared = this.#own.get(prefix) ?? this.#outer?.find(prefix);
    const found = declared ?? (prefix === '' ? '' : undefined);
    this.#found.set(prefix, found);
    return found;
  }
}
