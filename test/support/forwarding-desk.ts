import { expect } from 'vitest';
import type { CommandInput, CommandName, CommandOutput } from '../../src/contract/contract';
import type { Forwarding, ForwardingState } from '../../src/contract/upstream/forwarding';
import { ManualEnvironment } from './manual-environment';
import { submissionUpstream, type SubmissionUpstream } from './upstream/submission-upstream';
import { testBackend, type TestBackend } from './test-backend';

export interface ForwardingDesk {
  readonly backend: TestBackend;
  readonly upstream: SubmissionUpstream;
  readonly connectionKey: number;
  ask<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandOutput<N>>;
  /** Orders one field in German from the connection; answers the request's id here. */
  order(value?: string): Promise<string>;
  keyOf(id: string): number;
  forwarding(id: string): Promise<Forwarding>;
  /** Waits until it is in this state. */
  state(id: string, state: ForwardingState): Promise<Forwarding>;
  /** Moves time on, and lets what is due then begin. */
  passes(ms: number): Promise<void>;
  synced(): Promise<void>;
}

export const orderedField = { id: 'title', type: 'localizable', data: 'text' };

/** The whole program with one connection to a service that takes submissions. */
export async function forwardingDesk(
  options: Parameters<typeof testBackend>[0] & { readonly upstream?: SubmissionUpstream } = {},
): Promise<ForwardingDesk> {
  // Orders are made by a thread's own clock, the machine's: this one is ahead of it.
  const environment =
    options.environment ?? new ManualEnvironment(new Date(Date.now() + 3_600_000).toISOString());
  const { upstream: given, settings = [], ...others } = options;
  const backend = testBackend({ ...others, environment, settings: ['sync.minInterval=0', ...settings] });
  const upstream = given ?? (await submissionUpstream(backend.environment.now));
  await backend.start();
  const ask = async <N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandOutput<N>> => {
    const answer = await backend.dispatch(name, input);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value as CommandOutput<N>;
  };
  const known = await ask('connections.list', {});
  const connection =
    known[0] ??
    (await ask('connections.add', {
      name: 'Upstream',
      baseUrl: upstream.url,
      token: upstream.token,
      intervalSeconds: 300,
      workingHours: null,
      pageSize: 100,
    }));
  const desk: ForwardingDesk = {
    backend,
    upstream,
    connectionKey: connection.key,
    ask,
    async order(value = 'Kettle') {
      const fields = [{ ...orderedField, value }];
      const input = { title: value, source: 'en', targets: ['de'], fields, to: connection.key };
      const { created } = await ask('orders.create', input);
      return created?.requests[0]?.id ?? expect.fail('nothing was ordered');
    },
    keyOf: (id) => backend.core.review.placeOf(id, undefined)?.key ?? expect.fail(`no request ${id}`),
    async forwarding(id) {
      const { forwarding } = await ask('forwardings.read', { request: desk.keyOf(id) });
      return forwarding ?? expect.fail(`${id} is sent nowhere`);
    },
    async state(id, state) {
      await expect.poll(async () => (await desk.forwarding(id)).state).toBe(state);
      return desk.forwarding(id);
    },
    async passes(ms) {
      await quiet();
      backend.environment.advance(ms);
      await quiet();
    },
    async synced() {
      const { key } = connection;
      const runs = () => ask('connections.runs', { key, offset: 0, limit: 1 });
      const { total } = await runs();
      await expect
        .poll(async () => {
          await ask('connections.syncNow', { key });
          return (await runs()).total;
        })
        .toBeGreaterThan(total);
      await expect.poll(async () => (await runs()).rows[0]?.outcome).not.toBe('running');
    },
  };
  async function quiet(): Promise<void> {
    for (let looks = 0; looks < 3; looks += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await expect.poll(() => backend.core.outbox.runningCount).toBe(0);
    }
  }
  await expect.poll(async () => (await ask('connections.list', {}))[0]?.state.kind).not.toBe('syncing');
  return desk;
}
