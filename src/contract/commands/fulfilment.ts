import { Type } from 'typebox';
import {
  longestDraft,
  type Draft,
  type DraftProblem,
  type EditableWindow,
  type Fulfilment,
} from '../fulfilment';
import { answers, asks } from './declare';
import { strict, RequestKey, Extent, Row, FieldId, SeenVersion } from './inputs';

/** Targets that are written here. */
export const fulfilmentCommands = {
  /** Progress of the work on a request. For a mirrored request it says that the work is done upstream. */
  'fulfil.read': answers<Fulfilment>()(Type.Object({ key: RequestKey }, strict)),
  'fulfil.fields': answers<EditableWindow>()(Type.Object({ key: RequestKey, ...Extent }, strict)),
  /** Refused if a newer version, or a newer draft of the field, exists than `version` and `revision` name. */
  'fulfil.draft': answers<Draft>()(
    Type.Object(
      {
        ...SeenVersion.properties,
        fieldId: FieldId,
        value: Type.String({ maxLength: longestDraft }),
        revision: Row,
      },
      strict,
    ),
  ),
  /** Problems that the checks would find in a field with this value, once the request's drafts are saved. */
  'fulfil.problems': asks<readonly DraftProblem[]>()(
    Type.Object(
      { key: RequestKey, fieldId: FieldId, value: Type.String({ maxLength: longestDraft }) },
      strict,
    ),
  ),
  /** Discards the draft of one field, or all drafts. */
  'fulfil.discard': answers<Fulfilment>()(
    Type.Object({ key: RequestKey, fieldId: Type.Optional(FieldId) }, strict),
  ),
  /** Keeps drafts that were made for an earlier version and moves them to this one. */
  'fulfil.keepDrafts': answers<Fulfilment>()(SeenVersion),
  'fulfil.confirm': answers<Fulfilment>()(SeenVersion),
  /**
   * With `copySource`, fields without a draft get their source as target; without it they are a reason to
   * refuse.
   */
  'fulfil.complete': answers<Fulfilment>()(
    Type.Object({ ...SeenVersion.properties, copySource: Type.Boolean() }, strict),
  ),
  /** Saves the drafts as a new version of a completed request. */
  'fulfil.save': answers<Fulfilment>()(SeenVersion),
  'fulfil.reopen': answers<Fulfilment>()(SeenVersion),
} as const;
