import type { TextRange } from '../../html/tokenize';
import type { Edit } from '../file-format';
import { escapeJson } from '../json/json-string';
import type { JsonMember, JsonNode } from '../json/parse-json';
import type { PluralCategory } from '../plural-forms';

/** A text of a catalog: the keys from its language down to its `stringUnit`. */
export interface StringUnit {
  readonly path: readonly string[];
  readonly value: string;
  readonly plural?: PluralCategory;
}

export interface FoundTarget {
  /** Empty where the language has no target yet. */
  readonly existing: string;
  readonly isFuzzy: boolean;
  readonly place: TextRange;
  readonly edits: (target: string) => readonly Edit[];
}

/** States of a text that no one has confirmed; catalogs of version 1.3 know machine translations. */
const openStates: ReadonlySet<string> = new Set(['new', 'needs_review', 'machine_translated']);

/** A file may be a single line; longer white space before a key is not indentation. */
const longestIndent = 1000;

type JsonTree = string | Map<string, JsonTree>;

export function memberOf(node: JsonNode | undefined, key: string): JsonMember | undefined {
  return node?.kind === 'object' ? node.members.find((member) => member.key === key) : undefined;
}

/** Writes the texts of one entry into the target language's localization, adding it if missing. */
export class LocalizationWriter {
  readonly #text: string;
  readonly #entry: JsonNode;
  readonly #language: string;
  readonly #missing: { readonly id: string; readonly path: readonly string[] }[] = [];
  /** Those that have a text of their own here; no variation may take their place. */
  readonly #patched = new Set<JsonNode>();

  constructor(text: string, entry: JsonNode, targetLanguage: string | undefined) {
    this.#text = text;
    this.#entry = entry;
    this.#language = targetLanguage ?? '';
  }

  /** Finds the target of a text; `finish` adds missing ones. */
  add(id: string, path: readonly string[]): FoundTarget {
    const full = ['localizations', this.#language, ...path, 'stringUnit'];
    let node: JsonNode | undefined = this.#entry;
    for (const key of full) node = memberOf(node, key)?.node;
    const value = memberOf(node, 'value')?.node;
    if (value?.kind !== 'string') {
      this.#missing.push({ id, path: full });
      const place = { start: this.#entry.end, end: this.#entry.end };
      return { existing: '', isFuzzy: false, place, edits: () => [] };
    }
    if (node !== undefined) this.#patched.add(node);
    const place = { start: value.start + 1, end: value.end - 1 };
    const state = memberOf(node, 'state')?.node;
    const isOpen = state?.kind === 'string' && openStates.has(state.value);
    const confirm = isOpen ? [{ start: state.start + 1, end: state.end - 1, text: 'translated' }] : [];
    return {
      existing: value.value,
      isFuzzy: isOpen && value.value !== '',
      place,
      edits: (target) => [{ ...place, text: escapeJson(target) }, ...confirm],
    };
  }

  finish(targetOf: (id: string) => string | undefined): readonly Edit[] {
    const tree = new Map<string, JsonTree>();
    for (const { id, path } of this.#missing) {
      const target = targetOf(id) ?? '';
      if (target !== '') putInto(tree, path, target);
    }
    return tree.size === 0 ? [] : this.#insert(this.#entry, tree);
  }

  #insert(node: JsonNode, tree: ReadonlyMap<string, JsonTree>): readonly Edit[] {
    if (node.kind !== 'object') return [];
    const edits: Edit[] = [];
    const added: (readonly [string, JsonTree])[] = [];
    for (const [key, value] of tree) {
      const present = memberOf(node, key);
      if (present?.node.kind === 'object' && typeof value !== 'string')
        edits.push(...this.#insert(present.node, value));
      else if (present === undefined) added.push([key, value]);
    }
    if (added.length === 0) return edits;
    const [only, ...others] = added;
    const replaced = only === undefined || others.length > 0 ? undefined : this.#replacedBy(only[0], node);
    if (only !== undefined && replaced !== undefined) {
      const [key, value] = only;
      const colon = this.#text.slice(replaced.keyRange.end, replaced.node.start);
      const text = `"${key}"${colon}${serialize(value, this.#spaceBefore(replaced.keyRange.start), colon)}`;
      return [...edits, { start: replaced.keyRange.start, end: replaced.node.end, text }];
    }
    const last = node.members.at(-1);
    const space =
      last === undefined ? `${this.#spaceBefore(node.start)}  ` : this.#spaceBefore(last.keyRange.start);
    const colon = last === undefined ? ' : ' : this.#text.slice(last.keyRange.end, last.node.start);
    const members = added.map(
      ([key, value]) => `${space}"${escapeJson(key)}"${colon}${serialize(value, space, colon)}`,
    );
    if (last !== undefined)
      return [...edits, { start: last.node.end, end: last.node.end, text: `,${members.join(',')}` }];
    const close = this.#spaceBefore(node.start);
    return [...edits, { start: node.start + 1, end: node.end - 1, text: `${members.join(',')}${close}` }];
  }

  /**
   * Finds the member that a new one replaces: a language has one text or variations, and keeps those of
   * before when the source gets plurals, or loses them.
   */
  #replacedBy(key: string, node: JsonNode): JsonMember | undefined {
    if (key === 'variations') {
      const single = memberOf(node, 'stringUnit');
      return single === undefined || this.#patched.has(single.node) ? undefined : single;
    }
    return key === 'stringUnit' && this.#patched.size === 0 ? memberOf(node, 'variations') : undefined;
  }

  /** Returns the line break and indentation of the line that contains an offset; empty on the first line. */
  #spaceBefore(offset: number): string {
    const from = Math.max(0, offset - longestIndent);
    const newline = this.#text.slice(from, offset).lastIndexOf('\n');
    if (newline === -1) return '';
    const lineStart = from + newline;
    let end = lineStart + 1;
    while (' \t'.includes(this.#text[end] ?? '-')) end += 1;
    const start = this.#text[lineStart - 1] === '\r' ? lineStart - 1 : lineStart;
    return this.#text.slice(start, end);
  }
}

function putInto(tree: Map<string, JsonTree>, path: readonly string[], target: string): void {
  let node = tree;
  for (const key of path) {
    const next = node.get(key);
    const child = next instanceof Map ? next : new Map<string, JsonTree>();
    node.set(key, child);
    node = child;
  }
  node.set('state', 'translated');
  node.set('value', target);
}

function serialize(tree: JsonTree, space: string, colon: string): string {
  if (typeof tree === 'string') return `"${escapeJson(tree)}"`;
  const inner = space === '' ? '' : `${space}  `;
  const members = Array.from(
    tree,
    ([key, value]) => `${inner}"${escapeJson(key)}"${colon}${serialize(value, inner, colon)}`,
  );
  return `{${members.join(',')}${space}}`;
}
