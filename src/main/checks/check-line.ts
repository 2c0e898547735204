import { Type, type Static } from 'typebox';
import { canonicalLanguageTag, longestLanguageTag } from '../../content/language-tag';
import type { LanguagePair } from '../../contract/problems';
import { parseStrictJson } from '../platform/json/strict-json';
import { schemaProblems } from '../platform/json/validation';

const LanguageTag = Type.String({ minLength: 1, maxLength: longestLanguageTag });

/**
 * A request as a line of `locdesk check` (decisions, section 11): `value` is the source, a field without
 * `target` is not checked.
 */
const CheckLine = Type.Object({
  id: Type.Optional(Type.String()),
  language: Type.Object({ source: LanguageTag, target: LanguageTag }),
  fields: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Optional(Type.String()),
      data: Type.Optional(Type.String()),
      value: Type.String(),
      target: Type.Optional(Type.String()),
    }),
  ),
});
export type CheckLine = Static<typeof CheckLine>;

/** A parsed line, or its number in the file and all its problems, each with its place. */
export type CheckLineReading =
  | { readonly line: CheckLine }
  | { readonly line?: undefined; readonly number: number; readonly problems: readonly string[] };

/** A line of a file of JSON Lines. */
export interface NumberedLine {
  /** The number of the line in its file, from 1. */
  readonly number: number;
  /** Undefined where the line is not in UTF-8. */
  readonly text: string | undefined;
}

/** Reads one line. Never throws. */
export function readCheckLine({ number, text }: NumberedLine): CheckLineReading {
  if (text === undefined) return { number, problems: [`line ${number} is not in UTF-8`] };
  const parsed = parseStrictJson(text, { firstLine: number });
  if (!parsed.ok) return { number, problems: parsed.problems };
  const line = parsed.value;
  const problems = schemaProblems(CheckLine, line, 'line');
  if (problems.length > 0) return { number, problems };
  // `schemaProblems` found none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const read = line as CheckLine;
  const wrongTags = (['source', 'target'] as const).flatMap((side) =>
    canonicalLanguageTag(read.language[side]) === undefined
      ? [
          `language.${side}: "${read.language[side]}" is not a well-formed BCP 47 language tag, like de or de-CH`,
        ]
      : [],
  );
  return wrongTags.length > 0 ? { number, problems: wrongTags } : { line: read };
}

export function canonicalLanguages({ language: { source, target } }: CheckLine): LanguagePair {
  return {
    source: canonicalLanguageTag(source) ?? source,
    target: canonicalLanguageTag(target) ?? target,
  };
}
