import { isHtmlElement } from '../../checks/tags/html-elements';
import { tokenizeHtml, type HtmlAttribute, type TagPiece, type TextRange } from '../../html/tokenize';
import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Breach, type Place, type ValueEdit } from '../rehearsed';
import { xmlFault } from './xml-rule';

const mostPlaces = 50;

/** Collects the places of equal breaches, so that a tag used a hundred times is one finding. */
export class BreachCollector {
  readonly #found = new Map<string, { breach: Breach; places: Place[] }>();
  readonly edits: ValueEdit[] = [];

  add(variant: string, detail: Readonly<Record<string, string>>, place: Place): void {
    const key = JSON.stringify([variant, detail]);
    let found = this.#found.get(key);
    if (found === undefined) {
      if (this.#found.size === mostPlaces) return;
      const places: Place[] = [];
      found = { places, breach: { variant, detail, places } };
      this.#found.set(key, found);
    }
    if (found.places.length < mostPlaces) found.places.push(place);
  }

  breaches(): readonly Breach[] {
    return Array.from(this.#found.values(), ({ breach }) => breach);
  }
}

export const tagsRule: AskRule<RuleOfKind<'tags'>> = (rule, { target, data }) => {
  if (!target.includes('<')) return kept;
  let isStoredUnknown = false;
  if (rule.onlyInXml === true && xmlFault(target) !== undefined) return kept;
  const found = new BreachCollector();
  const { removes = 'tag', level } = rule;
  const attributesOf = new Map(Object.entries(rule.allowed ?? {}));
  const valuesOf = new Map(Object.entries(rule.values ?? {}));
  const forbidden = new Set(rule.forbidden);
  const isAllowed = (name: string) =>
    !forbidden.has(name) && (rule.allowed === undefined || attributesOf.has(name));
  const words = removes === 'escape' && data === 'text' ? tagNamesIn(target) : undefined;
  /** The element whose content the receiver removes with it. */
  let hiding: TagPiece | undefined;
  for (const piece of tokenizeHtml(target)) {
    if (piece.kind === 'comment' && rule.comments === false && target.startsWith('<!', piece.start)) {
      found.add('tag', { tag: '<!-- -->' }, placeOf(piece));
      if (level === 'changed') found.edits.push({ start: piece.start, end: piece.end, text: '' });
      isStoredUnknown ||= isCutShort(target.slice(piece.start, piece.end));
    }
    if (piece.kind === 'other' && rule.comments === false && isDoctype(target, piece)) {
      found.add('tag', { tag: '<!DOCTYPE>' }, placeOf(piece));
      if (level === 'changed') found.edits.push({ start: piece.start, end: piece.end, text: '' });
    }
    if (piece.kind !== 'tag') continue;
    if (hiding !== undefined) {
      if (!piece.isEnd || piece.name !== hiding.name) continue;
      found.edits.push({ start: hiding.end, end: piece.end, text: '' });
      hiding = undefined;
      continue;
    }
    if (!isAllowed(piece.name)) {
      if (words !== undefined && !isMeantAsTag(piece, words)) continue;
      found.add('tag', { tag: `<${piece.name}>` }, placeOf(piece));
      if (level === 'refused') continue;
      if (removes === 'escape') {
        found.edits.push({ start: piece.start, end: piece.start + 1, text: '&lt;' });
        found.edits.push({ start: piece.end - 1, end: piece.end, text: '&gt;' });
        continue;
      }
      found.edits.push({ start: piece.start, end: piece.end, text: '' });
      const hidesContent = removes === 'content' || (rule.hides ?? []).includes(piece.name);
      if (hidesContent && !piece.isEnd && !piece.isSelfClosing) hiding = piece;
      continue;
    }
    if (rule.asWritten === true) {
      const tag = target.slice(piece.start, piece.end);
      const form = writtenTag(target, piece);
      if (form !== tag) found.add('tag-form', { tag, form }, placeOf(piece));
    }
    if (rule.allowed === undefined || piece.isEnd) continue;
    const names = [...(attributesOf.get(piece.name) ?? []), ...(rule.attributes ?? [])];
    for (const attribute of piece.attributes) {
      const isNamed = names.some((name) => fitsName(name, attribute.name));
      const values = isNamed ? valuesOf.get(attribute.name) : undefined;
      if (isNamed && (values === undefined || values.includes(attribute.value))) continue;
      addAttribute(found, target, piece, attribute, level, values !== undefined);
    }
  }
  return {
    breaches: found.breaches(),
    edits: found.edits,
    ...(isStoredUnknown ? { isStoredUnknown } : {}),
  };
};

const isDoctype = (target: string, { start }: TextRange): boolean =>
  /^<!doctype/i.test(target.slice(start, start + 9));

/** A comment of several lines is removed up to the first `>` where it is not read as a comment. */
function isCutShort(comment: string): boolean {
  return comment.includes('\n') && comment.indexOf('>') < comment.length - 1;
}

/** A tag with its names and values as they are, in the form in which filters made of KSES write it. */
function writtenTag(target: string, { start, name, isEnd, isSelfClosing, attributes }: TagPiece): string {
  if (isEnd) return `</${target.slice(start + 2, start + 2 + name.length)}>`;
  const parts = attributes.flatMap(({ name: attribute, valueRange, quote }) => {
    if (!/^[a-z-][a-z0-9-]*$/.test(attribute)) return [];
    if (valueRange === undefined) return [attribute];
    const mark = quote === '' ? '"' : quote;
    return [`${attribute}=${mark}${target.slice(valueRange.start, valueRange.end)}${mark}`];
  });
  const tag = [target.slice(start + 1, start + 1 + name.length), ...parts].join(' ');
  return `<${tag}${isSelfClosing ? ' /' : ''}>`;
}

/** Elements that are tags where their end and attributes are missing, too: things have no such names. */
const formatting = new Set(
  (
    'a b big br div em embed font h1 h2 h3 h4 h5 h6 hr i iframe img li ol p small span strong sub sup tbody td tfoot ' +
    'th thead tr u ul wbr'
  ).split(' '),
);

/** The names that follow `<`, in lower case; those that end an element begin with a slash. */
function tagNamesIn(text: string): ReadonlySet<string> {
  return new Set(
    Array.from(text.matchAll(/<(\/?[a-z][a-z0-9]{0,20})/gi), ([, name = '']) => name.toLowerCase()),
  );
}

/**
 * Whether a plain text has a tag by mistake. A receiver that shows plain text as it is written shows
 * `<version>`, `<code of the error>`, `--<option>` and `<me@example.org>` as they are meant.
 */
function isMeantAsTag({ name, attributes }: TagPiece, names: ReadonlySet<string>): boolean {
  if (!/^[a-z][a-z0-9]*$/.test(name) || !isHtmlElement(name)) return false;
  if (attributes.some(({ quote }) => quote === '"' || quote === "'")) return true;
  if (attributes.some(({ valueRange }) => valueRange === undefined)) return false;
  if (name === 'table' && names.has('tr')) return true;
  return formatting.has(name) || names.has(`/${name}`);
}

export const attributesRule: AskRule<RuleOfKind<'attributes'>> = ({ forbidden, level }, { target }) => {
  if (!target.includes('<')) return kept;
  const found = new BreachCollector();
  for (const piece of tokenizeHtml(target)) {
    if (piece.kind !== 'tag' || piece.isEnd) continue;
    for (const attribute of piece.attributes) {
      if (forbidden.some((name) => fitsName(name, attribute.name)))
        addAttribute(found, target, piece, attribute, level);
    }
  }
  return { breaches: found.breaches(), edits: found.edits };
};

function addAttribute(
  found: BreachCollector,
  value: string,
  tag: TagPiece,
  attribute: HtmlAttribute,
  level: 'refused' | 'changed',
  isOfValue = false,
): void {
  const range = attributeRange(value, tag, attribute);
  const named = isOfValue ? `${attribute.name}="${attribute.value}"` : attribute.name;
  found.add('attribute', { attribute: named, tag: `<${tag.name}>` }, { from: range.start, to: range.end });
  if (level === 'changed') found.edits.push({ ...range, text: '' });
}

/** The range of an attribute with the white space before it. */
export function attributeRange(value: string, tag: TagPiece, { name, valueRange, quote }: HtmlAttribute) {
  if (valueRange !== undefined) {
    const before = value.slice(tag.start, valueRange.start);
    const start = tag.start + before.toLowerCase().lastIndexOf(name);
    return { start: skipBack(value, start), end: valueRange.end + (quote === '' ? 0 : 1) };
  }
  const inTag = value.slice(tag.start, tag.end).toLowerCase();
  let at = inTag.indexOf(name, tag.name.length + 1);
  // The name may also occur in the value of another attribute.
  while (at !== -1 && !isAlone(inTag, at, name.length)) at = inTag.indexOf(name, at + 1);
  const start = tag.start + Math.max(0, at);
  return { start: skipBack(value, start), end: start + (at === -1 ? 0 : name.length) };
}

function isAlone(tag: string, at: number, length: number): boolean {
  return /[\s/"']/.test(tag.charAt(at - 1)) && /[\s/>=]/.test(tag.charAt(at + length));
}

function skipBack(value: string, from: number): number {
  let start = from;
  while (start > 0 && /\s/.test(value.charAt(start - 1))) start -= 1;
  return start;
}

/** A name, or the beginning of names before `*`. */
export function fitsName(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

const placeOf = ({ start, end }: TextRange): Place => ({ from: start, to: end });
