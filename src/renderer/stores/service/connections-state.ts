import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConnectionSummary, RemovalCost, UpstreamProblem } from '../../../contract/upstream/connections';
import type { CommandInput } from '../../../contract/contract';
import { messageOf, type Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import { formatList, preciseSentenceTime } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

/** Signals closer together than this share one reading. */
const refreshRestMs = 300;

/** The content beside the list of connections. */
export type ShownConnection =
  | { readonly kind: 'one'; readonly key: number | undefined }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly key: number };

type AddInput = CommandInput<'connections.add'>;
type EditInput = CommandInput<'connections.edit'>;

export interface ConnectionsState {
  /** Undefined until read. */
  readonly connections: readonly ConnectionSummary[] | undefined;
  /** Why they can't be read. */
  readonly problem: string | undefined;
  readonly shown: ShownConnection;
  readonly load: () => Promise<void>;
  /** Call on changes; many calls share one read. */
  readonly changed: () => void;
  readonly show: (shown: ShownConnection) => void;
  /** Saves a connection and shows it; resolves with the error text, undefined on success. */
  readonly add: (input: AddInput) => Promise<string | undefined>;
  readonly edit: (input: EditInput) => Promise<string | undefined>;
  readonly pause: (connection: ConnectionSummary, paused: boolean) => Promise<void>;
  /**
   * The data that is removed with the connection; undefined when it could not be read, which a notice says.
   */
  readonly removalCost: (key: number) => Promise<RemovalCost | undefined>;
  readonly remove: (connection: ConnectionSummary, withMirror: boolean) => Promise<void>;
  readonly syncNow: (connection: ConnectionSummary) => Promise<void>;
  readonly fetchAgain: (connection: ConnectionSummary) => Promise<void>;
  /** Null stops checking signatures. Resolves with the error text, undefined on success. */
  readonly setSecret: (key: number, secret: string | null) => Promise<string | undefined>;
  readonly renewAddress: (key: number) => Promise<void>;
}

export function createConnectionsState(
  client: Client,
  toasts: StoreApi<ToastState>,
): StoreApi<ConnectionsState> {
  const { show: notify } = toasts.getState();
  return createStore<ConnectionsState>()((set, get) => {
    const load = async (): Promise<void> => {
      try {
        set({ connections: inOrder(await client.call('connections.list', {})), problem: undefined });
      } catch (error) {
        set({ problem: messageOf(error) });
      }
    };
    const refresh = coalesce(load, refreshRestMs);

    /** Returns the error text of a failed action. */
    const attempt = async (work: () => Promise<unknown>): Promise<string | undefined> => {
      try {
        await work();
      } catch (error) {
        return messageOf(error);
      }
      await load();
      return undefined;
    };
    const run = async (work: () => Promise<string | undefined>): Promise<void> => {
      let done: string | undefined;
      const problem = await attempt(async () => {
        done = await work();
      });
      if (problem !== undefined) notify({ tone: 'error', text: problem });
      else if (done !== undefined) notify({ tone: 'done', text: done });
    };

    return {
      connections: undefined,
      problem: undefined,
      shown: { kind: 'one', key: undefined },
      load,
      changed: () => void refresh(),
      show: (shown) => set({ shown }),
      add: (input) =>
        attempt(async () => {
          const { key, name, adoptedRequests } = await client.call('connections.add', input);
          set({ shown: { kind: 'one', key } });
          if (adoptedRequests === 0) return;
          notify({ tone: 'done', text: t('connection.adopted', { name, count: adoptedRequests }) });
        }),
      edit: (input) =>
        attempt(async () => {
          await client.call('connections.edit', input);
          set({ shown: { kind: 'one', key: input.key } });
        }),
      pause: ({ key, name }, paused) =>
        run(async () => {
          await client.call('connections.pause', { key, paused });
          return t(paused ? 'connection.paused' : 'connection.resumed', { name });
        }),
      removalCost: async (key) => {
        try {
          return await client.call('connections.removalCost', { key });
        } catch (error) {
          notify({ tone: 'error', text: messageOf(error) });
          return undefined;
        }
      },
      remove: async ({ key, name }, withMirror) => {
        let went: RemovalCost | undefined;
        await run(async () => {
          went = await client.call('connections.remove', { key, withMirror });
          if (get().shown.kind !== 'add') set({ shown: { kind: 'one', key: undefined } });
          return withMirror
            ? t('connection.removed.withMirror', { name, count: went.requests })
            : t('connection.removed', { name });
        });
        const cancelled = went === undefined ? undefined : cancelledText(went);
        if (cancelled !== undefined) notify({ tone: 'done', text: cancelled });
      },
      syncNow: ({ key, name }) =>
        run(async () => {
          const answer = await client.call('connections.syncNow', { key });
          return startedText(answer, t('connection.sync.started', { name }));
        }),
      fetchAgain: ({ key, name }) =>
        run(async () => {
          const answer = await client.call('connections.fetchAgain', { key });
          return startedText(answer, t('connection.fetchAgain.started', { name }));
        }),
      setSecret: (key, secret) =>
        attempt(() => client.call('connections.setListenerSecret', { key, secret })),
      renewAddress: (key) =>
        run(async () => {
          await client.call('connections.newListenerKey', { key });
          return t('connection.listener.renewed');
        }),
    };
  });
}

