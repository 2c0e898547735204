import { sentence } from '../../sentence';
import { isAlias, isMap, isScalar, isSeq, parseAllDocuments, type Document, type Pair } from 'yaml';
import { canonicalLanguageTag } from '../../language-tag';
import type { Edit, Scan, ScanOptions, Translation, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { isPluralCategory, type PluralCategory } from '../plural-forms';
import { scanPluralGroup, type PresentForm } from '../plural-group';
import { joinKey } from '../segment-key';
import { lineEndOf } from '../xml/xml-text';
import { escapeQuoted, writeScalar, type ScalarStyle } from './yaml-scalar';

const deepest = 200;
const styles: ReadonlyMap<string, ScalarStyle> = new Map(
  (['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const).map((style) => [
    style,
    style,
  ]),
);

/**
 * Makes every string of a YAML text a segment, identified by its path. A language tag as the only top-level
 * key is the file's language, as in Rails, and not part of the path; `one`, `other` and similar keys make a
 * plural.
 */
export function scanYaml(file: FileText, { targetLanguage }: Pick<ScanOptions, 'targetLanguage'>): Scan {
  const documents = parseYaml(file);
  const collector = new YamlCollector(file, targetLanguage);
  for (const [index, { contents }] of documents.entries()) {
    const path = documents.length > 1 ? [String(index + 1)] : [];
    const root = documents.length === 1 ? languageRoot(contents) : undefined;
    collector.addNode(path, root === undefined ? contents : root.node, 0);
    if (root !== undefined) collector.addLanguage(root.range);
  }
  const language = collector.language;
  return {
    units: collector.units,
    ...(language === undefined ? {} : { languages: { source: language.replaceAll('_', '-') } }),
    finish: (translation) => collector.finish(translation),
  };
}

/** @throws FileError for invalid YAML. Aliases stay unresolved, so that a small file can't expand. */
function parseYaml(file: FileText): readonly Document[] {
  let documents: readonly Document[];
  try {
    const parsed = parseAllDocuments(file.text, {
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    documents = 'empty' in parsed ? [] : parsed;
  } catch (error) {
    if (error instanceof RangeError)
      return file.fail('too-deep', 0, 'The values are nested too deep; flatten the file.');
    const reason = error instanceof Error ? error.message : String(error);
    return file.fail(
      'syntax',
      0,
      sentence`The file is not valid YAML (${reason.slice(0, 200)}); correct it.`,
    );
  }
  const [error] = documents.flatMap(({ errors }) => errors);
  if (error !== undefined) {
    file.fail(
      'syntax',
      error.pos[0],
      sentence`${error.message.split('\n')[0]?.replace(/[.:]$/, '') ?? ''}; correct it, or put the text in quotes.`,
    );
  }
  return documents;
}

interface LanguageRoot {
  readonly node: unknown;
  readonly range: { readonly start: number; readonly end: number };
}

function languageRoot(contents: unknown): LanguageRoot | undefined {
  if (!isMap(contents) || contents.items.length !== 1) return undefined;
  const [pair] = contents.items;
  const key = pair?.key;
  if (pair === undefined || !isScalar(key) || !isMap(pair.value) || !key.range) return undefined;
  const tag = String(key.value).replaceAll('_', '-');
  const isTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag) && canonicalLanguageTag(tag) !== undefined;
  return isTag ? { node: pair.value, range: { start: key.range[0], end: key.range[1] } } : undefined;
}

class YamlCollector {
  readonly units: Unit[] = [];
  language: string | undefined;
  readonly #file: FileText;
  readonly #lineEnd: string;
  readonly #targetLanguage: string | undefined;
  readonly #finishers: ((translation: Translation) => readonly Edit[])[] = [];

  constructor(file: FileText, targetLanguage: string | undefined) {
    this.#file = file;
    this.#lineEnd = lineEndOf(file.text);
    this.#targetLanguage = targetLanguage;
  }

  finish(translation: Translation): readonly Edit[] {
    return this.#finishers.flatMap((finisher) => finisher(translation));
  }

  addLanguage({ start, end }: LanguageRoot['range']): void {
    const raw = this.#file.text.slice(start, end);
    const tag = raw.replaceAll(/["']/g, '');
    this.language = tag;
    this.#finishers.push(({ targetLanguage }) => {
      const own = tag.includes('_') ? targetLanguage.replaceAll('-', '_') : targetLanguage;
      // YAML reads Norwegian's tag `no` as false.
      const needsQuotes = raw !== tag || /^(?:no|on|yes|y|n)$/i.test(own);
      return [{ start, end, text: needsQuotes ? `"${own}"` : own }];
    });
  }

  addNode(path: readonly string[], node: unknown, depth: number, comment?: string | null): void {
    if (depth > deepest)
      this.#file.fail(
        'too-deep',
        0,
        sentence`The values are nested more than ${deepest} deep; flatten the file.`,
      );
    if (isAlias(node)) return;
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries())
        this.addNode([...path, String(index)], item, depth + 1);
    } else if (isMap(node)) {
      this.#addPairs(path, node.items, depth);
    } else {
      const unit = this.#unitOf(path.length === 0 ? '$' : joinKey(path, '.'), node);
      if (unit === undefined || unit.segment.value === '') return;
      this.units.push(comment ? { ...unit, segment: { ...unit.segment, comment: comment.trim() } } : unit);
    }
  }

  #addPairs(path: readonly string[], pairs: readonly Pair[], depth: number): void {
    const keys = new Set<string>();
    for (const { key } of pairs) {
      const name = this.#keyOf(key);
      if (keys.has(name) && name !== '<<') {
        this.#file.addProblem(
          'duplicate-key',
          startOf(key),
          sentence`The key “${name.slice(0, 100)}” stands twice in one mapping; rename or remove one of them.`,
        );
      }
      keys.add(name);
    }
    if (this.#addPlural(path, pairs)) return;
    for (const { key, value } of pairs) {
      const name = this.#keyOf(key);
      const comment = isScalar(key) ? key.commentBefore : undefined;
      if (name !== '<<') this.addNode([...path, name], value, depth + 1, comment);
    }
  }

  #keyOf(key: unknown): string {
    if (isScalar(key)) return String(key.source ?? key.value);
    if (isAlias(key)) return `*${key.source}`;
    return this.#file.fail(
      'syntax',
      startOf(key),
      'A key is a list or a mapping here, which has no name; use text as keys.',
    );
  }

  /** Adds the pairs as forms of a plural; returns false if other keys are among them. */
  #addPlural(path: readonly string[], pairs: readonly Pair[]): boolean {
    const idOf = (category: string): string => joinKey([...path, category], '.');
    const forms = pairs.flatMap(({ key, value }): readonly PresentForm[] => {
      const category = this.#keyOf(key);
      const unit = isPluralCategory(category) ? this.#unitOf(idOf(category), value) : undefined;
      if (!isPluralCategory(category) || unit === undefined) return [];
      return [{ category, segment: { ...unit.segment, plural: category }, edits: unit.edits }];
    });
    const last = pairs.at(-1)?.key;
    const isPlural =
      forms.length === pairs.length && forms.length > 1 && forms.some(({ category }) => category === 'other');
    if (!isPlural || path.length === 0) return false;
    const addedAt = startOf(last);
    const group = scanPluralGroup(
      {
        forms,
        addedAt,
        idOf,
        write: (added) =>
          added.map(({ category, target }) => this.#formBefore(addedAt, category, target)).join(''),
      },
      this.#targetLanguage,
    );
    this.units.push(...group.units);
    this.#finishers.push(group.finish);
    return true;
  }

  /** Writes a form before the key at `next`: on its own line in a block, before a comma in braces. */
  #formBefore(next: number, category: PluralCategory, target: string): string {
    const { text } = this.#file;
    let from = next;
    while (' \t'.includes(text[from - 1] ?? '-')) from -= 1;
    const isOwnLine = from === 0 || text[from - 1] === '\n';
    const end = isOwnLine ? `${this.#lineEnd}${text.slice(from, next)}` : ', ';
    return `${category}: "${escapeQuoted(target)}"${end}`;
  }

  #unitOf(id: string, node: unknown): Unit | undefined {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
    const { value, type = '' } = node;
    const style = styles.get(type);
    if (style === undefined) return undefined;
    const [start, end] = node.range;
    const raw = this.#file.text.slice(start, end);
    const place = { start, end };
    return {
      segment: { id, data: markupKind(value), value, places: [place] },
      edits: (target) => [{ ...place, text: writeScalar(target, style, raw, this.#lineEnd) }],
    };
  }
}

function startOf(node: unknown): number {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : undefined;
  return range?.[0] ?? 0;
}
