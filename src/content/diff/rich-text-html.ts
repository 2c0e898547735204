import { isRecord } from '../json-object';
import { addressUnknown } from './imported-tags';
import { ownValue } from '../own-value';

/**
 * The names that Contentful (`bold`), Storyblok (`strong`, `italic`), Shopify (`bold`) and Adobe Experience
 * Manager give to styles, with the tags that they stand for.
 */
const tagOfMark: Readonly<Record<string, string>> = {
  bold: 'b',
  strong: 'b',
  italic: 'i',
  em: 'i',
  underline: 'u',
  strike: 's',
  strikethrough: 's',
  code: 'code',
  link: 'a',
  superscript: 'sup',
  subscript: 'sub',
};
const links = new Set(['hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'link']);
const breaks = new Set(['hard_break', 'line-break']);
/** Documents of people are nested a few levels deep; deeper ones are read string by string. */
const deepest = 100;

type Node = Readonly<Record<string, unknown>>;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A text as HTML, and the values beside it, such as the title of a component or the text of a picture. */
export interface RichText {
  readonly html: string;
  readonly others: readonly unknown[];
}

/** Returns the rich text that a value in JSON is, or nothing where it is none. */
export function richTextOf(value: object): RichText | undefined {
  const html: string[] = [];
  const others: unknown[] = [];
  if (!isRecord(value) || !addNode(value, { html, others }, deepest)) return undefined;
  return { html: html.join(''), others };
}

interface Found {
  readonly html: string[];
  readonly others: unknown[];
}

/** Adds the HTML of a node and of those in it, and says whether any of them has text. */
function addNode(node: Node, { html, others }: Found, depth: number): boolean {
  const children = [node['content'], node['children']].find((one) => Array.isArray(one));
  if (depth === 0 || !isList(children)) return false;
  const before = others.length;
  const tag = links.has(kindOf(node)) ? 'a' : 'div';
  html.push(tag === 'a' ? linkTag(node) : `<${tag}>`);
  let hasText = false;
  for (const one of children) {
    const text = isRecord(one) ? textOf(one) : undefined;
    if (isRecord(one) && text !== undefined) {
      html.push(marked(one, text));
      addOthers(one, text, others);
    } else if (isRecord(one) && breaks.has(kindOf(one))) html.push('<br>');
    const isRead = text !== undefined || (isRecord(one) && addNode(one, { html, others }, depth - 1));
    if (isRead) hasText = true;
    else others.push(one);
  }
  html.push(`</${tag}>`);
  if (hasText) addOthers(node, children, others);
  // The caller keeps a node without text as a whole.
  else others.length = before;
  return hasText;
}

/** The names of kinds and styles are no texts. */
const kinds = new Set(['nodeType', 'type', 'format']);

function addOthers(node: Node, read: unknown, others: unknown[]): void {
  for (const [name, value] of Object.entries(node)) {
    if (value === read || kinds.has(name)) continue;
    if (name !== 'marks' || !isList(value)) others.push(value);
    else for (const mark of value.filter(isRecord)) addOthers(mark, undefined, others);
  }
}

function kindOf({ nodeType, type }: Node): string {
  return typeof nodeType === 'string' ? nodeType : typeof type === 'string' ? type : '';
}

function textOf(node: Node): string | undefined {
  if (kindOf(node) !== 'text') return undefined;
  return [node['value'], node['text']].find((one) => typeof one === 'string');
}

function marked(node: Node, text: string): string {
  const tags = marksOf(node).flatMap((mark) => ownValue(tagOfMark, mark) ?? []);
  const shown = escaped(text);
  const starts = tags.map((tag) => (tag === 'a' ? linkTag(linkMarkOf(node) ?? node) : `<${tag}>`));
  return `${starts.join('')}${shown}${tags.map((tag) => `</${tag}>`).join('')}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const linkMarkOf = ({ marks }: Node): Node | undefined =>
  isList(marks) ? marks.filter(isRecord).find((mark) => kindOf(mark) === 'link') : undefined;

/** The address of a link stands at it, or in one of these objects; a link to an entry has none. */
function linkTag(link: Node): string {
  const places = [link, link['attrs'], link['data'], link['attributes']].filter(isRecord);
  const values = places.flatMap((one) => [one['href'], one['uri'], one['url']]);
  const address = values.find((one) => typeof one === 'string' && one !== '');
  if (typeof address !== 'string') return `<a ${addressUnknown}>`;
  return `<a href="${escaped(address).replaceAll('"', '&quot;')}">`;
}

/** Styles are listed by name, as objects with a name, as variants, or stand at the text as `"bold": true`. */
function marksOf(node: Node): readonly string[] {
  const { marks, format } = node;
  const listed = [marks, isRecord(format) ? format['variants'] : undefined].filter(isList).flat();
  const names = listed
    .map((one) => (isRecord(one) ? kindOf(one) : one))
    .filter((one) => typeof one === 'string');
  return [...names, ...Object.keys(node).filter((name) => node[name] === true)];
}
