import { columnName } from '../../files/table/table-columns';
import type { FoundTable, TermTableRow } from './found-table';
import { readHeading, type Heading, type TermColumn } from './term-columns';

type Headings = readonly (Heading | undefined)[];

interface HeadRow {
  readonly headings: Headings;
  readonly at: number;
}

/** Rows among which the headings are looked for: a title or two may stand above them. */
const mostTitles = 10;

/**
 * Finds the headings of a table in its first row, or below titles, which have one cell. Without any, the
 * given languages belong to the first two columns that have text. Undefined for a table whose columns can't
 * be told.
 */
export function findHeadings(
  rows: readonly TermTableRow[],
  languages: readonly [string, string] | undefined,
): FoundTable | undefined {
  const wide = rows.slice(0, mostTitles).findIndex(({ texts }) => filledColumns([texts]).length > 1);
  const candidates = (wide > 0 ? [wide, 0] : [0]).map((at): HeadRow => ({
    at,
    headings: (rows[at]?.texts ?? []).map((text) => readHeading(text)),
  }));
  for (const { at, headings } of candidates) {
    const named = headings.map((heading) => ofSide(heading, languages));
    if (isTermHead(headings) || isLanguageHead(named, rows[at]?.texts ?? []))
      return tableOf(rows, { at, headings: isTermHead(headings) ? headings : named });
  }
  return languages === undefined ? undefined : tableByPlace(rows, candidates[0], languages);
}

function tableOf(rows: readonly TermTableRow[], { at, headings }: HeadRow): FoundTable {
  const head = rows[at];
  const heads = head?.texts ?? [];
  // Headings that were merged over several rows are in each of them.
  const isRepeated = ({ texts }: TermTableRow): boolean => texts.join('\n') === heads.join('\n');
  const after = rows.slice(at + 1);
  const first = after.findIndex((row) => !isRepeated(row));
  return {
    headings,
    heads,
    titles: rows.slice(0, at),
    rows: first === -1 ? [] : after.slice(first),
    headLine: () => head?.line() ?? 1,
  };
}

/** Gives the languages to the first columns with text that have no known heading. */
function tableByPlace(
  rows: readonly TermTableRow[],
  head: HeadRow | undefined,
  languages: readonly [string, string],
): FoundTable {
  const filled = filledColumns(rows.map(({ texts }) => texts));
  const isHead = head !== undefined && isHeadBesideLanguages(head.headings, filled);
  const known = isHead ? head.headings : [];
  const free = filled.filter((column) => !isKept(known[column]));
  const given: Headings = [
    ...languages.map((language): Heading => ({ kind: 'language', language })),
    ...(isHead ? [] : [{ kind: 'column', column: 'note' } as const]),
  ];
  const headings = Array.from({ length: (filled.at(-1) ?? -1) + 1 }, (_, column) =>
    free.includes(column) ? given[free.indexOf(column)] : known[column],
  );
  if (isHead) return tableOf(rows, { at: head.at, headings });
  const heads = headings.map((_, column) => (filled.includes(column) ? columnName(column) : ''));
  return { headings, heads, titles: [], rows, headLine: () => rows[0]?.line() ?? 1 };
}

/** Whether a heading of a table whose languages are given says what its column has, besides terms. */
function isKept(heading: Heading | undefined): boolean {
  return heading?.kind === 'column' && !isColumn(heading, 'term') && !isColumn(heading, 'language');
}

/** A first entry may have words that headings have (`status`, `Status`), but not for two columns of ours. */
function isHeadBesideLanguages(headings: Headings, filled: readonly number[]): boolean {
  return countOfDifferent(headings) > 1 || filled.slice(2).some((column) => headings[column] !== undefined);
}

/** Whether a table has a row for each term, with its language. */
export function isTermHead(headings: Headings): boolean {
  const has = (name: TermColumn) => headings.some((heading) => isColumn(heading, name));
  return has('term') && has('language');
}

function isColumn(heading: Heading | undefined, column: TermColumn): boolean {
  return heading?.kind === 'column' && heading.column === column;
}

/**
 * Whether a row names the languages of its columns. A term may read like a language (`kde`, `no`), so one
 * alone counts only beside headings that are all known.
 */
function isLanguageHead(headings: Headings, heads: readonly string[]): boolean {
  const languages = headings.filter((heading) => heading?.kind === 'language');
  if (countOfDifferent(languages) > 1) return true;
  const isAllKnown = heads.every((head, column) => head.trim() === '' || headings[column] !== undefined);
  return languages.length === 1 && isAllKnown;
}

function countOfDifferent(headings: Headings): number {
  return new Set(headings.flatMap((heading) => (heading === undefined ? [] : [JSON.stringify(heading)])))
    .size;
}

/** A column of terms whose language no other column names has those of the source. */
function ofSide(
  heading: Heading | undefined,
  languages: readonly [string, string] | undefined,
): Heading | undefined {
  if (languages === undefined) return heading;
  if (heading?.kind === 'side') return { kind: 'language', language: languages[heading.side] };
  return isColumn(heading, 'term') ? { kind: 'language', language: languages[0] } : heading;
}

function filledColumns(rows: readonly (readonly string[])[]): readonly number[] {
  const filled = new Set<number>();
  for (const texts of rows)
    for (const [column, text] of texts.entries()) if (text.trim() !== '') filled.add(column);
  return [...filled].toSorted((one, other) => one - other);
}
