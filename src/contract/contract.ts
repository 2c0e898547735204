import { Type, type Static, type TSchema } from 'typebox';
import { importStates, tokenKinds } from '../content/content-request';
import type { BackupsSummary } from './backups';
import { commandIds } from './command-table';
import type { EventMessage } from './events';
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
import { deliveryFilters, type DeliveryDetail, type DeliveryWindow, type WebhookSummary } from './deliveries';
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
  untranslatedChoices,
  type CreatedOrder,
  type FileImport,
  type FileJobProgress,
  type FilePreview,
  type OrderDetail,
  type OrderWindow,
  type SavedResults,
} from './orders';
import { longestNote, type ChangePortion, type ComparedField, type Note } from './reviewing';
import { longestFind, sides, type FoundPortion } from '../content/search/found-places';
import type { SignatureDiagnosis } from './signature-diagnosis';
import { longestSpelledWord, type SpellingSettings } from './spelling';
import type { SizePortion } from '../content/text/request-size';
import {
  longestQueryIntervalSeconds,
  viewModes,
  textDirections,
  themes,
  type AppInfo,
  type CreatedToken,
  type FieldWindow,
  type RequestCounts,
  type RequestDetail,
  type RequestWindow,
  type ServiceSettings,
  type TokenSummary,
  type UiPreferences,
} from './ui-types';
import { longestFilter } from '../content/filter/parse-filter';
import { sortKeys, viewIds, type FilterValues, type SavedView } from './views';
import { longestWebOrigin, mostAllowedOrigins, webOriginPattern } from './web-origin';

/**
 * Every command and every event between the renderer and a host: the only place a channel is named.
 * Preload, IPC registration, HTTP bridge and client are loops over these two tables.
 */

interface Command<I extends TSchema, O> {
  readonly input: I;
  /** Type only: what the command answers. */
  readonly output?: O;
}

/** A command's input schema; its output type is the type argument. */
const answers =
  <O>() =>
  <I extends TSchema>(input: I): Command<I, O> => ({ input });

