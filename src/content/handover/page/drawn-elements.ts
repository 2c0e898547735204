import type { HtmlAttribute } from '../../html/tokenize';
import { ownValue } from '../../own-value';

/** How an element of content is drawn. */
export interface DrawnElement {
  readonly element: string;
  readonly className?: string;
  /** An element without content. */
  readonly isSingle?: boolean;
  /** The elements that it must be directly in. */
  readonly inside?: readonly string[];
  /** The element that is drawn elsewhere; without one, only the content is. */
  readonly otherwise?: string;
  /** Open elements that end before it begins, if they are in the last of `lastOf`. */
  readonly ends?: readonly string[];
  readonly lastOf?: readonly string[];
}

const lists = ['ul', 'ol'];
const rowGroups = ['thead', 'tbody', 'tfoot'];

const plain = (
  'abbr b bdi bdo blockquote cite code del dfn div dl em figcaption figure i ins kbd mark ol p pre q rp rt ruby s samp ' +
  'small span strong sub sup table u ul var'
).split(' ');

/** Landmarks and headings of content would be taken for those of the page. */
const blocks =
  'address article aside center details footer header hgroup main menu nav search section summary'.split(' ');

/** Elements that are drawn, by their names in content. Text of other elements is drawn without them. */
const drawnNames: Readonly<Record<string, DrawnElement>> = {
  ...Object.fromEntries(plain.map((name) => [name, { element: name }])),
  ...Object.fromEntries(blocks.map((name) => [name, { element: 'div' }])),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { element: 'div', className: `heading h${level}` }]),
  ),
  a: { element: 'span', className: 'link' },
  big: { element: 'span' },
  font: { element: 'span' },
  strike: { element: 's' },
  time: { element: 'span' },
  tt: { element: 'code' },
  br: { element: 'br', isSingle: true },
  hr: { element: 'hr', isSingle: true },
  wbr: { element: 'wbr', isSingle: true },
  li: { element: 'li', inside: lists, otherwise: 'div', ends: ['li'], lastOf: lists },
  dt: { element: 'dt', inside: ['dl'], otherwise: 'div', ends: ['dt', 'dd'], lastOf: ['dl'] },
  dd: { element: 'dd', inside: ['dl'], otherwise: 'div', ends: ['dt', 'dd'], lastOf: ['dl'] },
  caption: { element: 'caption', inside: ['table'] },
  thead: { element: 'thead', inside: ['table'], ends: rowGroups, lastOf: ['table'] },
  tbody: { element: 'tbody', inside: ['table'], ends: rowGroups, lastOf: ['table'] },
  tfoot: { element: 'tfoot', inside: ['table'], ends: rowGroups, lastOf: ['table'] },
  tr: { element: 'tr', inside: ['table', ...rowGroups], ends: ['tr'], lastOf: ['table', ...rowGroups] },
  td: { element: 'td', inside: ['tr'], otherwise: 'div', ends: ['td', 'th'], lastOf: ['tr'] },
  th: { element: 'th', inside: ['tr'], otherwise: 'div', ends: ['td', 'th'], lastOf: ['tr'] },
};

/** Returns how an element of content is drawn; undefined for one that is left out. */
export function drawnElement(name: string): DrawnElement | undefined {
  return ownValue(drawnNames, name);
}

/** Attributes that are drawn, with the form of their values; an attribute of another form is left out. */
const allowed: Readonly<Record<string, RegExp>> = {
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[a-z\d-]{1,35}$/i,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  start: /^-?\d{1,6}$/,
  value: /^-?\d{1,6}$/,
};

/** Longest address or description that is shown of an element, in characters. */
const longestShown = 300;

/** Returns the attributes that are drawn of an element. The address of a link is only shown, as its title. */
export function drawnAttributes(
  name: string,
  attributes: readonly HtmlAttribute[],
): Readonly<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const { name: attribute, value } of attributes) {
    if (Object.hasOwn(allowed, attribute) && allowed[attribute]?.test(value) === true)
      drawn[attribute] = value;
    else if (name === 'a' && attribute === 'href') drawn['title'] = value.slice(0, longestShown);
    else if (name === 'img' && attribute === 'alt') drawn['alt'] = value.slice(0, longestShown);
  }
  return drawn;
}
