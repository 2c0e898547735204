import { readContentFile } from '../files/content-files';
import { FileText } from '../files/file-text';
import { parseXml } from '../files/xml/parse-xml';
import type { XmlElement } from '../files/xml/xml-node';
import { decodeXml } from '../files/xml/xml-text';
import { readableAttributes } from '../html/readable-attributes';
import { textsOfJson } from './json-texts';
import { markdownAsHtml } from './markdown-as-html';

/** A text of what was imported. */
export interface ImportedText {
  readonly text: string;
  readonly isHtml: boolean;
}

/**
 * Finds the texts in what was imported. Answers of an API are JSON, in which each string and each rich text
 * is a text. An export in XML has its content in CDATA sections, elements and attributes. Each of them may be
 * HTML, which has some texts in attributes. A file of translations, by its name or its content, is read as an
 * import reads it.
 */
export function importedTexts(imported: string, fileName?: string): readonly ImportedText[] {
  const texts = textsOfJson(imported) ?? textsOfFile(imported, fileName) ?? textsOfXml(imported);
  return [...texts, ...texts.flatMap(readableAttributes)].map((text) => ({
    text,
    isHtml: looksLikeHtml(text),
  }));
}

/** Formats whose files are no pages, and those of them that are known by their content alone. */
const knownByContent = new Set(['po', 'xliff', 'android', 'resx', 'stringsdict']);
const knownByName = new Set([...knownByContent, 'properties', 'strings', 'yaml', 'csv', 'tsv', 'srt', 'vtt']);

/** The targets of a file of translations, or the texts of one in a single language. */
function textsOfFile(imported: string, name: string | undefined): readonly string[] | undefined {
  const bytes = new TextEncoder().encode(`\uFEFF${imported}`);
  try {
    const { format, segments } = readContentFile(bytes, { name: name ?? '' });
    // A field may be delivered as Markdown or as the HTML of a page.
    if (format === 'markdown') return [...segments.map(({ value }) => markdownAsHtml(value)), imported];
    const known = name === undefined ? knownByContent : knownByName;
    if (!known.has(format) || segments.length === 0) return undefined;
    return segments.map(({ value, existing }) => existing ?? value);
  } catch {
    // A page, or a damaged file, which is compared as a page is.
    return undefined;
  }
}

/** Whether a text has tags, as a page does. */
function looksLikeHtml(text: string): boolean {
  return /<(?:!doctype|\/?[a-z][a-z\d-]*)[\s/>]/i.test(text);
}

/** The text as it is; XML has its sections opened and its values repeated, in which tags are escaped. */
function textsOfXml(text: string): readonly string[] {
  if (!/^\s*<\?xml\s/.test(text)) return [text];
  const whole = text.replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  try {
    return [whole, ...valuesOf(text.trimStart())];
  } catch {
    // A damaged export is compared as a page is.
    return [whole];
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
