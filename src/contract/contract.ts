import { Type, type Static, type TSchema } from 'typebox';
import { importStates, tokenKinds } from '../content/content-request';
import type { BackupsSummary } from './backups';
import { commandIds } from './command-table';
import type { EventMessage } from './events';
import { groupings, type GroupDetail, type GroupWindow } from './groups';
import { jobFilters, type JobProblems, type JobRow, type JobWindow } from './jobs';
import { desktopTextIds } from './desktop-texts';
import type { ImportReport } from './import-report';
import { keyStorePlaces, trayChoices, type DesktopSettings } from './desktop-settings';
import {
  markDeliveryFilters,
  type AddedConnection,
  type ConnectionSummary,
  type ConnectionTest,
  type MarkDeliveryCounts,
  type MarkDeliveryDetail,
  type MarkDeliveryWindow,
  type RemovalCost,
  type SendNowAnswer,
  type PutAsideWindow,
  type SyncRunWindow,
} from './connections';
import {
  deliveryFilters,
  type DeliveryDetail,
  type DeliveryWindow,
  type EndedDeliveries,
  type WebhookSummary,
} from './deliveries';
import { receiptFilters, type ListenerSummary, type ReceiptDetail, type ReceiptWindow } from './receipts';
import { callFilters, type CallDetail, type CallWindow } from './request-log';
import {
  longestDraft,
  type Draft,
  type DraftProblem,
  type EditableWindow,
  type Fulfilment,
} from './fulfilment';
import { checkIds } from '../content/checks/problem';
import {
  checkLevels,
  dismissalScopes,
  longestReason,
  mostProblems,
  type CheckingProgress,
  type CheckLevelSetting,
  type RequestProblems,
  type WideDismissal,
} from './problems';
import { longestLanguageTag } from '../content/language-tag';
import {
  forwardingFilters,
  type ForwardingCounts,
  type ForwardingDetail,
  type ForwardingWindow,
} from './forwarding';
import {
  untranslatedChoices,
  type CreatedOrder,
  type FileImport,
  type FileJobProgress,
  type FilePortion,
  type FilePreview,
  type FileVersionContent,
  type OpenedFile,
  type OrderDetail,
  type OrderWindow,
  type SavedResults,
  type SourceFacts,
} from './orders';
import { handoverFormats } from '../content/handover/handover-format';
import {
  acceptedForms,
  handoverChoices,
  handoverFilters,
  longestHandoverNote,
  longestRecipient,
  mostHandedOut,
  takeBackStates,
  type HandoverDetail,
  type HandoverResult,
  type HandoverRow,
  type HandoverWindow,
  type RequestHandovers,
  type TakeBack,
  type TakeBackAnswer,
  type TakeBackItemWindow,
} from './handovers';
import {
  longestNote,
  type ChangePortion,
  type ComparedField,
  type Note,
  type OutlinePortion,
} from './reviewing';
import { longestFind, sides, type FoundPortion } from '../content/search/found-places';
import type { SignatureDiagnosis } from './signature-diagnosis';
import { longestSpelledWord, type SpellingSettings } from './spelling';
import type { SizePortion } from '../content/text/request-size';
import {
  languageChoices,
  longestQueryIntervalSeconds,
  viewModes,
  textDirections,
  themes,
  type AppInfo,
  type CreatedToken,
  type FieldWindow,
  type RequestCounts,
  type RequestDetail,
  type RequestRow,
  type RequestWindow,
  type SelectionSummary,
  type ServiceSettings,
  type TokenSummary,
  type UiPreferences,
} from './ui-types';
import type { TimelineEvent } from './timeline';
import type { Today } from './today';
import { longestFilter } from '../content/filter/parse-filter';
import { sortKeys, viewIds, type FilterValues, type SavedView } from './views';
import { longestWebOrigin, mostAllowedOrigins, webOriginPattern } from './web-origin';
import { TableColumnsInput } from './table-columns';

/**
 * Every command and event between the renderer and a host, and the only place where a channel is named.
 * Preload, IPC registration, HTTP bridge and client are loops over these two tables.
 */

interface Command<I extends TSchema, O> {
  readonly input: I;
  /** Exists in the type only: the command's output. */
  readonly output?: O;
}

/** Declares a command: its input schema is the argument, its output the type argument. */
const answers =
  <O>() =>
  <I extends TSchema>(input: I): Command<I, O> => ({ input });

/**
 * A command that only reads and may take long. The handler of the same name in the query thread answers it.
 */
interface Question<I extends TSchema, O> extends Command<I, O> {
  readonly isQuestion: true;
}

const asks =
  <O>() =>
  <I extends TSchema>(input: I): Question<I, O> => ({ input, isQuestion: true });

