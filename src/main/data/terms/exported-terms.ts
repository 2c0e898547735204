import { Type, type Static } from 'typebox';
import { tidyEntry } from '../../../content/terms/tidy-entry';
import type { TermEntry } from '../../../content/terms/termbase';
import { TermEntryInput } from '../../../contract/commands/terms';
import { longestTermbaseName } from '../../../contract/terms';
import { schemaProblems } from '../../platform/json/validation';

const strict = { additionalProperties: false } as const;

/** A termbase, and the requests that it is limited to. Its entries follow in lines of their own. */
export const ExportedTermbase = Type.Object(
  {
    kind: Type.Literal('termbase'),
    name: Type.String({ minLength: 1, maxLength: longestTermbaseName }),
    /** Without any, it applies to every request of its languages. */
    uses: Type.Array(
      Type.Object(
        {
          /** Null: requests that were submitted here. */
          origin: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          originRemoved: Type.Optional(Type.String({ minLength: 1 })),
          /** The name of a saved view. */
          view: Type.Optional(Type.String({ minLength: 1 })),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type TermbaseLine = Static<typeof ExportedTermbase>;

/** An entry of the termbase above. It is validated as one that is saved in the window. */
export const ExportedTermEntry = Type.Object(
  {
    kind: Type.Literal('term-entry'),
    termbase: Type.String({ minLength: 1, maxLength: longestTermbaseName }),
    entry: Type.Unknown(),
  },
  strict,
);
export type TermEntryLine = Static<typeof ExportedTermEntry>;

/** Returns what is wrong with an entry, each with its place in the line. */
export function termEntryProblems({ entry }: TermEntryLine): readonly string[] {
  const problems = schemaProblems(TermEntryInput, entry, 'entry').map((problem) =>
    problem.startsWith('entry') ? problem : `entry.${problem}`,
  );
  if (problems.length > 0) return problems;
  const tidied = entryOf(entry);
  if (tidied === undefined) return ['entry.terms: has no term with a language'];
  return tidied.id === '' ? ['entry.id: must not be empty'] : [];
}

/** Returns the tidied entry of a line whose schema was checked; undefined for one without terms. */
export function entryOf(entry: unknown): TermEntry | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return tidyEntry(entry as TermEntry);
}
