import { expect } from 'vitest';
import type {
  AttemptProblem,
  DeliveryRow,
  DeliveryWindow,
  WebhookSummary,
} from '../../src/contract/webhook/deliveries';
import type { HttpAttempt } from '../../src/contract/http-message';
import type { ManualEnvironment } from './manual-environment';
import { ask } from './upstream/logged-call';
import { ok, receiver, type Answer, type Receiver } from './upstream/receiver';
import { afterSuite, type WhenOver } from './temp-folder';
import { submission, testBackend, type TestBackend } from './test-backend';

export interface WebhookDesk {
  readonly backend: TestBackend;
  readonly environment: ManualEnvironment;
  readonly receiver: Receiver;
  register(url: string): Promise<void>;
  /** Submits one request and answers its id. */
  submit(kind?: 'live' | 'test'): Promise<string>;
  /** The newest delivery, when nothing is being sent. */
  newest(): Promise<DeliveryRow>;
  rows(): Promise<readonly DeliveryRow[]>;
  summary(): Promise<WebhookSummary>;
  /** Attempts of the newest delivery, newest first. */
  attempts(): Promise<readonly HttpAttempt<AttemptProblem>[]>;
  /** Waits until so many attempts of the newest delivery are written. */
  attempted(count: number): Promise<void>;
  /** Time passes until the newest delivery is due to the millisecond. */
  untilDue(): Promise<void>;
  /** Waits until nothing waits and nothing is being sent. */
  drained(): Promise<void>;
}

interface Options {
  readonly answer?: Answer;
  readonly settings?: readonly string[];
  readonly dataFolder?: string;
  readonly environment?: ManualEnvironment;
  /** The receiver of an earlier program that has ended. */
  readonly receiver?: Receiver;
  readonly whenOver?: WhenOver;
}

/** Most of the time passes as in a machine that sleeps, the last half minute as usual. */
export function sleepUntil(environment: ManualEnvironment, ms: number): void {
  if (ms - environment.nowMs > 31_000) environment.setClock(ms - 31_000);
  environment.advance(ms - environment.nowMs);
}

/** The whole program, started, with a real receiver registered. */
export async function webhookDesk({
  answer,
  receiver: given,
  ...options
}: Options = {}): Promise<WebhookDesk> {
  const other = given ?? (await receiver(answer, 0, options.whenOver));
  const backend = testBackend(options);
  await backend.start();
  const live = await backend.token('live');
  const test = await backend.token('test');
  const rows = async (): Promise<readonly DeliveryRow[]> => {
    const window: DeliveryWindow = await ask(backend, 'deliveries.window', {
      filter: 'all',
      offset: 0,
      limit: 500,
    });
    return window.rows;
  };
  const newest = async (): Promise<DeliveryRow> => {
    await expect.poll(async () => (await rows())[0]?.state).not.toBe('sending');
    const [row] = await rows();
    if (row === undefined) throw new Error('no call is queued');
    return row;
  };
  const desk: WebhookDesk = {
    backend,
    environment: backend.environment,
    receiver: other,
    async register(url) {
      const { status } = await backend.request('PUT', '/v1/webhook', { body: { url } });
      expect(status).toBe(200);
    },
    async submit(kind = 'live') {
      const token = kind === 'live' ? live : test;
      return (await backend.request('PUT', '/v1/content', { body: submission(), token })).body.id as string;
    },
    newest,
    rows,
    summary: () => ask(backend, 'webhook.read', {}),
    attempts: async () => (await ask(backend, 'deliveries.detail', { key: (await newest()).key })).attempts,
    attempted: async (count) => {
      await expect.poll(async () => (await newest()).attempts).toBe(count);
    },
    untilDue: async () => {
      const due = Date.parse((await newest()).nextAttempt ?? '');
      sleepUntil(backend.environment, due);
    },
    drained: async () => {
      await expect.poll(async () => (await desk.summary()).counts.waiting, { timeout: 15_000 }).toBe(0);
    },
  };
  if (given === undefined) await desk.register(other.url);
  return desk;
}

/**
 * One desk for tests of single deliveries, made by the first that asks. Each gets it with nothing to deliver,
 * and with a receiver that has no calls yet.
 */
export function sharedWebhookDesk(): (answer?: Answer) => Promise<WebhookDesk> {
  const whenOver = afterSuite();
  let made: WebhookDesk | undefined;
  return async (answer = ok) => {
    const desk = (made ??= await webhookDesk({ whenOver }));
    desk.receiver.answer(ok);
    // A delivery that is left of an earlier test is sent again.
    desk.environment.advance(6000);
    await desk.drained();
    desk.receiver.forget();
    desk.receiver.answer(answer);
    return desk;
  };
}
