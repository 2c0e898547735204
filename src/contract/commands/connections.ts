import { Type } from 'typebox';
import {
  markDeliveryFilters,
  type AddedConnection,
  type ConnectionSummary,
  type ConnectionTest,
  type MarkDeliveryCounts,
  type MarkDeliveryDetail,
  type MarkDeliveryWindow,
  type PutAsideWindow,
  type RemovalCost,
  type SendNowAnswer,
  type SyncRunWindow,
} from '../upstream/connections';
import {
  forwardingFilters,
  type ForwardingCounts,
  type ForwardingDetail,
  type ForwardingWindow,
} from '../upstream/forwarding';
import { answers, asks } from './declare';
import { strict, Nothing, RequestKey, ConnectionKey, Extent, FieldId } from './inputs';

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
const ForwardedKeys = Type.Array(RequestKey, { minItems: 1, maxItems: 500, uniqueItems: true });

/** Connections, and what is sent to them. */
export const connectionsCommands = {
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
   * from upstream's own. With `isUndo`, marks that were held when they were cancelled are held again.
   */
  'markDeliveries.sendNow': answers<SendNowAnswer>()(
    Type.Object(
      { keys: MarkDeliveryKeys, override: Type.Boolean(), isUndo: Type.Optional(Type.Boolean()) },
      strict,
    ),
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
} as const;
