import { languageName } from '../../language-tag';
import { plainWord } from '../term-words';
import { tidyLanguage } from '../tidy-entry';
import { columnWords, sideWords } from './heading-words';

/** Columns of a table that a termbase is written as, in their order: one row for each term. */
export const termColumns = [
  'id',
  'language',
  'term',
  'status',
  'part of speech',
  'case-sensitive',
  'term note',
  'subject',
  'definition',
  'language definition',
  'note',
  'do not translate',
] as const;
export type TermColumn = (typeof termColumns)[number];
export type TermCells = Readonly<Partial<Record<TermColumn, string>>>;

/** The meaning of a heading: a column of ours, the terms of a language, or one side of a pair. */
export type Heading =
  | { readonly kind: 'column'; readonly column: TermColumn }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'side'; readonly side: 0 | 1 };

const headingsByWord: ReadonlyMap<string, Heading> = new Map<string, Heading>([
  ...termColumns.flatMap((column) =>
    columnWords[column].split(',').map((word) => [plainWord(word), { kind: 'column', column }] as const),
  ),
  ...([0, 1] as const).flatMap((side) =>
    sideWords[side].split(',').map((word) => [plainWord(word), { kind: 'side', side }] as const),
  ),
]);

/** Returns what a heading says; undefined for one that is unknown. */
export function readHeading(text: string): Heading | undefined {
  const known = headingsByWord.get(plainWord(text));
  if (known !== undefined) return known;
  const language = languageOfHeading(text.trim());
  return language === undefined ? undefined : { kind: 'language', language };
}

/** A tag of a language that exists (`de`, `pt-BR`, `zh_Hant`), or its name. */
function languageOfHeading(text: string): string | undefined {
  if (!/^[A-Za-z]{2,3}(?:[-_][A-Za-z\d]{1,8}){0,4}$/.test(text)) return languageByName(text);
  const tag = tidyLanguage(text);
  return tag !== undefined && languageName(tag, 'en') !== tag ? tag : languageByName(text);
}

/** Languages that people head a column with by name. */
const named =
  'ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nn no pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh de-AT de-CH en-GB en-US es-419 es-MX fr-CA fr-CH pt-BR pt-PT zh-Hans zh-Hant zh-TW zh-CN'.split(
    ' ',
  );
/** Languages in which they name it, besides itself: those in which words of headings are known, too. */
const naming = 'en de fr es ja ar it pt nl pl ru zh ko'.split(' ');

let tagsByName: ReadonlyMap<string, string> | undefined;

/** Returns the tag of a language that is named in itself or in one of several others. */
export function languageByName(text: string): string | undefined {
  tagsByName ??= new Map(
    named
      .toReversed()
      .flatMap((tag) => [tag, ...naming].map((other) => [plainWord(languageName(tag, other)), tag] as const)),
  );
  return tagsByName.get(plainWord(text));
}
