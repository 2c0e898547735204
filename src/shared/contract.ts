import { Type, type Static, type TSchema } from 'typebox';
import { importStates, tokenKinds } from './content-request';
import { callFilters, type CallDetail, type CallWindow } from './request-log';
import {
  longestQueryIntervalSeconds,
  looks,
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
import { sortKeys, viewIds } from './views';

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

const strict = { additionalProperties: false } as const;
const Nothing = Type.Object({}, strict);
const RequestKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const View = Type.Enum([...viewIds]);
const CallKey = Type.Integer({ minimum: 1 });
const Calls = Type.Enum([...callFilters]);
const Listing = {
  view: View,
  sort: Type.Enum([...sortKeys]),
  descending: Type.Boolean(),
};

export const commands = {
  'app.info': answers<AppInfo>()(Nothing),

  'requests.counts': answers<RequestCounts>()(Nothing),
  'requests.window': answers<RequestWindow>()(
    Type.Object(
      {
        ...Listing,
        offset: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        limit: Type.Integer({ minimum: 1, maximum: 500 }),
      },
      strict,
    ),
  ),
  /** Where a request stands in a listing now, so that selection and position survive live updates; null when it is not in it. */
  'requests.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ ...Listing, key: RequestKey }, strict),
  ),
  'requests.detail': answers<RequestDetail>()(Type.Object({ key: RequestKey }, strict)),
  /** Fields of the current version; at most 200 and about 4 MiB of text a window, so fewer than `limit` may come back. */
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

  /** Marks one or more requests; `batch` names this act for `marks.undo`. */
  'marks.set': answers<{ readonly batch: string; readonly changed: number }>()(
    Type.Object(
      {
        keys: Type.Array(RequestKey, { minItems: 1, maxItems: 500, uniqueItems: true }),
        importState: Type.Enum([...importStates]),
      },
      strict,
    ),
  ),
  /** Takes one act of marking back; each request returns to the mark it had. A mark set since then stays. */
  'marks.undo': answers<{ readonly restored: number }>()(
    Type.Object({ batch: Type.String({ minLength: 1, maxLength: 100 }) }, strict),
  ),

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
        requestLog: Type.Optional(Type.Boolean()),
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

  'preferences.read': answers<UiPreferences>()(Nothing),
  'preferences.write': answers<UiPreferences>()(
    Type.Object(
      {
        theme: Type.Optional(Type.Enum([...themes])),
        look: Type.Optional(Type.Enum([...looks])),
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

/** What a host tells its windows. A signal is a hint: the receiver reads the truth again by a command. */
export interface Events {
  /** Requests appeared or changed. `keys` names them when they are few; absent means "any of them". */
  'requests.changed': { readonly keys?: readonly number[] };
  'tokens.changed': Record<string, never>;
  'preferences.changed': Record<string, never>;
  /** Its state or its settings. */
  'service.changed': Record<string, never>;
  'requestLog.changed': Record<string, never>;
}

export type EventName = keyof Events;

export const eventNames = [
  'requests.changed',
  'tokens.changed',
  'preferences.changed',
  'service.changed',
  'requestLog.changed',
] as const satisfies readonly EventName[];

/** One event on its way to a window. */
export type EventMessage = {
  readonly [N in EventName]: { readonly name: N; readonly payload: Events[N] };
}[EventName];

/** The IPC channels of the Electron host; the browser host uses `/ui-api/<command>` and `/ui-api/events`. */
export const channels = { command: 'locdesk:command', event: 'locdesk:event' } as const;

/** What the preload exposes as `window.locdesk`; the browser host's client has the same shape over HTTP. */
export interface Bridge {
  /** Resolves with the envelope; never rejects for an error the other side knows. */
  call(name: CommandName, input: unknown): Promise<unknown>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (message: EventMessage) => void): () => void;
}

/** The browser host's paths beside the contract's commands. */
export const uiApiPaths = {
  base: '/ui-api',
  session: '/ui-api/session',
  events: '/ui-api/events',
  command: (name: string) => `/ui-api/command/${name}`,
} as const;

/** Name of the fragment parameter that hands the per-run secret over: `…/#handover=<secret>`. */
export const handoverParameter = 'handover';
