import { FileText } from '../files/file-text';
import { parseXml } from '../files/xml/parse-xml';
import type { XmlElement } from '../files/xml/xml-node';
import { decodeXml } from '../files/xml/xml-text';
import { pageTexts, type ImportedText } from './imported-text';
import { textsOfJson } from './json-texts';
import { translationTexts } from './translation-texts';

/**
 * Finds the texts in what was imported. Answers of an API are JSON, in which each string and each rich text
 * is a text. An export in XML has its content in CDATA sections, elements and attributes. Each of them may be
 * HTML, which has some texts in attributes. A file of translations, by its name or its content, is read as an
 * import reads it.
 */
export function importedTexts(imported: string, fileName?: string): readonly ImportedText[] {
  const json = textsOfJson(imported);
  const translations = json === undefined ? translationTexts(imported, fileName) : undefined;
  if (translations !== undefined) return translations;
  if (json !== undefined) return pageTexts(json, true);
  const [whole = [], values = []] = textsOfXml(imported);
  return [
    ...pageTexts(whole.map(asText), false),
    ...pageTexts(values.map(asText), true).map((one) => ({
      ...one,
      // An export has tags somewhere, also where all of its values have lost theirs.
      keepsTags: true,
      reading: 1,
      value: one.value + whole.length,
    })),
  ];
}

const asText = (text: string) => ({ text });

/** The text as it is; XML has its sections opened and its values repeated, in which tags are escaped. */
function textsOfXml(text: string): readonly (readonly string[])[] {
  if (!/^\s*<\?xml\s/.test(text)) return [[text]];
  const whole = text.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  try {
    return [[whole], valuesOf(text.trimStart())];
  } catch {
    // A damaged export is compared as a page is.
    return [[whole]];
  }
}

/** The values of attributes, and the texts of elements that have no others. */
function valuesOf(xml: string): readonly string[] {
  const values: string[] = [];
  const left: XmlElement[] = [parseXml(new FileText('', xml))];
  for (let element = left.pop(); element !== undefined; element = left.pop()) {
    for (const { value } of element.attributes) values.push(value);
    const inner = element.children.filter((child) => child.kind === 'element');
    for (const one of inner) left.push(one);
    if (inner.length > 0) continue;
    const texts = element.children.filter(({ kind }) => kind === 'text');
    values.push(texts.map(({ start, end }) => decodeXml(xml.slice(start, end))).join(''));
  }
  return values.filter((value) => value.trim() !== '');
}