const strict = { additionalProperties: false } as const;
const Nothing = Type.Object({}, strict);
const RequestKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const MarkedKeys = Type.Array(RequestKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const View = Type.Enum([...viewIds]);
const CallKey = Type.Integer({ minimum: 1 });
const Calls = Type.Enum([...callFilters]);
const DeliveryKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const DeliveryKeys = Type.Array(DeliveryKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const Deliveries = Type.Enum([...deliveryFilters]);
const ReceiptKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ReceiptKeys = Type.Array(ReceiptKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const Receipts = Type.Enum([...receiptFilters]);
const ConnectionKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const MarkDeliveryKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const MarkDeliveryKeys = Type.Array(MarkDeliveryKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const Outbox = Type.Enum([...markDeliveryFilters]);
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const BaseUrl = Type.String({ maxLength: 10_000 });
/** A token must not be empty, and no answer contains one. */
const Token = Type.String({ minLength: 1, maxLength: 10_000 });
const ConnectionSettings = {
  name: Type.String({ maxLength: 1000 }),
  baseUrl: BaseUrl,
  /** Between five minutes and a week. */
  intervalSeconds: Type.Integer({ minimum: 300, maximum: 604_800 }),
  workingHours: Type.Union([
    Type.Object(
      {
        days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
          minItems: 1,
          maxItems: 7,
          uniqueItems: true,
        }),
        from: TimeOfDay,
        to: TimeOfDay,
      },
      strict,
    ),
    Type.Null(),
  ]),
  pageSize: Type.Integer({ minimum: 1, maximum: 1000 }),
  looksAgain: Type.Optional(Type.Boolean()),
  everySource: Type.Optional(Type.Boolean()),
};
/** Offset and size of a window of rows. */
const Extent = {
  offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  limit: Type.Integer({ minimum: 1, maximum: 500 }),
};
const Filter = Type.String({ maxLength: longestFilter });
const Version = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const VersionRange = { key: RequestKey, from: Version, to: Version };
const Row = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const FieldId = Type.String({ minLength: 1 });
const NoteKey = Type.Object({ note: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }, strict);
const NoteText = Type.String({ maxLength: 2 * longestNote });
const ProblemKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const SeenVersion = Type.Object({ key: RequestKey, version: Version }, strict);
const JobFilterName = Type.Enum([...jobFilters]);
const GroupingName = Type.Enum([...groupings]);
/** A hash in 48 bits, of a job's source or a group's name. */
const JobKey = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const OrderKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** The service validates the tag itself, to explain what is wrong with it. */
const OrderTag = Type.String({ minLength: 1, maxLength: longestLanguageTag });
const TargetTags = Type.Array(OrderTag, { minItems: 1, maxItems: 100 });
/** This desk, or a connection. */
const OrderPlace = Type.Union([Type.Literal('this'), ConnectionKey]);
const ForwardedKeys = Type.Array(RequestKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const FileName = Type.String({ minLength: 1, maxLength: 255 });
const UploadKey = Type.Integer({ minimum: 1 });
/** A file's name, the upload with its bytes, and the options chosen for reading it. */
const FileContent = {
  name: FileName,
  upload: UploadKey,
  format: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  encoding: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  columns: Type.Optional(TableColumnsInput),
};
const HandoverKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const HandedOutKeys = Type.Array(RequestKey, { minItems: 1, maxItems: mostHandedOut, uniqueItems: true });
const TakeBackKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** Single items, or all open ones that changed or have a verdict or a comment. */
const TakeBackItems = Type.Union([
  Type.Literal('all'),
  Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 1000, uniqueItems: true }),
]);
const Listing = {
  view: View,
  filter: Type.Optional(Filter),
  sort: Type.Enum([...sortKeys]),
  descending: Type.Boolean(),
};

const LanguageTag = Type.String({ maxLength: longestLanguageTag });
const SpellingLanguages = Type.Array(
  Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 }),
  {
    maxItems: 100,
    uniqueItems: true,
  },
);
const OwnWord = Type.Object({ word: Type.String({ minLength: 1, maxLength: longestSpelledWord }) }, strict);
/** The longest text that is checked in one call; Chromium sends pieces of 16 KiB. */
const longestCheckedText = 65_536;
const ViewKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ViewSettings = {
  ...Listing,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  filter: Filter,
};

