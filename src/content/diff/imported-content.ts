import { readableAttributes } from '../html/readable-attributes';
import type { ArrivedField, ArrivedLine } from './arrived-line';
import { ArrivedLines } from './arrived-lines';
import { compareBudget, compareLines, type CompareBudget, type DeliveredLine } from './compare-lines';
import { textsByField } from './imported-keys';
import { linesOf, wordlessTags } from './imported-lines';
import { hasTag } from './imported-tags';
import type { ImportedText } from './imported-text';
import { importedTexts } from './imported-texts';

export type { ArrivedField, ArrivedLine } from './arrived-line';

/** A field as it was delivered. */
export interface DeliveredField {
  readonly id: string;
  readonly data: string;
  readonly value: string;
}

/**
 * Compares fields with what a page or file shows after the import. The order of texts, and what else a page
 * has, do not count; white space and references are the same however they are written. Tags count where what
 * was imported has any, or is a file of translations, which keeps them. In a file whose keys are those of the
 * fields, each is compared with the value under its own key.
 */
export function compareImported(
  fields: readonly DeliveredField[],
  imported: string,
  fileName?: string,
): readonly ArrivedField[] {
  const texts = importedTexts(imported, fileName);
  const values = textsByField(
    fields.map(({ id }) => id),
    texts,
  );
  const pools = new Pools(texts);
  const budget = compareBudget();
  const unkeyed = fields.filter(({ id }) => values?.has(id) !== true);
  const inPage = comparePage(unkeyed, pools, budget);
  return fields.map((field) => {
    const own = values?.get(field.id);
    const lines = own === undefined ? inPage.get(field) : compareValue(field, own, { pools, budget });
    return { id: field.id, lines: lines ?? [] };
  });
}

/** Lines of what was imported, as fields of text and as those of HTML are compared with them. */
class Pools {
  readonly #asWritten: ArrivedLines;
  readonly #asHtml: ArrivedLines;

  constructor(texts: readonly ImportedText[]) {
    this.#asWritten = new ArrivedLines(texts);
    this.#asHtml = texts.some(hasReferences)
      ? new ArrivedLines(texts.flatMap(withReadReferences))
      : this.#asWritten;
  }

  of({ data }: DeliveredField): ArrivedLines {
    return data === 'html' ? this.#asHtml : this.#asWritten;
  }
}

function comparePage(
  fields: readonly DeliveredField[],
  pools: Pools,
  budget: CompareBudget,
): ReadonlyMap<DeliveredField, readonly ArrivedLine[]> {
  const found = new Map<DeliveredField, readonly ArrivedLine[]>();
  for (const [pool, group] of Map.groupBy(fields, (field) => pools.of(field))) {
    const lines = group.map((field) => deliveredLines(field));
    const { differing } = compareLines(lines.flat(), pool, budget);
    let from = 0;
    for (const [at, field] of group.entries()) {
      const to = from + (lines[at]?.length ?? 0);
      const own = differing.slice(from, to).filter((line) => line !== undefined);
      found.set(field, to === from ? lostTagsOf(field, pool) : own);
      from = to;
    }
  }
  return found;
}

interface Imported {
  readonly pools: Pools;
  readonly budget: CompareBudget;
}

/** Compares a field with the values that its key may stand for, and returns the least that differs. */
function compareValue(
  field: DeliveredField,
  values: readonly (readonly ImportedText[])[],
  { pools, budget }: Imported,
): readonly ArrivedLine[] {
  // Words such as `<b>` in a text are no tags, but a file does not say which of its values are texts.
  if (values.some(([whole]) => whole?.text === field.value)) return [];
  const lines = deliveredLines(field);
  let best: readonly ArrivedLine[] | undefined;
  for (const value of values) {
    const pool = new Pools(value.map(asStored)).of(field);
    const { differing, used } = compareLines(lines, pool, budget);
    const more = pool.lines.filter((line) => !used.has(line) && !isShown(line.text, differing));
    const found =
      lines.length === 0
        ? lostTagsOf(field, pool)
        : paired(
            differing.filter((line) => line !== undefined),
            pool.isOneReading ? more.map(({ text }) => text) : [],
          );
    if (best === undefined || found.length <= best.length) best = found;
    if (found.length === 0) break;
  }
  return (best ?? []).map((line) => {
    const [other] = line.delivered === line.arrived ? [] : pools.of(field).of(line.delivered, true);
    return other?.key === undefined || line.delivered === '' ? line : { ...line, otherKey: other.key };
  });
}

/** Shows lines that were not found beside those that stand in the value in their place. */
function paired(differing: readonly ArrivedLine[], more: readonly string[]): readonly ArrivedLine[] {
  const left = [...more];
  const lines = differing.map((line) => {
    const arrived = line.arrived === undefined ? left.shift() : undefined;
    return arrived === undefined ? line : { ...line, arrived };
  });
  return [...lines, ...left.map((arrived) => ({ delivered: '', arrived, lostTags: [] }))];
}

/** A value in a file has its tags, unless it has codes that stand for them. */
const asStored = (text: ImportedText): ImportedText => ({
  ...text,
  keepsTags: text.keepsTags || text.reading === 0,
  keepsBlocks: text.keepsBlocks ?? text.reading === 0,
});

const isShown = (text: string, differing: readonly (ArrivedLine | undefined)[]): boolean =>
  differing.some((line) => line?.arrived === text);

/** Pictures and frames of a field without words, which are nowhere in what was imported. */
function lostTagsOf({ data, value }: DeliveredField, pool: ArrivedLines): readonly ArrivedLine[] {
  if (data !== 'html') return [];
  const lost = wordlessTags(value).filter((tag) => !hasTag(tag, pool.tags()));
  return lost.length === 0 ? [] : [{ delivered: value, lostTags: lost.map(({ name }) => name) }];
}

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

const hasReferences = ({ text, isHtml }: ImportedText): boolean => !isHtml && reference.test(text);

/**
 * The text of a field of HTML may have no tags: where it has references, it also counts as HTML shows it.
 * That of another field was escaped once too often.
 */
function withReadReferences(one: ImportedText): readonly ImportedText[] {
  return hasReferences(one) ? [one, { ...one, isHtml: true, reading: one.reading + 2 }] : [one];
}

/** The lines that a field shows, and its texts in attributes, such as those of pictures. */
function deliveredLines({ data, value }: DeliveredField): readonly DeliveredLine[] {
  const isHtml = data === 'html';
  const own = linesOf(value, isHtml);
  const isAlone =
    own.length === 1 && !/^\s*<(?:p|div|h[1-6]|li|ul|ol|table|section|blockquote)[\s>]/i.test(value);
  const lines: DeliveredLine[] = [];
  for (const line of own) {
    const previous = lines.at(-1);
    lines.push({ ...line, isAlone, ...(previous === undefined ? {} : { previous }) });
  }
  const attributes = isHtml ? readableAttributes(value) : [];
  const ofAttributes = attributes.flatMap((text) => linesOf(text, false));
  return [...lines, ...ofAttributes.map((line) => ({ ...line, isAlone: true }))];
}
