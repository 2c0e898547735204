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
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns the HTML that a rich text in JSON stands for, or nothing where a value is no rich text. */
export function richTextHtml(value: object): string | undefined {
  const html: string[] = [];
  return isNode(value) && addNode(value, html, deepest) ? html.join('') : undefined;
}

/** Adds the HTML of a node and of those in it, and says whether any of them has text. */
function addNode(node: Node, html: string[], depth: number): boolean {
  const children = [node['content'], node['children']].find((one) => Array.isArray(one));
  if (depth === 0 || !isList(children)) return false;
  const tag = links.has(kindOf(node)) ? 'a' : 'div';
  html.push(`<${tag}>`);
  let hasText = false;
  for (const one of children.filter(isNode)) {
    const text = textOf(one);
    if (text !== undefined) html.push(marked(one, text));
    else if (breaks.has(kindOf(one))) html.push('<br>');
    if (text !== undefined || addNode(one, html, depth - 1)) hasText = true;
  }
  html.push(`</${tag}>`);
  return hasText;
}

function kindOf({ nodeType, type }: Node): string {
  return typeof nodeType === 'string' ? nodeType : typeof type === 'string' ? type : '';
}

function textOf(node: Node): string | undefined {
  if (kindOf(node) !== 'text') return undefined;
  return [node['value'], node['text']].find((one) => typeof one === 'string');
}

function marked(node: Node, text: string): string {
  const tags = marksOf(node).flatMap((mark) => tagOfMark[mark] ?? []);
  const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `${tags.map((tag) => `<${tag}>`).join('')}${shown}${tags.map((tag) => `</${tag}>`).join('')}`;
}

/** Styles are listed by name, as objects with a name, as variants, or stand at the text as `"bold": true`. */
function marksOf(node: Node): readonly string[] {
  const { marks, format } = node;
  const listed = [marks, isNode(format) ? format['variants'] : undefined].filter(isList).flat();
  const names = listed
    .map((one) => (isNode(one) ? kindOf(one) : one))
    .filter((one) => typeof one === 'string');
  return [...names, ...Object.keys(node).filter((name) => node[name] === true)];
}
