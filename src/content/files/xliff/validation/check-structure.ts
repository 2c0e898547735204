import { xmlNamespace, xmlnsNamespace } from '../../xml/namespace-scope';
import { attributeNamespace, namespaceOf } from '../../xml/namespaces';
import { localName, type XmlAttribute, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import type { ElementRule, Schema, SchemaName } from './schema';

/** The prefix of attributes like `xsi:schemaLocation`, which schemas allow everywhere. */
export const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** Returns the name that a schema gives to an element; undefined for one of an extension. */
export function schemaName(schema: Schema, element: XmlElement): SchemaName | undefined {
  return qualify(schema, namespaceOf(element), localName(element));
}

function qualify(schema: Schema, namespace: string | undefined, name: string): SchemaName | undefined {
  const prefix = namespace === undefined ? undefined : schema.prefixes.get(namespace);
  if (prefix === undefined) return undefined;
  return prefix === '' ? name : `${prefix}:${name}`;
}

/** Checks the elements, attributes and values of a document against a schema. */
export function checkStructure(text: string, root: XmlElement, schema: Schema, report: Report): void {
  new StructureCheck(text, schema, report).check(root);
}

class StructureCheck {
  readonly #text: string;
  readonly #schema: Schema;
  readonly #report: Report;

  constructor(text: string, schema: Schema, report: Report) {
    this.#text = text;
    this.#schema = schema;
    this.#report = report;
  }

  check(element: XmlElement): void {
    const name = schemaName(this.#schema, element);
    // The standard says nothing about the content of extensions.
    if (name === undefined) return;
    const rule = this.#schema.elements.get(name);
    if (rule === undefined) {
      this.#report.add(
        name,
        element.start,
        `There is no element <${element.name}>; remove it or correct its name.`,
      );
      return;
    }
    this.#checkAttributes(name, rule, element);
    this.#checkText(name, rule, element);
    this.#checkChildren(name, rule, element);
  }

  #checkText(name: SchemaName, { hasText, particles }: ElementRule, element: XmlElement): void {
    if (hasText) return;
    const wrong = element.children.find(
      ({ kind, start, end }) =>
        kind === 'cdata' ||
        (kind === 'text' && (particles.length === 0 || this.#text.slice(start, end).trim() !== '')),
    );
    if (wrong !== undefined) this.#report.add(name, wrong.start, `<${element.name}> has no text; remove it.`);
  }

  #checkChildren(name: SchemaName, { particles }: ElementRule, element: XmlElement): void {
    const own = prefixOfName(name);
    let at = 0;
    let count = 0;
    const modules = new Map<SchemaName, number>();
    for (const child of element.children) {
      if (child.kind !== 'element') continue;
      const childName = schemaName(this.#schema, child);
      const isOther = childName === undefined || prefixOfName(childName) !== own;
      const fits = ({ names }: ElementRule['particles'][number]): boolean =>
        (childName !== undefined && names.has(childName)) ||
        (isOther && (names.has('other') || names.has('foreign')));
      const next = particles.findIndex((particle, index) => index >= at && fits(particle));
      if (next === -1) {
        this.#report.add(name, child.start, this.#misplaced(element, child, particles.some(fits)));
        this.check(child);
        continue;
      }
      if (next !== at) {
        this.#requireLeast(name, element, child.start, particles.slice(at, next), count);
        [at, count] = [next, 0];
      }
      count += 1;
      const particle = particles[at];
      if (particle !== undefined && count === particle.most + 1) {
        this.#report.add(
          name,
          child.start,
          `<${element.name}> has more than ${particle.most} <${child.name}>; remove one.`,
        );
      }
      if (isOther && childName !== undefined && particle?.names.has('other') === true) {
        this.#checkPlacement(name, element, { child, childName }, modules);
      }
      if (particle?.names.has('foreign') !== true) this.check(child);
    }
    const end = element.isSelfClosing ? element.start : element.content.end;
    this.#requireLeast(name, element, end, particles.slice(at), count);
  }

  #misplaced(parent: XmlElement, child: XmlElement, isKnown: boolean): string {
    return isKnown
      ? `<${child.name}> stands in the wrong place in <${parent.name}>; bring its children into their order.`
      : `<${child.name}> is not allowed in <${parent.name}>; move or remove it.`;
  }

  #requireLeast(
    name: SchemaName,
    element: XmlElement,
    offset: number,
    particles: ElementRule['particles'],
    countOfFirst: number,
  ): void {
    for (const [index, { least, title }] of particles.entries()) {
      if ((index === 0 ? countOfFirst : 0) >= least) continue;
      const missing = title.replaceAll(/[()]/g, '').replaceAll('|', '> or <');
      this.#report.add(name, offset, `<${element.name}> needs <${missing}> here; add it.`);
    }
  }

  #checkPlacement(
    parent: SchemaName,
    element: XmlElement,
    { child, childName }: { readonly child: XmlElement; readonly childName: SchemaName },
    counts: Map<SchemaName, number>,
  ): void {
    const placement = this.#schema.placements.get(childName);
    const most = placement?.get(parent);
    if (placement === undefined ? !this.#schema.elements.has(childName) : most !== undefined) {
      const count = (counts.get(childName) ?? 0) + 1;
      counts.set(childName, count);
      if (count !== (most ?? Infinity) + 1) return;
      this.#report.add(
        parent,
        child.start,
        `<${element.name}> has more than ${most} <${child.name}>; remove one.`,
      );
      return;
    }
    // Elements of other modules are only reused inside of modules.
    if (parent.includes(':')) return;
    this.#report.add(
      childName,
      child.start,
      `<${child.name}> is not allowed in <${element.name}>; move or remove it.`,
    );
  }

  #checkAttributes(name: SchemaName, rule: ElementRule, element: XmlElement): void {
    for (const attribute of element.attributes) this.#checkAttribute(name, rule, element, attribute);
    for (const [required, { isRequired }] of rule.attributes) {
      if (!isRequired || element.attributes.some((one) => this.#attributeName(element, one) === required))
        continue;
      this.#report.add(required, element.start, `<${element.name}> needs the attribute ${required}; add it.`);
    }
  }

  /** Returns an attribute's name in the schema; undefined for one of an extension. */
  #attributeName(element: XmlElement, attribute: XmlAttribute): SchemaName | undefined {
    const namespace = attributeNamespace(element, attribute);
    const local = attribute.name.slice(attribute.name.indexOf(':') + 1);
    if (namespace === '') return local;
    return namespace === xmlNamespace ? `xml:${local}` : qualify(this.#schema, namespace, local);
  }

  #checkAttribute(name: SchemaName, rule: ElementRule, element: XmlElement, attribute: XmlAttribute): void {
    const namespace = attributeNamespace(element, attribute);
    if (namespace === xmlnsNamespace || namespace === schemaInstance || namespace === undefined) return;
    const attributeName = this.#attributeName(element, attribute);
    const own = attributeName === undefined ? undefined : rule.attributes.get(attributeName);
    if (own !== undefined) {
      this.#checkValue(attributeName ?? '', own.type, attribute);
      return;
    }
    const prefix = attributeName === undefined ? undefined : prefixOfName(attributeName);
    const isForeign = namespace !== '' && prefix !== '';
    const allowed =
      isForeign && (rule.foreign.has('*') || (prefix !== undefined && rule.foreign.has(prefix)));
    if (!allowed) {
      this.#report.add(
        name,
        attribute.start,
        `<${element.name}> has no attribute ${attribute.name}; remove it.`,
      );
      return;
    }
    if (attributeName === undefined || prefix === 'xml') return;
    const type = this.#schema.globalAttributes.get(attributeName);
    if (type !== undefined) this.#checkValue(attributeName, type, attribute);
    else if (this.#schema.closedPrefixes.has(prefix ?? '')) {
      this.#report.add(attributeName, attribute.start, `There is no attribute ${attribute.name}; remove it.`);
    }
  }

  #checkValue(name: string, typeName: string, attribute: XmlAttribute): void {
    const type = this.#schema.types.get(typeName);
    if (type === undefined || type.accepts(attribute.value)) return;
    this.#report.add(
      name,
      attribute.valueRange.start,
      `${attribute.name} is ${quoted(attribute.value)}, and must be ${type.title}.`,
    );
  }
}

function prefixOfName(name: SchemaName): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}
