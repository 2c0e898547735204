import { Type, type Static } from 'typebox';
import { ruleSchemas } from '../../../content/receivers/receiver-profile';
import { profileProblems } from '../../receivers/read-profile';

const strict = { additionalProperties: false } as const;
const Text = Type.String({ minLength: 1 });

/** A profile of the coordinator's. Its document is validated as one that is imported in the settings. */
export const ExportedReceiverProfile = Type.Object(
  { kind: Type.Literal('receiver-profile'), profile: Type.Unknown() },
  strict,
);
export type ReceiverProfileLine = Static<typeof ExportedReceiverProfile>;

/**
 * Where a profile applies, built-in ones included; a property that is absent is no condition. Those for an
 * access token are not exported, because tokens are not.
 */
export const ExportedReceiverUse = Type.Object(
  {
    kind: Type.Literal('receiver-use'),
    profile: Text,
    /** Null: requests that were submitted here. */
    origin: Type.Optional(Type.Union([Text, Type.Null()])),
    originRemoved: Type.Optional(Text),
    fields: Type.Optional(Text),
    /** A request for which the profile was chosen by hand. */
    request: Type.Optional(
      Type.Object(
        { origin: Type.Union([Type.String(), Type.Null()]), originRemoved: Type.Optional(Text), id: Text },
        strict,
      ),
    ),
  },
  strict,
);
export type ReceiverUseLine = Static<typeof ExportedReceiverUse>;

/** Whether a profile has a kind of rule that only a later version of Locdesk knows. */
export function isOfLaterVersion({ profile }: ReceiverProfileLine): boolean {
  const rules = typeof profile === 'object' && profile !== null && 'rules' in profile ? profile.rules : [];
  return (
    Array.isArray(rules) &&
    rules.some(
      (rule: unknown) =>
        typeof rule === 'object' &&
        rule !== null &&
        'kind' in rule &&
        typeof rule.kind === 'string' &&
        !Object.hasOwn(ruleSchemas, rule.kind),
    )
  );
}

/** Returns what is wrong with a profile, each with its place in the line. */
export function receiverProfileProblems({ profile }: ReceiverProfileLine): readonly string[] {
  return profileProblems(profile).map((problem) =>
    problem.startsWith('profile') ? problem : `profile.${problem}`,
  );
}
