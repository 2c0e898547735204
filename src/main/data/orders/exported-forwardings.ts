import { Type, type Static } from 'typebox';
import { forwardingStates } from '../../../contract/upstream/forwarding';
import { parseTimestamp } from '../../../content/timestamp';

const strict = { additionalProperties: false } as const;
const Instant = Type.String({ minLength: 1 });
const Id = Type.String({ minLength: 1, maxLength: 255 });

/** A request that an export finds in the middle of a call is one whose answer is not known. */
const states = forwardingStates.filter((state) => state !== 'sending');

/** Where the request on the line above is sent, and how far that is. */
export const ExportedForwarding = Type.Object(
  {
    kind: Type.Literal('forwarding'),
    request: Id,
    connection: Type.String(),
    connectionRemoved: Type.Optional(Instant),
    state: Type.Enum(states),
    // It is sent as a header.
    idempotencyKey: Type.String({ pattern: '^[!-~]{1,255}$' }),
    firstSent: Type.Optional(Instant),
    lastSent: Type.Optional(Instant),
    upstreamId: Type.Optional(Id),
    errors: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 100 })),
    candidates: Type.Optional(
      Type.Array(Type.Object({ id: Id, created: Instant }, strict), { maxItems: 20 }),
    ),
  },
  strict,
);

export type ExportedForwarding = Static<typeof ExportedForwarding>;

/** Problems of such a line that its schema can't express. */
export function forwardingProblems(line: ExportedForwarding): readonly string[] {
  const { state, upstreamId, firstSent, lastSent, connectionRemoved, candidates = [] } = line;
  const instants = { firstSent, lastSent, connectionRemoved };
  const problems = [
    ...Object.entries(instants),
    ...candidates.map(({ created }, index) => [`candidates[${index}].created`, created] as const),
  ].flatMap(([place, text]) =>
    text === undefined || parseTimestamp(text) !== undefined
      ? []
      : [`${place}: is not an RFC 3339 date-time with offset`],
  );
  if (state === 'sent' && upstreamId === undefined)
    problems.push('upstreamId: is missing, a sent one has it');
  if (state !== 'sent' && upstreamId !== undefined) {
    problems.push(`upstreamId: must be absent where the state is ${state}`);
  }
  if ((firstSent === undefined) !== (lastSent === undefined)) {
    problems.push('firstSent, lastSent: must both be there or both be absent');
  }
  return problems;
}
