import { languageName } from '../../language-tag';
import { tidyLanguage } from '../tidy-entry';

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

/** Headings that tables of others have for a column. */
const otherNames: Readonly<Record<TermColumn, RegExp>> = {
  id: /^(?:(?:concept|entry|term)?[ _-]?id|id (?:of )?(?:concept|entry)|number|nr\.?)$/,
  language: /^(?:lang(?:uage)?(?:[ _-]?(?:code|tag))?|locale)$/,
  term: /^(?:term|word|term[ _-]?text)$/,
  status: /^(?:(?:term|usage|administrative)?[ _-]?status|usage)$/,
  'part of speech': /^(?:part[ _-]?of[ _-]?speech|pos|word class)$/,
  'case-sensitive': /^(?:is[ _-]?)?case[ _-]?sensitiv(?:e|ity)$/,
  'term note': /^term[ _-]?(?:note|comment)s?$/,
  subject: /^(?:subject(?:[ _-]?field)?|domain|category|topic|product)$/,
  definition: /^(?:(?:concept[ _-]?)?definition|description|meaning)$/,
  'language definition': /^(?:language|local)[ _-]?definition$/,
  note: /^(?:notes?|comments?|remarks?|concept[ _-]?note)$/,
  'do not translate': /^(?:do[ _-]?not[ _-]?translate|dnt|untranslatable|non[ _-]?translatable|keep)$/,
};

/** The meaning of a heading: a column of ours, the terms of a language, or one side of a pair. */
export type Heading =
  | { readonly kind: 'column'; readonly column: TermColumn }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'side'; readonly side: 0 | 1 };

/** Returns what a heading says; undefined for one that is unknown. */
export function readHeading(text: string): Heading | undefined {
  const plain = text.trim().toLowerCase();
  const column = termColumns.find((name) => otherNames[name].test(plain));
  if (column !== undefined) return { kind: 'column', column };
  if (/^source(?:[ _-]?(?:term|text))?$/.test(plain)) return { kind: 'side', side: 0 };
  if (/^(?:target(?:[ _-]?(?:term|text))?|translation)$/.test(plain)) return { kind: 'side', side: 1 };
  const language = languageOfHeading(text.trim());
  return language === undefined ? undefined : { kind: 'language', language };
}

/** A tag of a language that exists (`de`, `pt-BR`, `zh_Hant`), or its name in English or in itself. */
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

let tagsByName: ReadonlyMap<string, string> | undefined;

function languageByName(text: string): string | undefined {
  tagsByName ??= new Map(
    named
      .toReversed()
      .flatMap((tag) => [
        [languageName(tag, 'en').toLowerCase(), tag] as const,
        [languageName(tag, tag).toLowerCase(), tag] as const,
      ]),
  );
  return tagsByName.get(text.toLowerCase());
}
