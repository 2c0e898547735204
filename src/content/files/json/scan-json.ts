import type { Edit, Scan, ScanOptions, Translation, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { scanPluralGroup } from '../plural-group';
import { joinKey } from '../segment-key';
import { findPlurals, type JsonPlural } from './i18next-plurals';
import { escapeJson } from './json-string';
import { parseJson, type JsonMember, type JsonNode } from './parse-json';

/**
 * Makes every string of a JSON text a segment, identified by its path; keys in i18next's plural notation make
 * a plural.
 */
export function scanJson(file: FileText, { targetLanguage }: ScanOptions): Scan {
  const collector = new SegmentCollector(file.text, targetLanguage);
  collector.addNode([], parseJson(file));
  return { units: collector.units, finish: (translation) => collector.finish(translation) };
}

/** Returns the unit of a JSON string. */
export function jsonUnit(id: string, node: JsonNode & { readonly kind: 'string' }, comment?: string): Unit {
  const place = { start: node.start + 1, end: node.end - 1 };
  return {
    segment: {
      id,
      data: 'text',
      value: node.value,
      places: [place],
      ...(comment === undefined ? {} : { comment }),
    },
    edits: (target) => [{ ...place, text: escapeJson(target) }],
  };
}

class SegmentCollector {
  readonly units: Unit[] = [];
  readonly #text: string;
  readonly #targetLanguage: string | undefined;
  readonly #finishers: ((translation: Translation) => readonly Edit[])[] = [];

  constructor(text: string, targetLanguage: string | undefined) {
    this.#text = text;
    this.#targetLanguage = targetLanguage;
  }

  finish(translation: Translation): readonly Edit[] {
    return this.#finishers.flatMap((finisher) => finisher(translation));
  }

  addNode(path: readonly string[], node: JsonNode): void {
    if (node.kind === 'array') {
      for (const [index, item] of node.items.entries()) this.addNode([...path, String(index)], item);
    } else if (node.kind === 'object') {
      this.#addMembers(path, node.members);
    } else if (node.kind === 'string' && node.value !== '') {
      this.units.push(jsonUnit(path.length === 0 ? '$' : joinKey(path, '.'), node));
    }
  }

  #addMembers(path: readonly string[], members: readonly JsonMember[]): void {
    const plurals = findPlurals(members);
    for (const member of members) {
      const plural = plurals.get(member);
      if (plural === undefined) this.addNode([...path, member.key], member.node);
      // A plural is added at its first form.
      else if (plural.forms[0]?.member === member) this.#addPlural(path, members, plural);
    }
  }

  #addPlural(path: readonly string[], members: readonly JsonMember[], plural: JsonPlural): void {
    const lastForm = plural.forms.at(-1);
    if (lastForm === undefined) return;
    const last = lastForm.member;
    const before = members[lastForm.index - 1];
    const idOf = (category: string): string => joinKey([...path, plural.stem + category], '.');
    const group = scanPluralGroup(
      {
        type: plural.type,
        forms: plural.forms.map(({ category, node }) => {
          const unit = jsonUnit(idOf(category), node);
          return { category, segment: { ...unit.segment, plural: category }, edits: unit.edits };
        }),
        addedAt: last.node.end,
        idOf,
        write: (added) =>
          added
            .map(({ category, target }) => this.#memberLike(before, last, plural.stem + category, target))
            .join(''),
      },
      this.#targetLanguage,
    );
    this.units.push(...group.units);
    this.#finishers.push(group.finish);
  }

  /** Writes a member after `model` with the same spacing before it. */
  #memberLike(before: JsonMember | undefined, model: JsonMember, key: string, value: string): string {
    const spaceFrom = before === undefined ? undefined : this.#text.indexOf(',', before.node.end) + 1;
    const indent = spaceFrom === undefined ? '' : this.#text.slice(spaceFrom, model.keyRange.start);
    const colon = this.#text.slice(model.keyRange.end, model.node.start);
    return `,${indent}"${escapeJson(key)}"${colon}"${escapeJson(value)}"`;
  }
}
