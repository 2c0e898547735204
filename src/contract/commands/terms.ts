import { Type } from 'typebox';
import { termFormats } from '../../content/terms/term-file';
import {
  longestEntryId,
  longestSubject,
  longestTerm,
  longestTermText,
  mostTermsOfEntry,
} from '../../content/terms/term-limits';
import type { FieldTerms } from '../../content/terms/check/terms-of-field';
import { partsOfSpeech, termStatuses, type TermEntry } from '../../content/terms/termbase';
import { longestLanguageTag } from '../../content/language-tag';
import {
  longestTermbaseName,
  mostRemovedEntries,
  mostTermFields,
  termImportModes,
  type StoredTermEntry,
  type TermbaseSummary,
  type TermExport,
  type TermImport,
  type TermJobProgress,
  type TermWindow,
} from '../terms';
import { answers, asks } from './declare';
import { Extent, FieldId, FileName, LanguageTag, Nothing, strict, UploadKey } from './inputs';

const Key = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Name = Type.String({ minLength: 1, maxLength: longestTermbaseName });
const LongText = Type.String({ maxLength: longestTermText });
const Tag = Type.String({ minLength: 1, maxLength: longestLanguageTag });

const TermInput = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: longestTerm }),
    status: Type.Enum([...termStatuses]),
    partOfSpeech: Type.Optional(Type.Enum([...partsOfSpeech])),
    isCaseSensitive: Type.Optional(Type.Boolean()),
    note: Type.Optional(LongText),
  },
  strict,
);

const EntryObject = Type.Object(
  {
    id: Type.String({ maxLength: longestEntryId }),
    subject: Type.Optional(Type.String({ maxLength: longestSubject })),
    definition: Type.Optional(LongText),
    definitions: Type.Optional(Type.Record(Tag, LongText)),
    note: Type.Optional(LongText),
    isUntranslatable: Type.Optional(Type.Boolean()),
    terms: Type.Record(Tag, Type.Array(TermInput, { maxItems: mostTermsOfEntry })),
  },
  strict,
);

/** An entry; one without an ID gets an ID. */
export const TermEntryInput = Type.Unsafe<TermEntry>(EntryObject);
const RestoredEntries = Type.Unsafe<readonly TermEntry[]>(
  Type.Array(EntryObject, { minItems: 1, maxItems: mostRemovedEntries }),
);

/** Termbases, where they apply, their entries and files. */
export const termsCommands = {
  'terms.list': asks<readonly TermbaseSummary[]>()(Nothing),
  /** Adds an empty termbase. */
  'terms.create': answers<{ readonly key: number }>()(Type.Object({ name: Name }, strict)),
  'terms.rename': answers<Record<string, never>>()(Type.Object({ key: Key, name: Name }, strict)),
  /** Removes a termbase; `terms.restore` undoes that. */
  'terms.remove': answers<Record<string, never>>()(Type.Object({ key: Key }, strict)),
  'terms.restore': answers<Record<string, never>>()(Type.Object({ key: Key }, strict)),
  /** Applies a termbase to requests of a connection (0: submitted here) or of a saved view, too. */
  'terms.use': answers<{ readonly key: number }>()(
    Type.Object(
      {
        termbase: Key,
        origin: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
        view: Type.Optional(Key),
      },
      strict,
    ),
  ),
  'terms.removeUse': answers<Record<string, never>>()(Type.Object({ key: Key }, strict)),
  /**
   * Entries by their first term; `find` looks in terms, subjects and IDs, `term` for those with this whole
   * term, `language` for those with it.
   */
  'terms.entries': asks<TermWindow>()(
    Type.Object(
      {
        termbase: Key,
        find: Type.Optional(Type.String({ maxLength: longestTerm })),
        term: Type.Optional(Type.String({ maxLength: longestTerm })),
        language: Type.Optional(LanguageTag),
        ...Extent,
      },
      strict,
    ),
  ),
  /** The index of an entry in the window's list; null when it is not in it. */
  'terms.locateEntry': asks<{ readonly index: number | null }>()(
    Type.Object(
      {
        termbase: Key,
        key: Key,
        find: Type.Optional(Type.String({ maxLength: longestTerm })),
        language: Type.Optional(LanguageTag),
      },
      strict,
    ),
  ),
  /**
   * Finds the terms of fields of a request in this order, in their drafts or targets; none where no termbase
   * applies. Answers as many fields as are done in a moment, at least one; the others are to be asked again.
   */
  'terms.inFields': asks<{ readonly terms: readonly FieldTerms[] }>()(
    Type.Object(
      {
        key: Key,
        fieldIds: Type.Array(FieldId, { minItems: 1, maxItems: mostTermFields, uniqueItems: true }),
      },
      strict,
    ),
  ),
  'terms.entry': answers<StoredTermEntry>()(Type.Object({ key: Key }, strict)),
  /** Adds an entry, or replaces the one with `key`, unless that is no longer as it was `before`. */
  'terms.saveEntry': answers<StoredTermEntry>()(
    Type.Object(
      {
        termbase: Key,
        key: Type.Optional(Key),
        entry: TermEntryInput,
        before: Type.Optional(TermEntryInput),
      },
      strict,
    ),
  ),
  /** Removes entries and answers them, so that `terms.restoreEntries` can put them back. */
  'terms.removeEntries': answers<{ readonly removed: readonly TermEntry[] }>()(
    Type.Object(
      {
        termbase: Key,
        keys: Type.Array(Key, { minItems: 1, maxItems: mostRemovedEntries, uniqueItems: true }),
      },
      strict,
    ),
  ),
  'terms.restoreEntries': answers<Record<string, never>>()(
    Type.Object({ termbase: Key, entries: RestoredEntries }, strict),
  ),
  /** Imports a file into a termbase, which is made where there is none of that name; null when cancelled. */
  'terms.import': answers<{ readonly imported: TermImport | null }>()(
    Type.Object(
      {
        upload: UploadKey,
        name: FileName,
        termbase: Name,
        mode: Type.Enum([...termImportModes]),
        /** Source and target of a table whose first row names no languages. */
        languages: Type.Optional(Type.Tuple([Tag, Tag])),
      },
      strict,
    ),
  ),
  /** The desktop application asks for a place; the browser host returns the file to the page. */
  'terms.export': answers<TermExport>()(
    Type.Object({ termbase: Key, format: Type.Enum([...termFormats]) }, strict),
  ),
  'terms.running': answers<{ readonly running: TermJobProgress | null }>()(Nothing),
  'terms.cancel': answers<Record<string, never>>()(Nothing),
} as const;
