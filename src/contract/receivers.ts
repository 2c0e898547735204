import type { ReceiverRule, RuleOfKind } from '../content/receivers/receiver-profile';

/** A profile as lists show it. */
export interface ReceiverSummary {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly isBuiltIn: boolean;
  readonly rules: number;
  /** The rules by which the receiver spells languages. */
  readonly languages: readonly RuleOfKind<'languages'>[];
  /** The IDs of its rules that do not apply, because a rule like them could not be saved any more. */
  readonly refused: readonly string[];
}

/** Where a profile applies; a part that is absent is no condition. */
export interface ReceiverUse {
  readonly key: number;
  readonly profile: string;
  /** The key of a connection; 0 for requests that were submitted here. */
  readonly origin?: number;
  /** The ID of an access token. */
  readonly token?: string;
  /** A pattern for IDs of fields, in which `*` is any text. */
  readonly fields?: string;
}

export interface Receivers {
  readonly profiles: readonly ReceiverSummary[];
  readonly uses: readonly ReceiverUse[];
}

/** All receivers after one of them was saved, with its name: that of a content model's profile is made. */
export interface SavedReceiver extends Receivers {
  readonly saved: string;
  /** The demands of a content model that its profile does not have, each with its type and field. */
  readonly leftOut: readonly string[];
  /** The rules of a content model beyond the number that its profile can have. */
  readonly withoutRoom: readonly ReceiverRule[];
}

/** A profile that applies to a request, as its JSON document. */
export interface AppliedReceiver {
  readonly document: string;
  /** Patterns of the fields that it applies to; absent for all. */
  readonly fields?: readonly string[];
  /** It was chosen for this request by hand. */
  readonly isByHand?: true;
}

/** The number of profiles that can be chosen for requests by hand. */
export const mostByHand = 20;

/** The longest document of a profile, in characters. */
export const longestProfile = 2_000_000;
