import { Type } from 'typebox';
import { handoverFormats } from '../../content/handover/handover-format';
import {
  acceptedForms,
  handoverChoices,
  handoverFilters,
  longestHandoverNote,
  longestRecipient,
  mostHandedOut,
  takeBackStates,
  type HandoverDetail,
  type HandoverProgress,
  type HandoverResult,
  type HandoverRow,
  type HandoverWindow,
  type RequestHandovers,
  type TakeBack,
  type TakeBackAnswer,
  type TakeBackItemWindow,
  type TakeBackProgress,
  type TakeBackTotals,
  type WaitingFile,
} from '../handovers';
import { answers } from './declare';
import {
  strict,
  Nothing,
  RequestKey,
  View,
  Extent,
  Filter,
  FieldId,
  FileName,
  UploadKey,
  LanguageTag,
} from './inputs';

const HandoverKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const HandedOutKeys = Type.Array(RequestKey, { minItems: 1, maxItems: mostHandedOut, uniqueItems: true });
const TakeBackKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** A caller's name for work that it may cancel; other windows have other ones. */
const WorkName = Type.String({ minLength: 1, maxLength: 100 });
/** Single items, or all open ones that changed or have a verdict or a comment. */
const TakeBackItems = Type.Union([
  Type.Literal('all'),
  Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 1000, uniqueItems: true }),
]);

/** Hand-overs and what came back. */
export const handoversCommands = {
  /**
   * Makes the file of a hand-over, of single requests or of all in a listing. The desktop application asks
   * for a place; the browser host returns the file to the page. Refused when no field is left by the choice.
   */
  'handovers.create': answers<HandoverResult>()(
    Type.Object(
      {
        requests: Type.Union([
          Type.Object({ keys: HandedOutKeys }, strict),
          Type.Object({ view: View, filter: Type.Optional(Filter) }, strict),
        ]),
        choice: Type.Enum([...handoverChoices]),
        format: Type.Enum([...handoverFormats]),
        note: Type.String({ maxLength: longestHandoverNote }),
        recipient: Type.String({ maxLength: longestRecipient }),
        /** Language of the texts around the content; without it the target language, where we have it. */
        language: Type.Optional(LanguageTag),
        making: Type.Optional(WorkName),
      },
      strict,
    ),
  ),
  /** The hand-over whose file is being made, also for another window; `files.changed` follows it. */
  'handovers.making': answers<{ readonly making: HandoverProgress | null }>()(Nothing),
  /** Stops the making of that name: its `handovers.create` answers `none`, and nothing is out. */
  'handovers.cancelMaking': answers<Record<string, never>>()(Type.Object({ making: WorkName }, strict)),
  'handovers.window': answers<HandoverWindow>()(
    Type.Object({ filter: Type.Enum([...handoverFilters]), ...Extent }, strict),
  ),
  /** The index of a hand-over in the list; null when it is not in it. */
  'handovers.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Type.Enum([...handoverFilters]), key: HandoverKey }, strict),
  ),
  'handovers.read': answers<HandoverDetail>()(Type.Object({ key: HandoverKey }, strict)),
  /** Ends a hand-over without an answer; a file that comes all the same can still be taken back. */
  'handovers.cancel': answers<HandoverRow>()(Type.Object({ key: HandoverKey }, strict)),
  /** Undoes `handovers.cancel`. */
  'handovers.restore': answers<HandoverRow>()(Type.Object({ key: HandoverKey }, strict)),
  /** Hand-overs that a request is out with, its corrections, and verdicts on it. */
  'handovers.ofRequest': answers<RequestHandovers>()(Type.Object({ key: RequestKey }, strict)),
  /** Removes a correction. */
  'handovers.removeCorrection': answers<Record<string, never>>()(
    Type.Object({ key: RequestKey, fieldId: FieldId }, strict),
  ),
  /** Undoes `handovers.removeCorrection`, unless there is another correction by now. */
  'handovers.restoreCorrection': answers<Record<string, never>>()(
    Type.Object({ key: RequestKey, fieldId: FieldId }, strict),
  ),
  /** Reads a file that came back and compares it with this desk. Changes nothing else. */
  'takebacks.open': answers<{ readonly takeBack: TakeBack | null }>()(
    Type.Object(
      {
        upload: UploadKey,
        name: FileName,
        /** Refuses a file of no hand-over of this desk, or none at all, as NOT_FOUND. */
        isOwn: Type.Optional(Type.Boolean()),
        reading: Type.Optional(WorkName),
      },
      strict,
    ),
  ),
  /** How far the reading of that name is; `files.changed` follows it. */
  'takebacks.reading': answers<{ readonly reading: TakeBackProgress | null }>()(
    Type.Object({ reading: WorkName }, strict),
  ),
  /** Stops the reading of that name: its `takebacks.open` answers null. */
  'takebacks.cancelReading': answers<Record<string, never>>()(Type.Object({ reading: WorkName }, strict)),
  /**
   * Files that came back and are not closed, those with something to decide first, and newest first; at most
   * 100.
   */
  'takebacks.list': answers<readonly WaitingFile[]>()(Nothing),
  'takebacks.counts': answers<TakeBackTotals>()(Nothing),
  'takebacks.read': answers<TakeBack>()(Type.Object({ key: TakeBackKey }, strict)),
  /**
   * Items in these states, `isOpen`: those that can be accepted and are not decided, in the order of the
   * file; fewer are returned when their texts are long.
   */
  'takebacks.items': answers<TakeBackItemWindow>()(
    Type.Object(
      {
        key: TakeBackKey,
        states: Type.Array(Type.Enum([...takeBackStates]), { minItems: 1, maxItems: 5, uniqueItems: true }),
        isOpen: Type.Optional(Type.Boolean()),
        offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        limit: Type.Integer({ minimum: 1, maximum: 200 }),
      },
      strict,
    ),
  ),
  'takebacks.accept': answers<TakeBackAnswer>()(
    Type.Object({ key: TakeBackKey, items: TakeBackItems, as: Type.Enum([...acceptedForms]) }, strict),
  ),
  /** Decides that items stay as this desk has them. */
  'takebacks.leave': answers<TakeBackAnswer>()(
    Type.Object({ key: TakeBackKey, items: TakeBackItems }, strict),
  ),
  /**
   * Undoes decisions, all of one `accept` or `leave` or those on single items: texts, notes and reviews are
   * as they were before.
   */
  'takebacks.undo': answers<TakeBack>()(
    Type.Object(
      {
        key: TakeBackKey,
        what: Type.Union([
          Type.Object({ act: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
          Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 1000, uniqueItems: true }),
        ]),
      },
      strict,
    ),
  ),
  /** Ends it: the hand-over is taken back, and what is not decided stays as it is. */
  'takebacks.close': answers<Record<string, never>>()(Type.Object({ key: TakeBackKey }, strict)),
} as const;
