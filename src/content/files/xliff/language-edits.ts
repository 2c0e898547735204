import type { Edit } from '../file-format';
import type { XmlElement } from '../xml/xml-node';
import { encodeXmlAttribute } from '../xml/xml-text';

/** Returns the edit that sets the target language of an element; none if it is set already. */
export function languageEdits(
  element: XmlElement,
  { source, target }: { readonly source: string; readonly target: string },
  language: string,
): readonly Edit[] {
  const present = element.attributes.find(({ name }) => name === target);
  if (present !== undefined) {
    return present.value.toLowerCase() === language.toLowerCase()
      ? []
      : [{ ...present.valueRange, text: encodeXmlAttribute(language) }];
  }
  const before = element.attributes.find(({ name }) => name === source);
  if (before === undefined) return [];
  return [{ start: before.end, end: before.end, text: ` ${target}="${encodeXmlAttribute(language)}"` }];
}
