import { attributeOf, childElements, type XmlElement } from '../../xml/xml-node';
import { isNameToken } from '../../xml/xml-names';
import { namespaceOf } from '../../xml/namespaces';
import { quoted, type Report } from './report';
import type { Schema } from './schema';

/** Finds ids that are used twice in their scope. */
export class IdScope {
  readonly #seen = new Set<string>();
  readonly #title: string;
  readonly #report: Report;

  /** `title` completes “is used twice …”. */
  constructor(title: string, report: Report) {
    this.#title = title;
    this.#report = report;
  }

  add(element: XmlElement, attribute = 'id'): void {
    const id = attributeOf(element, attribute);
    if (id === undefined) return;
    if (this.#seen.has(id)) {
      this.#report.add(
        attribute,
        element.start,
        `The id ${quoted(id)} is used twice ${this.#title}; change one of them.`,
      );
    }
    this.#seen.add(id);
  }

  addAll(elements: readonly XmlElement[], attribute = 'id'): void {
    for (const element of elements) this.add(element, attribute);
  }
}

/** Ids of extensions are name tokens, and unique in the file, group or unit that has them. */
export function checkExtensionIds(element: XmlElement, schema: Schema, report: Report): void {
  const seen = new Set<string>();
  const visit = (extension: XmlElement, namespace: string): void => {
    for (const { name, value, start } of extension.attributes) {
      // Elements of the standard inside of an extension have ids of their own scopes.
      if ((name !== 'id' && name !== 'xml:id') || schema.prefixes.has(namespace)) continue;
      const key = `${namespace} ${value}`;
      if (seen.has(key)) {
        report.add(
          'Extension Mechanisms',
          start,
          `The id ${quoted(value)} is used twice by extensions of <${element.name}>; change one of them.`,
        );
      } else if (!isNameToken(value)) {
        report.add('Extension Mechanisms', start, `The id ${quoted(value)} is no name token; change it.`);
      }
      seen.add(key);
    }
    for (const child of childElements(extension)) visit(child, namespaceOf(child) ?? '');
  };
  for (const child of childElements(element)) {
    const namespace = namespaceOf(child);
    if (namespace !== undefined && !schema.prefixes.has(namespace)) visit(child, namespace);
  }
}