/** A command that only reads, and may take long: the handler of the same name in the query thread answers it. */
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
const Deliveries = Type.Enum([...deliveryFilters]);
const ReceiptKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Receipts = Type.Enum([...receiptFilters]);
const ConnectionKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const MarkDeliveryKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const MarkDeliveryKeys = Type.Array(MarkDeliveryKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const Outbox = Type.Enum([...markDeliveryFilters]);
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const BaseUrl = Type.String({ maxLength: 10_000 });
/** Never empty, never sent back. */
const Token = Type.String({ minLength: 1, maxLength: 10_000 });
const ConnectionSettings = {
  name: Type.String({ maxLength: 1000 }),
  baseUrl: BaseUrl,
  /** Five minutes to a week. */
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
/** Which rows of a list. */
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
const OrderKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** The service says what is wrong with a tag. */
const OrderTag = Type.String({ minLength: 1, maxLength: longestLanguageTag });
const TargetTags = Type.Array(OrderTag, { minItems: 1, maxItems: 100 });
const FileName = Type.String({ minLength: 1, maxLength: 255 });
/** How a file is read: its bytes as base64, and what was chosen. */
const FileContent = {
  name: FileName,
  content: Type.String({ maxLength: 100_000_000 }),
  format: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  encoding: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
};
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
/** Chromium has a text checked in pieces of 16 KiB. */
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
  /** The index of a request in a listing now, so that selection and position survive live updates; null when it is not in it. */
  'requests.locate': asks<{ readonly index: number | null }>()(
    Type.Object({ ...Listing, key: RequestKey }, strict),
  ),
  /** A window shows this request: a mirrored one is read at upstream again, at most once a minute. */
  'requests.opened': answers<Record<string, never>>()(Type.Object({ key: RequestKey }, strict)),
  'requests.detail': answers<RequestDetail>()(Type.Object({ key: RequestKey }, strict)),
  /**
   * Fields of the current version; at most 200 and about 4 MiB of text a window, so fewer than `limit` may come back, and a
   * field that alone is longer comes cut.
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
  /** As the service answers its single read. */
  'requests.json': answers<{ readonly json: string }>()(Type.Object({ key: RequestKey }, strict)),
  /** Where a request has a text, from field `offset` on: as much as is looked through at once. */
  'requests.find': asks<FoundPortion>()(
    Type.Object(
      {
        key: RequestKey,
        version: Version,
        text: Type.String({ minLength: 1, maxLength: longestFind }),
        sides: Type.Array(Type.Enum([...sides]), { minItems: 1, maxItems: 2, uniqueItems: true }),
        /** As it is written, tags included, or as it is read. */
        as: Type.Enum(['written', 'read']),
        offset: Row,
      },
      strict,
    ),
  ),
  /** How long a request is, from a place on: as much as is counted at once. */
  'requests.size': asks<SizePortion>()(
    Type.Object(
      { key: RequestKey, version: Version, from: Type.Object({ field: Row, slice: Row }, strict) },
      strict,
    ),
  ),

  /** What there is to filter by, for suggestions. */
  'filter.values': asks<FilterValues>()(Nothing),
  /** In the coordinator's order. */
  'views.list': answers<readonly SavedView[]>()(Nothing),
  /** How many requests each saved view has now. */
  'views.counts': answers<readonly { readonly key: number; readonly count: number }[]>()(Nothing),
  'views.create': answers<SavedView>()(Type.Object(ViewSettings, strict)),
  /** What is absent stays. */
  'views.edit': answers<SavedView>()(
    Type.Object({ key: ViewKey, ...Type.Partial(Type.Object(ViewSettings)).properties }, strict),
  ),
  /** To a place among the others, from 0. */
  'views.move': answers<readonly SavedView[]>()(
    Type.Object({ key: ViewKey, index: Type.Integer({ minimum: 0, maximum: 1000 }) }, strict),
  ),
  'views.remove': answers<Record<string, never>>()(Type.Object({ key: ViewKey }, strict)),
  /** A removed one comes back where it was; possible for a day. */
  'views.restore': answers<SavedView>()(Type.Object({ key: ViewKey }, strict)),

  /** Marks one or more requests; `batch` names this act for `marks.undo`. */
  'marks.set': answers<{ readonly batch: string; readonly changed: number }>()(
    Type.Object(
      {
        keys: MarkedKeys,
        importState: Type.Enum([...importStates]),
      },
      strict,
    ),
  ),
  /** Which of these have no result yet. Marking them is allowed, and asked about first. */
  'marks.notCompleted': answers<readonly number[]>()(Type.Object({ keys: MarkedKeys }, strict)),
  /** Removes marks at any time; `kept` counts those that upstream has and that stay. */
  'marks.remove': answers<{ readonly removed: number; readonly kept: number }>()(
    Type.Object({ keys: MarkedKeys }, strict),
  ),
  /** Takes one act of marking back; each request returns to the mark it had. A mark set since then stays. */
  'marks.undo': answers<{ readonly restored: number }>()(
    Type.Object({ batch: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),

  /** Reviewed or not, as the user says, in the version that was seen; `batch` names this act for `reviewed.undo`. */
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

  /** Which fields differ between two versions, from `offset` on: as many as can be compared at once. */
  'changes.overview': answers<ChangePortion>()(Type.Object({ ...VersionRange, offset: Row }, strict)),
  /** These rows of the comparison in both versions; at most about 4 MiB of text, so fewer may come back. */
  'changes.fields': answers<readonly ComparedField[]>()(
    Type.Object({ ...VersionRange, rows: Type.Array(Row, { minItems: 1, maxItems: 50 }) }, strict),
  ),

  /** Of one request, oldest first. */
  'notes.list': answers<readonly Note[]>()(Type.Object({ key: RequestKey }, strict)),
  'notes.add': answers<Note>()(Type.Object({ key: RequestKey, fieldId: FieldId, text: NoteText }, strict)),
  'notes.edit': answers<Note>()(Type.Object({ ...NoteKey.properties, text: NoteText }, strict)),
  'notes.resolve': answers<Note>()(Type.Object({ ...NoteKey.properties, resolved: Type.Boolean() }, strict)),
  'notes.remove': answers<Note>()(NoteKey),
  /** Takes `notes.remove` back. */
  'notes.restore': answers<Note>()(NoteKey),

  /** What the checks found in the current version. */
  'problems.ofRequest': answers<RequestProblems>()(Type.Object({ key: RequestKey }, strict)),
  /** Problems of one request, by their keys; those that are gone are left out. Answers the dismissals made. */
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
  /** What falls under these dismissals counts again. */
  'problems.restore': answers<{ readonly restored: number }>()(
    Type.Object(
      { dismissals: Type.Array(ProblemKey, { minItems: 1, maxItems: mostProblems, uniqueItems: true }) },
      strict,
    ),
  ),
  /** Of a language pair, or everywhere. */
  'problems.wideDismissals': answers<readonly WideDismissal[]>()(Nothing),
  /** Whose checks failed: tries them once more. */
  'problems.checkAgain': answers<Record<string, never>>()(Type.Object({ key: RequestKey }, strict)),
  'checkLevels.list': answers<readonly CheckLevelSetting[]>()(Nothing),
  /** Without languages: for all. `null` takes a level back. */
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
  /** null while nothing is checked, or not for long. */
  'checking.read': answers<{ readonly progress: CheckingProgress | null }>()(Nothing),
  /** Only of what is checked again: what comes is always checked. */
  'checking.pause': answers<Record<string, never>>()(Type.Object({ paused: Type.Boolean() }, strict)),

  /** How far the work on a request is; of a mirrored one, that there is none to be done here. */
  'fulfil.read': answers<Fulfilment>()(Type.Object({ key: RequestKey }, strict)),
  'fulfil.fields': answers<EditableWindow>()(Type.Object({ key: RequestKey, ...Extent }, strict)),
  /** Refused when another version, or another draft of the field, came since `version` and `revision` were read. */
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
  /** What the checks will find in a field once the request's drafts are saved and it has this value. */
  'fulfil.problems': asks<readonly DraftProblem[]>()(
    Type.Object(
      { key: RequestKey, fieldId: FieldId, value: Type.String({ maxLength: longestDraft }) },
      strict,
    ),
  ),
  /** Of one field, or of all. */
  'fulfil.discard': answers<Fulfilment>()(
    Type.Object({ key: RequestKey, fieldId: Type.Optional(FieldId) }, strict),
  ),
  /** Drafts made for an earlier version are meant for this one. */
  'fulfil.keepDrafts': answers<Fulfilment>()(SeenVersion),
  'fulfil.confirm': answers<Fulfilment>()(SeenVersion),
  /** `copySource`: fields without a draft say what their source says; otherwise they are a reason to refuse. */
  'fulfil.complete': answers<Fulfilment>()(
    Type.Object({ ...SeenVersion.properties, copySource: Type.Boolean() }, strict),
  ),
  /** Makes the drafts a new version of a completed request. */
  'fulfil.save': answers<Fulfilment>()(SeenVersion),
  'fulfil.reopen': answers<Fulfilment>()(SeenVersion),

  'samples.load': answers<{ readonly count: number }>()(Nothing),

  'tokens.list': answers<readonly TokenSummary[]>()(Nothing),
  'tokens.create': answers<CreatedToken>()(
    Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 100 }), kind: Type.Enum([...tokenKinds]) },
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
  /** Deliveries that wait go to the new address, at once. */
  'webhook.save': answers<WebhookSummary>()(Type.Object({ url: Type.String({ maxLength: 10_000 }) }, strict)),
  /** Deliveries that are not sent yet wait for the next address. */
  'webhook.remove': answers<WebhookSummary>()(Nothing),
  /** Queues one delivery with a made-up request that says so. */
  'webhook.sendTest': answers<{ readonly key: number }>()(Nothing),
  /** The signing secret of our own webhook, for the receiver: read only when the coordinator copies or shows it. */
  'webhook.revealSecret': answers<{ readonly secret: string }>()(Nothing),
  /** The one before signs too, for 24 hours. */
  'webhook.rotateSecret': answers<WebhookSummary>()(Nothing),

  /** Deliveries, newest first. */
  'deliveries.window': answers<DeliveryWindow>()(Type.Object({ filter: Deliveries, ...Extent }, strict)),
  'deliveries.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Deliveries, key: DeliveryKey }, strict),
  ),
  'deliveries.detail': answers<DeliveryDetail>()(Type.Object({ key: DeliveryKey }, strict)),
  /** Sends again now, whatever their state; those being sent are left out of the count. */
  'deliveries.redeliver': answers<{ readonly count: number }>()(
    Type.Object({ keys: Type.Array(DeliveryKey, { minItems: 1, maxItems: 500, uniqueItems: true }) }, strict),
  ),
  'deliveries.redeliverFailed': answers<{ readonly count: number }>()(Nothing),
  /** Why a receiver may say that the signature of the last attempt does not verify. */
  'deliveries.diagnose': answers<SignatureDiagnosis>()(Type.Object({ key: DeliveryKey }, strict)),

  'listener.read': answers<ListenerSummary>()(Nothing),
  /** Receipts, newest first. */
  'receipts.window': answers<ReceiptWindow>()(Type.Object({ filter: Receipts, ...Extent }, strict)),
  'receipts.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Receipts, key: ReceiptKey }, strict),
  ),
  'receipts.detail': answers<ReceiptDetail>()(Type.Object({ key: ReceiptKey }, strict)),
  /** Applies again what was received, by today's secrets and rules. */
  'receipts.replay': answers<{
    readonly applied: number;
    readonly unchanged: number;
    readonly refused: number;
  }>()(
    Type.Object({ keys: Type.Array(ReceiptKey, { minItems: 1, maxItems: 500, uniqueItems: true }) }, strict),
  ),
  'receipts.diagnose': answers<SignatureDiagnosis>()(Type.Object({ key: ReceiptKey }, strict)),

  'connections.list': answers<readonly ConnectionSummary[]>()(Nothing),
  /** Before saving, or of a stored connection (`key`) with its token at rest unless another is given. */
  'connections.test': answers<ConnectionTest>()(
    Type.Object({ baseUrl: BaseUrl, token: Type.Optional(Token), key: Type.Optional(ConnectionKey) }, strict),
  ),
  'connections.add': answers<AddedConnection>()(Type.Object({ ...ConnectionSettings, token: Token }, strict)),
  /** What is absent stays. A new token starts a stopped connection again. */
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
  /** What goes along, to be said before it is done. */
  'connections.removalCost': asks<RemovalCost>()(Type.Object({ key: ConnectionKey }, strict)),
  /** `withMirror`: its requests go too; otherwise they stay readable. Answers what went along. */
  'connections.remove': answers<RemovalCost>()(
    Type.Object({ key: ConnectionKey, withMirror: Type.Boolean() }, strict),
  ),
  /** As soon as the query limit allows: at once (`started`), or not before `allowedAt`. */
  'connections.syncNow': answers<{ readonly started: boolean; readonly allowedAt?: string }>()(
    Type.Object({ key: ConnectionKey }, strict),
  ),
  /** The same from the very beginning; what is known stays and is compared. */
  'connections.fetchAgain': answers<{ readonly started: boolean; readonly allowedAt?: string }>()(
    Type.Object({ key: ConnectionKey }, strict),
  ),
  /** Null: signatures are not checked. */
  'connections.setListenerSecret': answers<ConnectionSummary>()(
    Type.Object(
      { key: ConnectionKey, secret: Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]) },
      strict,
    ),
  ),
  'connections.newListenerKey': answers<ConnectionSummary>()(Type.Object({ key: ConnectionKey }, strict)),
  /** Results of upstream that this desk can't hold, by id. */
  'connections.putAside': answers<PutAsideWindow>()(Type.Object({ key: ConnectionKey, ...Extent }, strict)),
  /** Newest first. */
  'connections.runs': answers<SyncRunWindow>()(Type.Object({ key: ConnectionKey, ...Extent }, strict)),

  /** Import marks on their way to connections, in the order in which they go out; those that are sent or cancelled newest first. */
  'markDeliveries.window': answers<MarkDeliveryWindow>()(Type.Object({ filter: Outbox, ...Extent }, strict)),
  /** Beside the list: what waits, and what needs the coordinator. */
  'markDeliveries.counts': answers<MarkDeliveryCounts>()(Nothing),
  'markDeliveries.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Outbox, key: MarkDeliveryKey }, strict),
  ),
  'markDeliveries.detail': answers<MarkDeliveryDetail>()(Type.Object({ key: MarkDeliveryKey }, strict)),
  /** Also cancelled ones that still hold here. `override`: also where upstream's own mark differs. */
  'markDeliveries.sendNow': answers<SendNowAnswer>()(
    Type.Object({ keys: MarkDeliveryKeys, override: Type.Boolean() }, strict),
  ),
  /** Not sent any more; where upstream has a mark of its own, that one holds here too. */
  'markDeliveries.cancel': answers<{ readonly count: number }>()(
    Type.Object({ keys: MarkDeliveryKeys }, strict),
  ),

  /** The window saw the network return: who could not be reached is tried as soon as it is allowed. */
  'network.returned': answers<Record<string, never>>()(Nothing),

  'orders.list': answers<OrderWindow>()(Type.Object(Extent, strict)),
  'orders.locate': answers<{ readonly index: number | null }>()(Type.Object({ key: OrderKey }, strict)),
  'orders.read': answers<OrderDetail>()(Type.Object({ key: OrderKey }, strict)),
  /** Makes the requests of an order in all its languages, or none; null: it was cancelled. */
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
      },
      strict,
    ),
  ),
  'files.preview': answers<FilePreview>()(
    Type.Object({ ...FileContent, target: Type.Optional(OrderTag) }, strict),
  ),
  /** One order of the file, or a new version of the file in the order that is named; null: it was cancelled. */
  'files.import': answers<{ readonly imported: FileImport | null }>()(
    Type.Object(
      { ...FileContent, source: OrderTag, targets: TargetTags, order: Type.Optional(OrderKey) },
      strict,
    ),
  ),
  /** In each of the languages. The desktop asks the person for a place; elsewhere the page gets the files. */
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
  /** What is at work on an order or a file; `files.changed` says when that is another. */
  'files.running': answers<{ readonly running: FileJobProgress | null }>()(Nothing),
  'files.cancel': answers<Record<string, never>>()(Nothing),

  'backups.read': answers<BackupsSummary>()(Nothing),
  /** Begins one; how it goes, `backups.read` says. */
  'backups.make': answers<Record<string, never>>()(Nothing),
  /** Ends the copy or the check that is at work. */
  'backups.cancel': answers<Record<string, never>>()(Nothing),
  /** Resolves when the backup was checked; then Locdesk starts again with it, and `app.info` names another run. */
  'backups.restore': answers<Record<string, never>>()(
    Type.Object({ name: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
  ),

  /** The desktop asks the person for a file; `started`: one was chosen, and it is whole. Refused by the browser host. */
  'backups.restoreFrom': answers<{ readonly started: boolean }>()(Nothing),
  /** The same for a place to copy to; resolves when the copy is written. */
  'backups.saveAs': answers<{ readonly file: string | null }>()(Nothing),
  /** Writes what the user owns to a file that the desktop asks for; null: none was chosen, or it was cancelled. Refused by the browser host. */
  'data.export': answers<{ readonly written: { readonly file: string; readonly requests: number } | null }>()(
    Nothing,
  ),
  /** Takes up such a file; what was taken up before it was cancelled stays. */
  'data.import': answers<{ readonly report: ImportReport | null }>()(Nothing),

  /** What a helper needs to know: text without secrets, content, names or addresses. */
  'diagnostics.report': answers<{ readonly text: string }>()(Nothing),

  /** For the person at this machine. */
  'host.showFolder': answers<Record<string, never>>()(
    Type.Object({ folder: Type.Enum(['data', 'logs', 'backups', 'dictionaries']) }, strict),
  ),
  /** Null in the browser host, which has none of them. */
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

  /** Null in the browser host, where the browser checks by rules of its own. */
  'spelling.read': answers<{ readonly settings: SpellingSettings | null }>()(Nothing),
  /** Null: those of the system, and of what is edited. */
  'spelling.choose': answers<{ readonly settings: SpellingSettings | null }>()(
    Type.Object({ languages: Type.Union([SpellingLanguages, Type.Null()]) }, strict),
  ),
  'spelling.addWord': answers<{ readonly settings: SpellingSettings | null }>()(OwnWord),
  'spelling.removeWord': answers<{ readonly settings: SpellingSettings | null }>()(OwnWord),
  /** Those of the words that are wrong in text of a language; without one: in all of the person's languages. */
  'spelling.check': answers<readonly string[]>()(
    Type.Object(
      {
        language: Type.Optional(LanguageTag),
        words: Type.Array(Type.String({ maxLength: longestCheckedText }), { maxItems: longestCheckedText }),
      },
      strict,
    ),
  ),

  /** The commands that would do something now: the menus enable those. */
  'host.enableCommands': answers<Record<string, never>>()(
    Type.Object({ available: Type.Array(Type.Enum([...commandIds]), { maxItems: 200 }) }, strict),
  ),

  'preferences.read': answers<UiPreferences>()(Nothing),
  'preferences.write': answers<UiPreferences>()(
    Type.Object(
      {
        theme: Type.Optional(Type.Enum([...themes])),
        look: Type.Optional(Type.Enum([...viewModes])),
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

/** The commands that the query thread answers. */
export type QuestionName = {
  [N in CommandName]: (typeof commands)[N] extends { readonly isQuestion: true } ? N : never;
}[CommandName];

export function isQuestionName(name: CommandName): name is QuestionName {
  return 'isQuestion' in commands[name];
}

/** The IPC channels of the Electron host; the browser host uses `/ui-api/<command>` and `/ui-api/events`. */
export const channels = { command: 'locdesk:command', event: 'locdesk:event' } as const;

/** What the preload exposes as `window.locdesk`; the browser host's client has the same shape over HTTP. */
export interface Bridge {
  /** Resolves with the envelope; never rejects for an error the other side knows. */
  call(name: CommandName, input: unknown): Promise<unknown>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (message: EventMessage) => void): () => void;
  /** In which language a text is that is about to be written; undefined: in any of the person's. Of the desktop application alone. */
  spellCheckIn?(language: string | undefined): void;
}
