import { canonicalLanguageTag, languageName } from '../../language-tag';

/** Parts that a column of a table can play, besides the targets of single languages. */
export const columnRoles = ['id', 'source', 'target', 'comment', 'maxLength'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/**
 * Columns of a table, each by its name in the first row, or else by letter (`A`) or number (from 1). A column
 * that is absent is guessed from the first row; an empty text chooses none.
 */
export interface TableColumns extends Readonly<Partial<Record<ColumnRole, string>>> {
  /** Columns of targets by language tag; they come before `target`, which holds for every other language. */
  readonly targets?: Readonly<Record<string, string>>;
  /** Whether the first row contains names. */
  readonly hasHeader?: boolean;
}

/** Column numbers, from 0. */
export interface ColumnNumbers {
  /** If undefined, the row's number is the key. */
  readonly id: number | undefined;
  readonly source: number;
  /** If undefined, the target replaces the source. */
  readonly target: number | undefined;
  readonly comment: number | undefined;
  /** Largest number of characters of a target. */
  readonly maxLength: number | undefined;
  readonly hasHeader: boolean;
}

export type FoundColumns =
  | { readonly kind: 'found'; readonly columns: ColumnNumbers }
  /** The source can't be guessed; the others are what was found so far. */
  | { readonly kind: 'no-source'; readonly columns: Omit<ColumnNumbers, 'source'> }
  | { readonly kind: 'unknown'; readonly column: string };

/** Column names that are recognized without a choice. */
const usualNames: Readonly<Record<ColumnRole, RegExp>> = {
  id: /^(?:id|key|keys|name|identifier|string ?id|msgid|label)$/i,
  source:
    /^(?:source|source ?text|source ?string|original|en|en[-_](?:us|gb)|english|text|value|string|default)$/i,
  target: /^(?:target|target ?text|translation|translated)$/i,
  comment: /^(?:comments?|notes?|description|context|developer ?comments?)$/i,
  maxLength:
    /^(?:max\.?|maximum|limit|(?:max(?:imum)?\.?|char(?:acter)?)[ _-]?(?:len(?:gth)?|chars?|characters|limit))$/i,
};

/** Headings that often stand for a kind of text, whose cells repeat; a plainer one goes before them. */
const vagueName = /^(?:name|label)$/i;

/** Finds the columns that are chosen, and guesses those that are not from the names in the first row. */
export function chooseColumns(
  firstRow: readonly string[],
  chosen: TableColumns,
  targetLanguage: string | undefined,
): FoundColumns {
  const names = new Map<string, number>();
  for (const [column, text] of firstRow.entries()) {
    const name = text.trim().toLowerCase();
    if (name !== '' && !names.has(name)) names.set(name, column);
  }
  const hasHeader = chosen.hasHeader ?? looksLikeNames(names, chosen);
  const unknown: string[] = [];
  const find = (wanted: string): number | undefined => {
    if (wanted === '') return undefined;
    const column = (hasHeader ? names.get(wanted.trim().toLowerCase()) : undefined) ?? columnNumber(wanted);
    if (column === undefined) unknown.push(wanted);
    return column;
  };
  const guess = (role: ColumnRole): number | undefined => {
    const usual = hasHeader ? Array.from(names).filter(([name]) => usualNames[role].test(name)) : [];
    return (usual.find(([name]) => !vagueName.test(name)) ?? usual[0])?.[1];
  };
  const choose = (role: ColumnRole): number | undefined => {
    const wanted = chosen[role];
    return wanted === undefined ? guess(role) : find(wanted);
  };
  const source = choose('source');
  const ofLanguage = chosenTarget(chosen, targetLanguage);
  const target =
    ofLanguage === undefined
      ? ((hasHeader ? languageColumn(names, targetLanguage, source) : undefined) ?? choose('target'))
      : find(ofLanguage);
  const others = {
    id: choose('id'),
    target,
    comment: choose('comment'),
    maxLength: choose('maxLength'),
    hasHeader,
  };
  const [first] = unknown;
  if (first !== undefined) return { kind: 'unknown', column: first };
  if (source === undefined) return { kind: 'no-source', columns: others };
  return { kind: 'found', columns: { ...others, source } };
}

/** Parses `3` or `C` to a number from 0. */
export function columnNumber(name: string): number | undefined {
  const text = name.trim();
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text) - 1;
  if (!/^[a-zA-Z]{1,3}$/.test(text)) return undefined;
  return Array.from(text.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The letters of a column, from 0: `A`, `Z`, `AA`. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** Later choices win; each language's column is a choice of its own. */
export function mergeColumns(
  earlier: TableColumns | undefined,
  later: TableColumns | undefined,
): TableColumns | undefined {
  if (earlier === undefined || later === undefined) return later ?? earlier;
  const targets = { ...earlier.targets, ...later.targets };
  return { ...earlier, ...later, ...(Object.keys(targets).length === 0 ? {} : { targets }) };
}

function looksLikeNames(names: ReadonlyMap<string, number>, chosen: TableColumns): boolean {
  const wanted = [...columnRoles.map((role) => chosen[role]), ...Object.values(chosen.targets ?? {})];
  if (wanted.some((name) => name !== undefined && names.has(name.trim().toLowerCase()))) return true;
  const patterns = Object.values(usualNames);
  return Array.from(names.keys()).some((name) => patterns.some((pattern) => pattern.test(name)));
}

function chosenTarget({ targets }: TableColumns, language: string | undefined): string | undefined {
  if (targets === undefined || language === undefined) return undefined;
  const canonical = canonicalLanguageTag(language);
  return Object.entries(targets).find(([tag]) => canonicalLanguageTag(tag) === canonical)?.[1];
}

/** The column named after a language (`de`, `de_DE`, `German`, `Target (de)`), other than the source's. */
function languageColumn(
  header: ReadonlyMap<string, number>,
  language: string | undefined,
  source: number | undefined,
): number | undefined {
  if (language === undefined) return undefined;
  const bare = Array.from(
    header,
    ([name, column]) =>
      [
        name
          .replaceAll(/\b(?:target|translations?)\b|[()[\]:]/g, '')
          .trim()
          .replaceAll('_', '-'),
        column,
      ] as const,
  ).filter(([, column]) => column !== source);
  const [base = language] = language.split('-');
  for (const tag of new Set([language, base])) {
    const names = [tag, languageName(tag, 'en'), languageName(tag, tag)];
    const accepted = new Set(names.map((name) => name.toLowerCase()));
    const found = bare.find(([name]) => accepted.has(name));
    if (found !== undefined) return found[1];
  }
  return undefined;
}
