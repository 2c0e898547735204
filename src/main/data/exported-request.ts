import { Type, type Static } from 'typebox';
import { verdicts } from '../../content/handover/returned-document';
import { reasonKinds } from '../../content/mark-reason';
import { importStates, learnedWays, markMakers, requestStates } from '../../content/content-request';

const strict = { additionalProperties: false } as const;
const Instant = Type.String({ minLength: 1 });
const Version = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const FieldId = Type.String({ minLength: 1 });
const ImportState = Type.Enum([...importStates]);

const Reason = Type.Object(
  {
    kind: Type.Enum([...reasonKinds]),
    id: Type.String({ minLength: 1 }),
    field: Type.Optional(FieldId),
    text: Type.String({ minLength: 1 }),
  },
  strict,
);

/** The content of one version, as the service returns it: properties beyond these are kept as they are. */
const Content = Type.Object({
  source: Type.String({ minLength: 1 }),
  language: Type.Object({ source: Type.String(), target: Type.String() }),
  fields: Type.Array(
    Type.Object({
      id: FieldId,
      type: Type.String({ minLength: 1 }),
      data: Type.String({ minLength: 1 }),
      value: Type.String(),
      originalValue: Type.Optional(Type.String()),
    }),
  ),
});

/** A request with everything that belongs to it: its versions, and the user's data on it. */
export const ExportedRequest = Type.Object(
  {
    kind: Type.Literal('request'),
    origin: Type.Union([Type.String(), Type.Null()]),
    originRemoved: Type.Optional(Instant),
    id: Type.String({ minLength: 1 }),
    state: Type.Enum([...requestStates]),
    created: Instant,
    completed: Type.Optional(Instant),
    test: Type.Boolean(),
    versions: Type.Array(
      Type.Object(
        { number: Version, learned: Instant, learnedBy: Type.Enum([...learnedWays]), content: Content },
        strict,
      ),
      { minItems: 1 },
    ),
    marks: Type.Array(
      Type.Object(
        {
          importState: ImportState,
          time: Instant,
          madeBy: Type.Enum([...markMakers]),
          version: Type.Optional(Version),
          reasons: Type.Optional(Type.Array(Reason, { minItems: 1 })),
          undone: Type.Optional(Instant),
        },
        strict,
      ),
    ),
    upstreamMark: Type.Optional(Type.Object({ importState: ImportState, time: Instant }, strict)),
    reviewed: Type.Optional(Type.Object({ version: Version, time: Instant }, strict)),
    reviewedFields: Type.Array(
      Type.Object(
        { field: FieldId, version: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) },
        strict,
      ),
    ),
    notes: Type.Array(
      Type.Object(
        {
          field: FieldId,
          text: Type.String(),
          created: Instant,
          edited: Type.Optional(Instant),
          resolved: Type.Optional(Instant),
        },
        strict,
      ),
    ),
    drafts: Type.Array(
      Type.Object(
        { field: FieldId, value: Type.String(), baseVersion: Version, revision: Version, saved: Instant },
        strict,
      ),
    ),
    corrections: Type.Optional(
      Type.Array(
        Type.Object(
          {
            field: FieldId,
            value: Type.String(),
            delivered: Type.String(),
            version: Version,
            reviewer: Type.String(),
            made: Instant,
          },
          strict,
        ),
      ),
    ),
    verdicts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            field: FieldId,
            verdict: Type.Enum([...verdicts]),
            version: Version,
            reviewer: Type.String(),
            given: Instant,
            comment: Type.Optional(Type.String()),
          },
          strict,
        ),
      ),
    ),
  },
  strict,
);

export type ExportedRequest = Static<typeof ExportedRequest>;
