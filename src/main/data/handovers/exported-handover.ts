import { Type, type Static } from 'typebox';
import { parseTimestamp } from '../../../content/timestamp';
import { handoverFormats } from '../../../content/handover/handover-format';
import { handoverChoices, handoverStates } from '../../../contract/handovers';

const strict = { additionalProperties: false } as const;
const Instant = Type.String({ minLength: 1 });

/** A file that was handed to a reviewer, with the texts in it, by which its answer is compared. */
export const ExportedHandover = Type.Object(
  {
    kind: Type.Literal('handover'),
    id: Type.String({ minLength: 1 }),
    state: Type.Enum([...handoverStates]),
    format: Type.Enum([...handoverFormats]),
    choice: Type.Enum([...handoverChoices]),
    note: Type.String(),
    recipient: Type.String(),
    created: Instant,
    ended: Type.Optional(Instant),
    requests: Type.Array(
      Type.Object(
        {
          origin: Type.Union([Type.String(), Type.Null()]),
          originRemoved: Type.Optional(Instant),
          id: Type.String({ minLength: 1 }),
          handedId: Type.String({ minLength: 1 }),
          version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
          fields: Type.Array(
            Type.Object(
              {
                id: Type.String({ minLength: 1 }),
                data: Type.String({ minLength: 1 }),
                source: Type.String(),
                target: Type.String(),
              },
              strict,
            ),
          ),
        },
        strict,
      ),
    ),
  },
  strict,
);

/** Returns the problems of a line beyond its structure. */
export function handoverProblems({
  created,
  ended,
  requests,
}: Static<typeof ExportedHandover>): readonly string[] {
  const times = Object.entries({ created, ...(ended === undefined ? {} : { ended }) }).flatMap(
    ([name, text]) =>
      parseTimestamp(text) === undefined ? [`${name}: is not an RFC 3339 date-time with offset`] : [],
  );
  const doubled = requests.flatMap(({ fields }, index) => {
    const ids = new Set(fields.map(({ id }) => id));
    return ids.size === fields.length ? [] : [`requests[${index}].fields: two of them have one id`];
  });
  return [...times, ...doubled];
}
