import { Type } from 'typebox';
import { checkLevels, dismissalScopes, longestReason } from '../../contract/problems';

const strict = { additionalProperties: false } as const;
const Text = Type.String({ minLength: 1 });
/** BCP 47 tags. */
const Languages = Type.Object({ source: Text, target: Text }, strict);

/** How much a check counts: for all languages, or for a pair of them. A check that is not known is skipped. */
export const ExportedCheckLevel = Type.Object(
  {
    kind: Type.Literal('check-level'),
    check: Text,
    languages: Type.Union([Languages, Type.Null()]),
    level: Type.Enum([...checkLevels]),
  },
  strict,
);

/** Why problems don't count. Which of the optional ones it has goes by its scope; `export-check-problems.ts` says so. */
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