/** Undefined when no marks or deliveries were waiting. */
function cancelledText({ marks, deliveries }: RemovalCost): string | undefined {
  const what: string[] = [];
  if (marks > 0) what.push(t('connection.removed.marks', { count: marks }));
  if (deliveries > 0) what.push(t('connection.removed.deliveries', { count: deliveries }));
  return what.length === 0 ? undefined : t('connection.removed.cancelled', { what: formatList(what) });
}

function startedText(
  { started, allowedAt }: { readonly started: boolean; readonly allowedAt?: string },
  text: string,
): string {
  if (started || allowedAt === undefined) return text;
  return t('connection.sync.later', { time: preciseSentenceTime(allowedAt) });
}

/** By name, those that need the coordinator first. */
function inOrder(connections: readonly ConnectionSummary[]): readonly ConnectionSummary[] {
  const { compare } = new Intl.Collator(displayLocale(), { numeric: true });
  return connections.toSorted((a, b) => calm(a) - calm(b) || compare(a.name, b.name));
}

const calm = (connection: ConnectionSummary): number => Number(needOf(connection) === undefined);

/** Returns the shown connection: the chosen one, or else the first. */
export function shownConnection({ connections, shown }: ConnectionsState): ConnectionSummary | undefined {
  if (shown.kind === 'add') return undefined;
  return connections?.find(({ key }) => key === shown.key) ?? connections?.[0];
}

/** For shorter, a service may be out of reach because of a restart or a journey. */
const longUnreachedMs = 3_600_000;

/**
 * Why a connection needs the coordinator: it has stopped, or its service has not answered for an hour though
 * this computer has a network. Undefined when it does not.
 */
export function needOf({
  state,
  problem,
}: ConnectionSummary): { readonly problem: UpstreamProblem; readonly text: string } | undefined {
  if (state.kind === 'needs-you') return state;
  if (state.kind !== 'offline' || problem === undefined || !navigator.onLine) return undefined;
  const isLong = Date.now() - Date.parse(problem.since) > longUnreachedMs;
  return isLong ? { problem: problem.kind, text: problem.text } : undefined;
}

/** Number of connections that need the coordinator. */
export function connectionsInNeed(connections: readonly ConnectionSummary[] | undefined): number {
  return (connections ?? []).filter((connection) => needOf(connection) !== undefined).length;
}

/** Import marks that have not reached their service. */
export function marksToSend(connections: readonly ConnectionSummary[] | undefined): number {
  return (connections ?? []).reduce((sum, connection) => sum + connection.marksToSend, 0);
}

/** Number of connections whose marks could not be sent at the last attempt. */
export function connectionsWithFailingMarks(connections: readonly ConnectionSummary[] | undefined): number {
  return (connections ?? []).filter(({ marksFailing }) => marksFailing).length;
}
