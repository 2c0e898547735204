import { xmlnsNamespace } from './namespace-scope';
import { childElements, type XmlAttribute, type XmlElement } from './xml-node';

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