export const commands = {
  'app.info': answers<AppInfo>()(Nothing),

  'requests.counts': answers<RequestCounts>()(Nothing),
  'requests.window': asks<RequestWindow>()(
    Type.Object(
      {
        ...Listing,
        offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        limit: Type.Integer({ minimum: 1, maximum: 500 }),
      },
      strict,
    ),
  ),
  /**
   * The current index of a request in a listing, so that selection and scroll position survive live updates;
   * null when the request is not in it.
   */
  'requests.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ ...Listing, key: RequestKey }, strict),
  ),
  /**
   * Reports that a window shows this request. A mirrored request is then read again at upstream, at most once
   * a minute.
   */
  'requests.opened': answers<Record<string, never>>()(Type.Object({ key: RequestKey }, strict)),
  'requests.detail': answers<RequestDetail>()(Type.Object({ key: RequestKey }, strict)),
  /**
   * Fields of the current version. A window has at most 200 fields and about 4 MiB of text, so fewer than
   * `limit` may be returned; a single longer field is truncated.
   */
  'requests.fields': answers<FieldWindow>()(
    Type.Object(
      {
        key: RequestKey,
        version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        limit: Type.Integer({ minimum: 1, maximum: 200 }),
      },
      strict,
    ),
  ),
  /** Ids, beginnings and review states of the fields from `offset` on; fewer are returned than there are. */
  'requests.outline': answers<OutlinePortion>()(
    Type.Object({ key: RequestKey, version: Version, offset: Row }, strict),
  ),
  /** Returns the history of a request, newest first. */
  'requests.timeline': asks<readonly TimelineEvent[]>()(Type.Object({ key: RequestKey }, strict)),
  /** Summarizes the chosen requests. */
  'requests.summary': asks<SelectionSummary>()(Type.Object({ keys: MarkedKeys }, strict)),
  /** Requests with the same source as this one, and itself, by target language; at most 200. */
  'requests.job': asks<readonly RequestRow[]>()(Type.Object({ key: RequestKey }, strict)),
  'jobs.window': asks<JobWindow>()(Type.Object({ filter: JobFilterName, ...Extent }, strict)),
  /** The index of a job in the list; null when it is not in it. */
  'jobs.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ filter: JobFilterName, key: JobKey }, strict),
  ),
  'jobs.read': asks<JobRow>()(Type.Object({ key: JobKey }, strict)),
  'groups.window': asks<GroupWindow>()(
    Type.Object({ by: GroupingName, filter: JobFilterName, ...Extent }, strict),
  ),
  /** The index of a group in the list; null when it is not in it. */
  'groups.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ by: GroupingName, filter: JobFilterName, key: JobKey }, strict),
  ),
  'groups.read': asks<GroupDetail>()(Type.Object({ by: GroupingName, key: JobKey }, strict)),
  /** Where the requests of a job have problems, field by field. */
  'requests.jobProblems': asks<JobProblems>()(Type.Object({ key: RequestKey }, strict)),
  /** Sums up what is to do, what came and what was done. */
  'requests.today': asks<Today>()(Type.Object({}, strict)),
  /** The request as the service's single read returns it. */
  'requests.json': answers<{ readonly json: string }>()(Type.Object({ key: RequestKey }, strict)),
  /** Positions of a text in a request, from field `offset` on; one call searches a limited portion. */
  'requests.find': asks<FoundPortion>()(
    Type.Object(
      {
        key: RequestKey,
        version: Version,
        text: Type.String({ minLength: 1, maxLength: longestFind }),
        sides: Type.Array(Type.Enum([...sides]), { minItems: 1, maxItems: 2, uniqueItems: true }),
        /** `written` searches the value with its tags, `read` the visible text. */
        as: Type.Enum(['written', 'read']),
        offset: Row,
      },
      strict,
    ),
  ),
  /** Size of a request, from a field on; one call counts a limited portion. */
  'requests.size': asks<SizePortion>()(
    Type.Object(
      { key: RequestKey, version: Version, from: Type.Object({ field: Row, slice: Row }, strict) },
      strict,
    ),
  ),

  /** Values that exist to filter a view by, for the suggestions. */
  'filter.values': asks<FilterValues>()(Type.Object({ view: View }, strict)),
  /** Saved views, in the coordinator's order. */
  'views.list': answers<readonly SavedView[]>()(Nothing),
  /** Current number of requests in each saved view. */
  'views.counts': answers<readonly { readonly key: number; readonly count: number }[]>()(Nothing),
  'views.create': answers<SavedView>()(Type.Object(ViewSettings, strict)),
  /** Absent properties stay unchanged. */
  'views.edit': answers<SavedView>()(
    Type.Object({ key: ViewKey, ...Type.Partial(Type.Object(ViewSettings)).properties }, strict),
  ),
  /** Moves a view to an index, counted from 0. */
  'views.move': answers<readonly SavedView[]>()(
    Type.Object({ key: ViewKey, index: Type.Integer({ minimum: 0, maximum: 1000 }) }, strict),
  ),
  'views.remove': answers<Record<string, never>>()(Type.Object({ key: ViewKey }, strict)),
  /** Restores a removed view at its former place, within a day. */
  'views.restore': answers<SavedView>()(Type.Object({ key: ViewKey }, strict)),

  /** Marks one or more requests; `batch` identifies the action for `marks.undo`. */
  'marks.set': answers<{ readonly batch: string; readonly changed: number }>()(
    Type.Object(
      {
        keys: MarkedKeys,
        importState: Type.Enum([...importStates]),
      },
      strict,
    ),
  ),
  /** Removes marks at any time; `kept` counts those that stay because upstream has them. */
  'marks.remove': answers<{ readonly removed: number; readonly kept: number }>()(
    Type.Object({ keys: MarkedKeys }, strict),
  ),
  /** Undoes one marking action: each request returns to its former mark, unless a later mark was set. */
  'marks.undo': answers<{ readonly restored: number }>()(
    Type.Object({ batch: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),

  /**
   * Sets or clears "reviewed" for the version that was shown; `batch` identifies the action for
   * `reviewed.undo`.
   */
  'reviewed.set': answers<{ readonly batch: string }>()(
    Type.Object(
      { requests: Type.Array(SeenVersion, { minItems: 1, maxItems: 500 }), reviewed: Type.Boolean() },
      strict,
    ),
  ),
  'reviewed.setField': answers<{ readonly batch: string }>()(
    Type.Object({ key: RequestKey, version: Version, fieldId: FieldId, reviewed: Type.Boolean() }, strict),
  ),
  'reviewed.undo': answers<{ readonly restored: number }>()(
    Type.Object({ batch: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),

  /** Fields that differ between two versions, from `offset` on; one call compares a limited portion. */
  'changes.overview': answers<ChangePortion>()(Type.Object({ ...VersionRange, offset: Row }, strict)),
  /** Rows of the comparison in both versions, at most about 4 MiB of text; fewer rows may be returned. */
  'changes.fields': answers<readonly ComparedField[]>()(
    Type.Object({ ...VersionRange, rows: Type.Array(Row, { minItems: 1, maxItems: 50 }) }, strict),
  ),

  /** Notes of one request, oldest first. */
  'notes.list': answers<readonly Note[]>()(Type.Object({ key: RequestKey }, strict)),
  'notes.add': answers<Note>()(Type.Object({ key: RequestKey, fieldId: FieldId, text: NoteText }, strict)),
  'notes.edit': answers<Note>()(Type.Object({ ...NoteKey.properties, text: NoteText }, strict)),
  'notes.resolve': answers<Note>()(Type.Object({ ...NoteKey.properties, resolved: Type.Boolean() }, strict)),
  'notes.remove': answers<Note>()(NoteKey),
  /** Undoes `notes.remove`. */
  'notes.restore': answers<Note>()(NoteKey),

  /** Problems that the checks found in the current version. */
  'problems.ofRequest': answers<RequestProblems>()(Type.Object({ key: RequestKey }, strict)),
  /** Dismisses problems of one request by their keys; keys that no longer exist are skipped. */
  'problems.dismiss': answers<{ readonly dismissals: readonly number[] }>()(
    Type.Object(
      {
        key: RequestKey,
        problems: Type.Array(ProblemKey, { minItems: 1, maxItems: mostProblems, uniqueItems: true }),
        scope: Type.Enum([...dismissalScopes]),
        reason: Type.String({ maxLength: longestReason }),
      },
      strict,
    ),
  ),
  /** Removes dismissals, so that their problems count again. */
  'problems.restore': answers<{ readonly restored: number }>()(
    Type.Object(
      { dismissals: Type.Array(ProblemKey, { minItems: 1, maxItems: mostProblems, uniqueItems: true }) },
      strict,
    ),
  ),
  /** Dismissals for a language pair or for all requests. */
  'problems.wideDismissals': answers<readonly WideDismissal[]>()(Nothing),
  /** Repeats the checks of a request for which they failed. */
  'problems.checkAgain': answers<Record<string, never>>()(Type.Object({ key: RequestKey }, strict)),
  'checkLevels.list': answers<readonly CheckLevelSetting[]>()(Nothing),
  /** Sets a check's level, for all languages if none are named. `null` removes the setting. */
  'checkLevels.set': answers<readonly CheckLevelSetting[]>()(
    Type.Object(
      {
        check: Type.Enum([...checkIds]),
        languages: Type.Optional(Type.Object({ source: LanguageTag, target: LanguageTag }, strict)),
        level: Type.Union([Type.Enum([...checkLevels]), Type.Null()]),
      },
      strict,
    ),
  ),
  /** Null while no check runs, or only a short one. */
  'checking.read': answers<{ readonly progress: CheckingProgress | null }>()(Nothing),
  /** Pauses only repeated checks; new content is always checked. */
  'checking.pause': answers<Record<string, never>>()(Type.Object({ paused: Type.Boolean() }, strict)),

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

  'samples.load': answers<{ readonly count: number }>()(Nothing),

  'tokens.list': answers<readonly TokenSummary[]>()(Nothing),
  'tokens.create': answers<CreatedToken>()(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 100 }),
        kind: Type.Enum([...tokenKinds]),
        /** The connection whose service completes what is submitted with the token. */
        forwardTo: Type.Optional(ConnectionKey),
      },
      strict,
    ),
  ),
  'tokens.revoke': answers<TokenSummary>()(
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),

  'serviceSettings.read': answers<ServiceSettings>()(Nothing),
  'serviceSettings.write': answers<ServiceSettings>()(
    Type.Object(
      {
        queryIntervalSeconds: Type.Optional(
          Type.Number({ minimum: 0, maximum: longestQueryIntervalSeconds }),
        ),
        allowedOrigins: Type.Optional(
          Type.Array(Type.String({ pattern: webOriginPattern, maxLength: longestWebOrigin }), {
            maxItems: mostAllowedOrigins,
          }),
        ),
        requestLog: Type.Optional(Type.Boolean()),
        mirroredDeliveries: Type.Optional(Type.Boolean()),
      },
      strict,
    ),
  ),

  /** Calls of the service, newest first. */
  'requestLog.window': answers<CallWindow>()(
    Type.Object(
      {
        filter: Calls,
        offset: Type.Integer({ minimum: 0 }),
        limit: Type.Integer({ minimum: 1, maximum: 500 }),
      },
      strict,
    ),
  ),
  'requestLog.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Calls, key: CallKey }, strict),
  ),
  'requestLog.detail': answers<CallDetail>()(Type.Object({ key: CallKey }, strict)),
  'requestLog.clear': answers<Record<string, never>>()(Nothing),

  'webhook.read': answers<WebhookSummary>()(Nothing),
  /** Waiting deliveries are sent to the new address at once. */
  'webhook.save': answers<WebhookSummary>()(Type.Object({ url: Type.String({ maxLength: 10_000 }) }, strict)),
  /** Unsent deliveries wait until an address is set again. */
  'webhook.remove': answers<WebhookSummary>()(Nothing),
  /** Queues one delivery with a made-up request that is labelled as a test. */
  'webhook.sendTest': answers<{ readonly key: number }>()(Nothing),
  /**
   * The signing secret of our own webhook, for the receiver; read only when the coordinator copies or shows
   * it.
   */
  'webhook.revealSecret': answers<{ readonly secret: string }>()(Nothing),
  /** Makes a new secret; the previous one signs too for another 24 hours. */
  'webhook.rotateSecret': answers<WebhookSummary>()(Nothing),

  /** Deliveries, newest first. */
  'deliveries.window': answers<DeliveryWindow>()(Type.Object({ filter: Deliveries, ...Extent }, strict)),
  'deliveries.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Deliveries, key: DeliveryKey }, strict),
  ),
  'deliveries.detail': answers<DeliveryDetail>()(Type.Object({ key: DeliveryKey }, strict)),
  /** Sends deliveries again now, whatever their state; the count excludes those being sent. */
  'deliveries.redeliver': answers<{ readonly count: number }>()(Type.Object({ keys: DeliveryKeys }, strict)),
  'deliveries.redeliverFailed': answers<{ readonly count: number }>()(Nothing),
  /** Cancels deliveries that wait, and dismisses failed ones; they stay listed. Those being sent are left. */
  'deliveries.cancel': answers<EndedDeliveries>()(Type.Object({ keys: DeliveryKeys }, strict)),
  /** Undoes `deliveries.cancel`: dismissed deliveries are failed again, and the others are sent. */
  'deliveries.restore': answers<{ readonly count: number }>()(Type.Object({ keys: DeliveryKeys }, strict)),
  /** Explains why a receiver may reject the signature of the last attempt. */
  'deliveries.diagnose': answers<SignatureDiagnosis>()(Type.Object({ key: DeliveryKey }, strict)),

  'listener.read': answers<ListenerSummary>()(Nothing),
  /** Receipts, newest first. */
  'receipts.window': answers<ReceiptWindow>()(Type.Object({ filter: Receipts, ...Extent }, strict)),
  'receipts.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Receipts, key: ReceiptKey }, strict),
  ),
  'receipts.detail': answers<ReceiptDetail>()(Type.Object({ key: ReceiptKey }, strict)),
  /** Applies received calls again, with today's secrets and rules. */
  'receipts.replay': answers<{
    readonly applied: number;
    readonly unchanged: number;
    readonly refused: number;
  }>()(Type.Object({ keys: ReceiptKeys }, strict)),
  /** Refused calls need no attention any more; they stay listed, and can be replayed. */
  'receipts.dismiss': answers<{ readonly keys: readonly number[] }>()(
    Type.Object({ keys: ReceiptKeys }, strict),
  ),
  /** Undoes `receipts.dismiss`. */
  'receipts.restore': answers<{ readonly count: number }>()(Type.Object({ keys: ReceiptKeys }, strict)),
  'receipts.diagnose': answers<SignatureDiagnosis>()(Type.Object({ key: ReceiptKey }, strict)),

  'connections.list': answers<readonly ConnectionSummary[]>()(Nothing),
  /**
   * Tests an address and a token before they are saved, or a stored connection (`key`) with its stored token
   * unless another one is given.
   */
  'connections.test': answers<ConnectionTest>()(
    Type.Object({ baseUrl: BaseUrl, token: Type.Optional(Token), key: Type.Optional(ConnectionKey) }, strict),
  ),
  'connections.add': answers<AddedConnection>()(Type.Object({ ...ConnectionSettings, token: Token }, strict)),
  /** Properties that are absent stay unchanged. A new token restarts a stopped connection. */
  'connections.edit': answers<ConnectionSummary>()(
    Type.Object(
      {
        key: ConnectionKey,
        ...Type.Partial(Type.Object(ConnectionSettings)).properties,
        token: Type.Optional(Token),
      },
      strict,
    ),
  ),
  'connections.pause': answers<ConnectionSummary>()(
    Type.Object({ key: ConnectionKey, paused: Type.Boolean() }, strict),
  ),
  /** Data that a removal would remove, to be shown before it. */
  'connections.removalCost': asks<RemovalCost>()(Type.Object({ key: ConnectionKey }, strict)),
  /**
   * With `withMirror` the connection's requests are removed too; without it they stay readable. Returns what
   * was removed.
   */
  'connections.remove': answers<RemovalCost>()(
    Type.Object({ key: ConnectionKey, withMirror: Type.Boolean() }, strict),
  ),
  /** Starts a sync as soon as the query limit allows: at once (`started`) or not before `allowedAt`. */
  'connections.syncNow': answers<{ readonly started: boolean; readonly allowedAt?: string }>()(
    Type.Object({ key: ConnectionKey }, strict),
  ),
  /** Starts a sync from the very beginning; requests that are here already stay and are compared. */
  'connections.fetchAgain': answers<{ readonly started: boolean; readonly allowedAt?: string }>()(
    Type.Object({ key: ConnectionKey }, strict),
  ),
  /** With null, signatures are not checked. */
  'connections.setListenerSecret': answers<ConnectionSummary>()(
    Type.Object(
      { key: ConnectionKey, secret: Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]) },
      strict,
    ),
  ),
  'connections.newListenerKey': answers<ConnectionSummary>()(Type.Object({ key: ConnectionKey }, strict)),
  /** Results of upstream that Locdesk can't store, by id. */
  'connections.putAside': answers<PutAsideWindow>()(Type.Object({ key: ConnectionKey, ...Extent }, strict)),
  /** Sync runs, newest first. */
  'connections.runs': answers<SyncRunWindow>()(Type.Object({ key: ConnectionKey, ...Extent }, strict)),

  /** Import marks on their way to connections, in sending order; sent and cancelled ones newest first. */
  'markDeliveries.window': answers<MarkDeliveryWindow>()(Type.Object({ filter: Outbox, ...Extent }, strict)),
  /** How many marks wait, and how many need the coordinator. */
  'markDeliveries.counts': answers<MarkDeliveryCounts>()(Nothing),
  'markDeliveries.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Outbox, key: MarkDeliveryKey }, strict),
  ),
  'markDeliveries.detail': answers<MarkDeliveryDetail>()(Type.Object({ key: MarkDeliveryKey }, strict)),
  /**
   * Sends marks now, cancelled ones that still hold here included. With `override`, also marks that differ
   * from upstream's own.
   */
  'markDeliveries.sendNow': answers<SendNowAnswer>()(
    Type.Object({ keys: MarkDeliveryKeys, override: Type.Boolean() }, strict),
  ),
  /** Cancels the sending; if upstream has a mark of its own, that mark then holds here too. */
  'markDeliveries.cancel': answers<{ readonly count: number }>()(
    Type.Object({ keys: MarkDeliveryKeys }, strict),
  ),

  /**
   * The window noticed that the network is back. Services that could not be reached are retried as soon as
   * their limits allow.
   */
  'network.returned': answers<Record<string, never>>()(Nothing),

  'orders.list': answers<OrderWindow>()(Type.Object(Extent, strict)),
  'orders.locate': answers<{ readonly index: number | null }>()(Type.Object({ key: OrderKey }, strict)),
  'orders.read': answers<OrderDetail>()(Type.Object({ key: OrderKey }, strict)),
  /** Answers the number of words and the problems of a source text that is being written for an order. */
  'orders.sourceFacts': asks<SourceFacts>()(
    Type.Object(
      { language: LanguageTag, data: Type.String(), value: Type.String({ maxLength: longestDraft }) },
      strict,
    ),
  ),
  /** Makes the requests of an order in all its languages, or none of them; null when it was cancelled. */
  'orders.create': answers<{ readonly created: CreatedOrder | null }>()(
    Type.Object(
      {
        title: Type.String({ maxLength: 500 }),
        source: OrderTag,
        targets: TargetTags,
        fields: Type.Array(
          Type.Object({
            id: Type.String(),
            type: Type.String(),
            data: Type.String(),
            value: Type.String(),
          }),
        ),
        /** Without it: this desk. */
        to: Type.Optional(OrderPlace),
      },
      strict,
    ),
  ),
  /**
   * Begins to hand a file over; `files.upload` adds its portions in their order, and `files.preview` or
   * `files.import` takes it.
   */
  'files.beginUpload': answers<{ readonly upload: number }>()(
    Type.Object({ sizeBytes: Type.Integer({ minimum: 0 }) }, strict),
  ),
  /** Adds a portion as base64. */
  'files.upload': answers<Record<string, never>>()(
    Type.Object({ upload: UploadKey, content: Type.String({ maxLength: 1_000_000 }) }, strict),
  ),
  /** With an order, the file is read as its earlier version was, apart from what is chosen now. */
  'files.preview': answers<FilePreview>()(
    Type.Object({ ...FileContent, target: Type.Optional(OrderTag), order: Type.Optional(OrderKey) }, strict),
  ),
  /**
   * Imports a file as a new order, or as a new version of the file of the named order; null when it was
   * cancelled.
   */
  'files.import': answers<{ readonly imported: FileImport | null }>()(
    Type.Object(
      {
        ...FileContent,
        source: OrderTag,
        targets: TargetTags,
        order: Type.Optional(OrderKey),
        to: Type.Optional(OrderPlace),
        /** Where the file was in the folder that was chosen. */
        folder: Type.Optional(Type.String({ maxLength: 2000 })),
        /** Asks for all segments again, with the results so far as drafts. */
        everything: Type.Optional(Type.Boolean()),
      },
      strict,
    ),
  ),
  /** A version of an order's file, as it was imported. */
  'files.version': answers<FileVersionContent>()(
    Type.Object({ order: OrderKey, number: Type.Integer({ minimum: 1 }) }, strict),
  ),
  /**
   * Saves the result in each of the languages. The desktop application asks for a place; the browser host
   * returns the files to the page.
   */
  'files.saveResult': answers<SavedResults>()(
    Type.Object(
      {
        order: OrderKey,
        targets: TargetTags,
        untranslated: Type.Enum([...untranslatedChoices]),
        force: Type.Boolean(),
      },
      strict,
    ),
  ),
  /** The desktop application writes an uploaded file where the user chooses; null when that was cancelled. */
  'files.save': answers<{ readonly file: string | null }>()(
    Type.Object({ upload: UploadKey, name: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
  ),
  /** Answers the files that the system opened with Locdesk since the last call. */
  'files.opened': answers<{ readonly files: readonly OpenedFile[] }>()(Nothing),
  /** Reads a portion of such a file. */
  'files.readOpened': answers<FilePortion>()(
    Type.Object({ key: Type.Integer({ minimum: 1 }), offset: Type.Integer({ minimum: 0 }) }, strict),
  ),
  /** The running job on an order or a file; `files.changed` announces changes. */
  'files.running': answers<{ readonly running: FileJobProgress | null }>()(Nothing),
  'files.cancel': answers<Record<string, never>>()(Nothing),

  /** Requests that are sent to connections, those of tools included; newest first. */
  'forwardings.window': answers<ForwardingWindow>()(
    Type.Object({ filter: Type.Enum([...forwardingFilters]), ...Extent }, strict),
  ),
  'forwardings.counts': answers<ForwardingCounts>()(Nothing),
  /** The index of a request in the list; null when it is not in it. */
  'forwardings.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Type.Enum([...forwardingFilters]), request: RequestKey }, strict),
  ),
  'forwardings.read': answers<ForwardingDetail>()(Type.Object({ request: RequestKey }, strict)),
  /** Sends requests that were not sent, refused or cancelled; unclear ones are looked for now. */
  'forwardings.sendNow': answers<SendNowAnswer>()(Type.Object({ requests: ForwardedKeys }, strict)),
  /**
   * A request that is certainly not at upstream becomes one of this desk alone; `count` leaves the others
   * out.
   */
  'forwardings.cancel': answers<{ readonly count: number }>()(
    Type.Object({ requests: ForwardedKeys }, strict),
  ),
  /** Decides about an unclear request. `upstreamId` comes with `it-is` alone. */
  'forwardings.decide': answers<ForwardingDetail>()(
    Type.Object(
      {
        request: RequestKey,
        decision: Type.Union([
          Type.Object({ kind: Type.Enum(['send-again', 'give-up']) }, strict),
          Type.Object(
            { kind: Type.Literal('it-is'), upstreamId: Type.String({ minLength: 1, maxLength: 510 }) },
            strict,
          ),
        ]),
      },
      strict,
    ),
  ),
  /** One that was refused, or not sent: these fields say something else from now on, and it is sent again. */
  'forwardings.correct': answers<ForwardingDetail>()(
    Type.Object(
      {
        request: RequestKey,
        fields: Type.Array(Type.Object({ id: FieldId, value: Type.String() }, strict), { maxItems: 10_000 }),
      },
      strict,
    ),
  ),

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
      },
      strict,
    ),
  ),
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
    Type.Object({ upload: UploadKey, name: FileName }, strict),
  ),
  /** Files that came back in which something is not decided, newest first; at most 100. */
  'takebacks.list': answers<readonly TakeBack[]>()(Nothing),
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

  'backups.read': answers<BackupsSummary>()(Nothing),
  /** Starts a backup; `backups.read` reports its progress. */
  'backups.make': answers<Record<string, never>>()(Nothing),
  /** Cancels the running copy or check. */
  'backups.cancel': answers<Record<string, never>>()(Nothing),
  /**
   * Resolves when the backup is verified. Locdesk then restarts with it, and `app.info` names another run.
   */
  'backups.restore': answers<Record<string, never>>()(
    Type.Object({ name: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
  ),

  /**
   * Restores a file that the desktop application asks for. `started`: a file was chosen and verified. The
   * browser host refuses.
   */
  'backups.restoreFrom': answers<{ readonly started: boolean }>()(Nothing),
  /** Copies a backup to a place that the desktop application asks for; resolves when the copy is written. */
  'backups.saveAs': answers<{ readonly file: string | null }>()(Nothing),
  /**
   * Exports the user's data to a file that the desktop application asks for; null when none was chosen or the
   * export was cancelled. The browser host refuses.
   */
  'data.export': answers<{ readonly written: { readonly file: string; readonly requests: number } | null }>()(
    Nothing,
  ),
  /** Imports such a file; data imported before a cancel stays. */
  'data.import': answers<{ readonly report: ImportReport | null }>()(Nothing),

  /** The diagnostics report for a person who helps: text without secrets, content, names or addresses. */
  'diagnostics.report': answers<{ readonly text: string }>()(Nothing),

  /** Opens a folder for the person at this machine. */
  'host.showFolder': answers<Record<string, never>>()(
    Type.Object({ folder: Type.Enum(['data', 'logs', 'backups', 'dictionaries']) }, strict),
  ),
  /** Null in the browser host, which has no such settings. */
  'desktop.read': answers<{ readonly settings: DesktopSettings | null }>()(Nothing),
  'desktop.write': answers<{ readonly settings: DesktopSettings | null }>()(
    Type.Object(
      {
        notifications: Type.Optional(Type.Boolean()),
        quietHours: Type.Optional(Type.String({ maxLength: 11 })),
        keepInTray: Type.Optional(Type.Enum([...trayChoices])),
        startAtLogin: Type.Optional(Type.Boolean()),
        updateNotice: Type.Optional(Type.Boolean()),
        keyStore: Type.Optional(Type.Enum([...keyStorePlaces])),
      },
      strict,
    ),
  ),

  /** Null in the browser host, where the browser checks spelling by its own rules. */
  'spelling.read': answers<{ readonly settings: SpellingSettings | null }>()(Nothing),
  /** Null chooses the system's languages and the language being edited. */
  'spelling.choose': answers<{ readonly settings: SpellingSettings | null }>()(
    Type.Object({ languages: Type.Union([SpellingLanguages, Type.Null()]) }, strict),
  ),
  'spelling.addWord': answers<{ readonly settings: SpellingSettings | null }>()(OwnWord),
  'spelling.removeWord': answers<{ readonly settings: SpellingSettings | null }>()(OwnWord),
  /**
   * Returns the misspelled ones of these words, in the given language or, without one, in all of the person's
   * languages.
   */
  'spelling.check': answers<readonly string[]>()(
    Type.Object(
      {
        language: Type.Optional(LanguageTag),
        words: Type.Array(Type.String({ maxLength: longestCheckedText }), { maxItems: longestCheckedText }),
      },
      strict,
    ),
  ),

  /** Reports which commands are available now; the menus enable these. */
  'host.enableCommands': answers<Record<string, never>>()(
    Type.Object({ available: Type.Array(Type.Enum([...commandIds]), { maxItems: 200 }) }, strict),
  ),

  /** Says the desktop's texts in the language of the window. */
  'host.sayTexts': answers<Record<string, never>>()(
    Type.Object(
      {
        locale: LanguageTag,
        texts: Type.Array(
          Type.Object(
            {
              id: Type.Enum([...commandIds, ...desktopTextIds]),
              text: Type.String({ minLength: 1, maxLength: 500 }),
            },
            strict,
          ),
          { maxItems: 300 },
        ),
      },
      strict,
    ),
  ),

  'preferences.read': answers<UiPreferences>()(Nothing),
  'preferences.write': answers<UiPreferences>()(
    Type.Object(
      {
        theme: Type.Optional(Type.Enum([...themes])),
        language: Type.Optional(Type.Enum([...languageChoices])),
        look: Type.Optional(Type.Enum([...viewModes])),
        singleKeys: Type.Optional(Type.Boolean()),
        welcomed: Type.Optional(Type.Boolean()),
        directions: Type.Optional(
          Type.Record(LanguageTag, Type.Enum([...textDirections]), { maxProperties: 500 }),
        ),
        imagesFrom: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
      },
      strict,
    ),
  ),
} as const;

export type CommandName = keyof typeof commands;
export type CommandInput<N extends CommandName> = Static<(typeof commands)[N]['input']>;
export type CommandOutput<N extends CommandName> = NonNullable<(typeof commands)[N]['output']>;

export function isCommandName(name: unknown): name is CommandName {
  return typeof name === 'string' && Object.hasOwn(commands, name);
}

export const commandNames: readonly CommandName[] = Object.keys(commands).filter(isCommandName);

/** Names of the commands that the query thread answers. */
export type QuestionName = {
  [N in CommandName]: (typeof commands)[N] extends { readonly isQuestion: true } ? N : never;
}[CommandName];

export function isQuestionName(name: CommandName): name is QuestionName {
  return 'isQuestion' in commands[name];
}

/** The IPC channels of the Electron host; the browser host uses `/ui-api/<command>` and `/ui-api/events`. */
export const channels = { command: 'locdesk:command', event: 'locdesk:event' } as const;

/**
 * The object that the preload exposes as `window.locdesk`. The browser host's client has the same shape over
 * HTTP.
 */
export interface Bridge {
  /** Resolves with the envelope, and never rejects for an error that the host reports. */
  call(name: CommandName, input: unknown): Promise<unknown>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (message: EventMessage) => void): () => void;
  /**
   * Sets the language of the text being edited; undefined means any of the person's languages. Only the
   * desktop application has it.
   */
  spellCheckIn?(language: string | undefined): void;
}
