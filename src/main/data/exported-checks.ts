import { Type } from 'typebox';
import { checkLevels, dismissalScopes, longestReason } from '../../contract/problems';

const strict = { additionalProperties: false } as const;
const Text = Type.String({ minLength: 1 });
/** BCP 47 tags. */
const Languages = Type.Object({ source: Text, target: Text }, strict);

/** The level of a check, for all languages or for a pair. An unknown check is skipped. */
export const ExportedCheckLevel = Type.Object(
  {
    kind: Type.Literal('check-level'),
    check: Text,
    languages: Type.Union([Languages, Type.Null()]),
    level: Type.Enum([...checkLevels]),
  },
  strict,
);

/** A dismissal of problems. Its scope determines the optional properties; see `export-check-problems.ts`. */
export const ExportedDismissal = Type.Object(
  {
    kind: Type.Literal('dismissal'),
    scope: Type.Enum([...dismissalScopes]),
    check: Text,
    request: Type.Optional(
      Type.Object(
        { origin: Type.Union([Type.String(), Type.Null()]), originRemoved: Type.Optional(Text), id: Text },
        strict,
      ),
    ),
    field: Type.Optional(Text),
    problem: Type.Optional(Type.Array(Type.String(), { minItems: 2 })),
    languages: Type.Optional(Languages),
    reason: Type.String({ maxLength: longestReason }),
    dismissed: Text,
  },
  strict,
);
