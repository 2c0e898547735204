import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createBackend, type Backend } from '../../src/main/backend';
import type { Background, OpenBackground } from '../../src/main/background/background';
import type { OpenCheckpoints } from '../../src/main/database/log/checkpoints';
import type { Host } from '../../src/main/platform/host';
import type { PseudoLocalizer } from '../../src/main/requests/pseudo/pseudo-localizer';
import type { OpenThreadPages } from '../../src/main/upstream/sync/worker-pages';
import type { OpenSpeller } from '../../src/main/spelling/speller';
import { pseudoLocalize } from '../../src/content/html/pseudo-localize';
import { parseSettingOverrides } from '../../src/main/platform/settings/setting-overrides';
import { inlineJobs } from './inline-jobs';
import { checkAll } from './content/check-all';
import { inlineQuery } from './inline-query';
import { ManualEnvironment } from './manual-environment';
import { migratedFolder } from './migrated-folder';
import { afterSuite, type WhenOver } from './temp-folder';

const inlinePseudoLocalizer: PseudoLocalizer = {
  localize: async ({ value, data, languageTarget }) => ({
    kind: 'value',
    value: pseudoLocalize(value, data, languageTarget),
  }),
  endThread: async () => undefined,
};

/** Derives nothing: the index is brought up to date by each question. */
export const idleBackground: Background = {
  wake: () => undefined,
  check: () => undefined,
  pauseIndex: () => undefined,
  verify: () => undefined,
  stop: async () => undefined,
};

export interface TestBackend extends Backend {
  readonly environment: ManualEnvironment;
  readonly dataFolder: string;
  /** Number of restarts that the backend requested of its host. */
  readonly restarts: number;
  /** Calls `/v1`, by default with a live token of its own. */
  request(method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, options?: CallOptions): Promise<Answer>;
  token(kind: 'live' | 'test'): Promise<string>;
  /** Does all checks that are due. */
  check(): Promise<void>;
}

export interface CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly rawBody?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` sends no authorization at all. */
  readonly token?: string | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // `any`, because tests state what they expect of an answer.
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
}

interface Options {
  readonly settings?: readonly string[];
  /** Receives each log line; without it nothing is logged. */
  readonly log?: (line: string) => void;
  readonly dataFolder?: string;
  readonly environment?: ManualEnvironment;
  readonly host?: Partial<Host>;
  readonly openSpeller?: OpenSpeller;
  readonly openBackground?: OpenBackground;
  readonly openCheckpoints?: OpenCheckpoints;
  readonly openPages?: OpenThreadPages;
  readonly pseudoLocalizer?: PseudoLocalizer;
  readonly whenOver?: WhenOver | undefined;
}

/**
 * The whole program over a folder of its own, without ports: real SQLite, the real routes, a clock by hand.
 */
export function testBackend(options: Options = {}): TestBackend {
  const dataFolder = options.dataFolder ?? migratedFolder(options.whenOver);
  const environment = options.environment ?? new ManualEnvironment();
  let restarts = 0;
  const backend = createBackend({
    config: {
      version: '0.0.0-test',
      hostKind: 'browser',
      dataFolder,
      host: '127.0.0.1',
      servicePort: 0,
      listenerPort: 0,
      settings: parseSettingOverrides(options.settings ?? []),
    },
    environment,
    logger:
      options.log === undefined
        ? pino({ level: 'silent' })
        : pino({ level: 'error' }, { write: options.log }),
    openQuery: inlineQuery(environment),
    openCheckpoints: options.openCheckpoints ?? (() => ({ stop: async () => undefined })),
    openJobs: inlineJobs,
    ...(options.openPages === undefined ? {} : { openPages: options.openPages }),
    pseudoLocalizer: options.pseudoLocalizer ?? inlinePseudoLocalizer,
    restart: () => void (restarts += 1),
    ...(options.openSpeller === undefined ? {} : { openSpeller: options.openSpeller }),
    host: { showFolder: async () => undefined, ...options.host },
    // Checks run when the test starts them.
    openBackground: options.openBackground ?? (() => idleBackground),
  });
  (options.whenOver ?? onTestFinished)(() => backend.stop());
  const token = async (kind: 'live' | 'test'): Promise<string> =>
    (await backend.core.tokens.create(`a ${kind} token`, kind)).token;
  let liveToken: Promise<string> | undefined;
  return {
    ...backend,
    environment,
    dataFolder,
    get restarts() {
      return restarts;
    },
    token,
    check: () => checkAll(backend.core, dataFolder),
    async request(method, path, { body, rawBody, headers = {}, token: given } = {}) {
      const bearer = given === undefined ? await (liveToken ??= token('live')) : given;
      const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await backend.service.inject({
        method,
        url: path,
        headers: {
          host: '127.0.0.1:4310',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: response.payload === '' ? undefined : JSON.parse(response.payload),
      };
    },
  };
}

/**
 * One backend for tests that don't see what the others of the file did with it, made by the first that asks.
 * A backend of its own would take most of the time of a test that makes one call.
 */
export function sharedBackend(options: Options = {}): () => TestBackend {
  const whenOver = afterSuite();
  let backend: TestBackend | undefined;
  return () => (backend ??= testBackend({ ...options, whenOver }));
}

/** A valid submission; a test overrides what it needs. */
export function submission(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    language: { source: 'en-GB', target: 'de-CH' },
    fields: [
      { id: 'title', type: 'localizable', data: 'html', value: 'Hello' },
      { id: 'body', type: 'localizable', data: 'html', value: '<p>Press <b>Start</b>, {name}.</p>' },
    ],
    ...changes,
  };
}
