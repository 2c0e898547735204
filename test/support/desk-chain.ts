import { expect } from 'vitest';
import { ask } from './upstream/logged-call';
import { ManualEnvironment } from './manual-environment';
import { relay, type Relay } from './upstream/relay';
import { tempFolder } from './temp-folder';
import { testBackend } from './test-backend';

/** Time between two checks for remaining work. */
const stepMs = 1500;
const nightMs = 26 * 3_600_000;
const mostSteps = 100;

const portOf = (url: string): number => Number(new URL(url).port);

/** One program of a chain, across its restarts. */
async function chainDesk(settings: readonly string[]) {
  const environment = new ManualEnvironment();
  const dataFolder = tempFolder();
  const open = () => testBackend({ environment, dataFolder, settings });
  let backend = open();
  let addresses = await backend.start();
  const asked = (name: string, input: unknown) => ask(backend, name, input);
  /** Undefined where it has no such request. */
  const keyOf = (id: string): number | undefined => backend.core.review.placeOf(id, undefined)?.key;
  return {
    get backend() {
      return backend;
    },
    environment,
    servicePort: () => portOf(addresses.service),
    listenerPort: () => portOf(addresses.listener),
    ask: asked,
    keyOf,
    read: (id: string) => backend.request('GET', `/v1/content/request/${id}`),
    /** Completes it with this text as its first field, or edits its result. */
    async fulfil(id: string, value: string) {
      const key = keyOf(id);
      const { version, state } = await asked('fulfil.read', { key });
      const { fields } = await asked('fulfil.fields', { key, offset: 0, limit: 1 });
      const [{ id: fieldId, draft }] = fields;
      await asked('fulfil.draft', { key, version, fieldId, value, revision: draft?.revision ?? 0 });
      if (state === 'completed') await asked('fulfil.save', { key, version });
      else await asked('fulfil.complete', { key, version, copySource: true });
    },
    async restart() {
      await backend.stop();
      backend = open();
      addresses = await backend.start();
    },
  };
}

/** Three programs: the second mirrors the first, the third the second, each by queries and by webhook. */
export async function deskChain() {
  const a = await chainDesk([]);
  const b = await chainDesk(['webhook.mirrored=true']);
  const c = await chainDesk([]);
  const desks = [a, b, c] as const;
  const lines = {
    toA: await relay(a.servicePort, a.environment.now),
    toB: await relay(b.servicePort, b.environment.now),
    hookOfB: await relay(b.listenerPort, b.environment.now),
    hookOfC: await relay(c.listenerPort, c.environment.now),
  } as const satisfies Record<string, Relay>;
  for (const [here, there, service, hook] of [
    [b, a, lines.toA, lines.hookOfB],
    [c, b, lines.toB, lines.hookOfC],
  ] as const) {
    const { listenerKey } = await here.backend.core.connections.add({
      name: 'Upstream',
      baseUrl: service.url,
      token: await there.backend.token('live'),
    });
    await there.ask('webhook.save', { url: `${hook.url}/hooks/${listenerKey}` });
  }
  const pass = async (ms: number): Promise<void> => {
    for (const { environment } of desks) environment.advance(ms);
    await settle();
  };

  return { a, b, c, desks, lines, pass, settle, untilQuiet, night };

  /** Resolves when no call is in flight and every received call is applied. */
  async function settle(): Promise<void> {
    await expect
      .poll(
        async () => {
          await new Promise((resolve) => setImmediate(resolve));
          return Object.values(lines).every(({ underway }) => underway === 0) && (await areIdle());
        },
        { timeout: 120_000, interval: 2 },
      )
      .toBe(true);
  }

  async function areIdle(): Promise<boolean> {
    for (const { ask: asked } of desks) {
      const extent = { offset: 0, limit: 100 };
      const [receipts, deliveries, marks, connections] = [
        await asked('receipts.window', { filter: 'all', ...extent }),
        await asked('deliveries.window', { filter: 'all', ...extent }),
        await asked('markDeliveries.window', { filter: 'all', ...extent }),
        await asked('connections.list', {}),
      ];
      const isBusy = [...receipts.rows, ...deliveries.rows, ...marks.rows].some(({ state }) =>
        ['new', 'sending'].includes(state),
      );
      if (isBusy || connections.some(({ state }: any) => state.kind === 'syncing')) return false; // oxlint-disable-line typescript/no-explicit-any
    }
    return true;
  }

  /** Time passes in small steps until nothing is due any more. */
  async function untilQuiet(): Promise<void> {
    for (let step = 0, calm = 0; calm < 4; step += 1) {
      if (step === mostSteps) throw new Error('the programs never come to rest');
      await pass(stepMs);
      await committed();
      calm = (await isSomethingDue()) ? 0 : calm + 1;
    }
  }

  /** A slow disk must not use the steps up: a request that was read is due until its answer is committed. */
  async function committed(): Promise<void> {
    await Promise.all(desks.map(({ backend }) => backend.core.commits.durable(() => undefined)));
  }

  async function isSomethingDue(): Promise<boolean> {
    for (const desk of desks) {
      const connections = await desk.ask('connections.list', {});
      // oxlint-disable-next-line typescript/no-explicit-any
      if (connections.some(({ looksDue }: any) => looksDue > 0)) return true;
    }
    return false;
  }

  /** The machine is off until the next day. */
  async function night(): Promise<void> {
    const restarted = Promise.withResolvers<void>();
    // Calls wait until all programs have restarted.
    for (const line of Object.values(lines)) line.during(restarted.promise);
    for (const { backend } of desks) await backend.stop();
    for (const { environment } of desks) environment.reboot(nightMs);
    for (const desk of desks) await desk.restart();
    restarted.resolve();
    await untilQuiet();
  }
}
