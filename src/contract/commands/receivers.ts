import { Type } from 'typebox';
import {
  longestProfile,
  mostByHand,
  type AppliedReceiver,
  type Receivers,
  type SavedReceiver,
} from '../receivers';
import { answers } from './declare';
import { MarkedKeys, Nothing, RequestKey, strict } from './inputs';

const ProfileId = Type.String({ minLength: 1, maxLength: 60 });
const UseKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Profiles of the systems that content is imported into, where they apply, and rehearsals by hand. */
export const receiversCommands = {
  'receivers.list': answers<Receivers>()(Nothing),
  /** The profile's JSON document. */
  'receivers.read': answers<{ readonly document: string }>()(Type.Object({ id: ProfileId }, strict)),
  /**
   * Adds a profile, or replaces the one of the same ID; a built-in one can't be replaced. Also takes a
   * content model of Contentful or Storyblok, which replaces only that of the same space.
   */
  'receivers.save': answers<SavedReceiver>()(
    Type.Object({ document: Type.String({ maxLength: longestProfile }) }, strict),
  ),
  /** Removes a profile of one's own with its uses. */
  'receivers.remove': answers<Receivers>()(Type.Object({ id: ProfileId }, strict)),
  /** Applies a profile to the requests that meet all conditions given, and checks them. */
  'receivers.use': answers<Receivers>()(
    Type.Object(
      {
        profile: ProfileId,
        /** The key of a connection, or 0 for requests submitted here. */
        origin: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
        token: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
        fields: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      },
      strict,
    ),
  ),
  'receivers.removeUse': answers<Receivers>()(Type.Object({ key: UseKey }, strict)),
  /** Applies these profiles by hand to requests, in place of those chosen by hand before. */
  'receivers.rehearse': answers<Record<string, never>>()(
    Type.Object(
      { keys: MarkedKeys, profiles: Type.Array(ProfileId, { maxItems: mostByHand, uniqueItems: true }) },
      strict,
    ),
  ),
  /** The profiles that apply to a request. */
  'receivers.ofRequest': answers<readonly AppliedReceiver[]>()(Type.Object({ key: RequestKey }, strict)),
} as const;
