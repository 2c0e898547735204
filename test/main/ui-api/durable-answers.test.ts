import { describe, expect, it, vi } from 'vitest';
import type { CommandInput, CommandName } from '../../../src/contract/contract';
import { ask } from '../../support/upstream/logged-call';
import { testBackend, type TestBackend } from '../../support/test-backend';

/** Commands of services that commit by themselves, each with something to commit. */
type Inputs = {
  readonly [N in CommandName]?: (desk: TestBackend) => CommandInput<N> | Promise<CommandInput<N>>;
};

const settings = {
  name: 'Upstream',
  baseUrl: 'http://127.0.0.1:4001',
  token: 'abc',
  intervalSeconds: 300,
  workingHours: null,
};
const connectionKey = async ({ core }: TestBackend): Promise<number> => {
  const [known] = core.connections.list();
  return known?.key ?? (await core.connections.add({ ...settings, pageSize: 100 })).key;
};
const inputs: Inputs = {
  'tokens.create': () => ({ name: 'Tool', kind: 'live' }),
  'tokens.revoke': async ({ core }) => ({ id: (await core.tokens.create('Tool', 'live')).id }),
  'serviceSettings.write': () => ({ queryIntervalSeconds: 10 }),
  'preferences.write': () => ({ theme: 'dark' }),
  'samples.load': () => ({}),
  'webhook.save': () => ({ url: 'http://127.0.0.1:4000/hook' }),
  'webhook.remove': () => ({}),
  'webhook.revealSecret': () => ({}),
  'webhook.rotateSecret': () => ({}),
  'connections.add': () => ({ ...settings, pageSize: 100 }),
  'connections.edit': async (desk) => ({ key: await connectionKey(desk), name: 'Other' }),
  'connections.pause': async (desk) => ({ key: await connectionKey(desk), paused: true }),
  'connections.remove': async (desk) => ({ key: await connectionKey(desk), withMirror: false }),
  'connections.newListenerKey': async (desk) => ({ key: await connectionKey(desk) }),
};
/** A flush that ends when the test resolves it. */
function heldFlush({ core }: TestBackend): { readonly begun: () => boolean; readonly end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { commits } = core;
  const durable = commits.durable.bind(commits);
  let isCommitted = false;
  vi.spyOn(commits, 'durable').mockImplementation(async (work) => {
    const answer = await durable(work);
    isCommitted = true;
    await promise;
    return answer;
  });
  vi.spyOn(commits, 'flushed').mockImplementation(() => {
    isCommitted = true;
    return promise;
  });
  return { begun: () => isCommitted, end: resolve };
}

describe('the window is answered once what it asked for is on the disk', () => {
  it.each(Object.entries(inputs))('%s', async (name, inputOf) => {
    const desk = testBackend();
    const input = await Promise.resolve(inputOf(desk));
    const flush = heldFlush(desk);
    let isAnswered = false;
    const answer = ask(desk, name, input).then(() => (isAnswered = true));
    await expect.poll(flush.begun).toBe(true);
    expect(isAnswered).toBe(false);
    flush.end();
    await answer;
  });
});

it.each([
  ['PUT', { url: 'http://127.0.0.1:4000/hook' }],
  ['DELETE', undefined],
] as const)('a tool that sends %s /v1/webhook is answered once that is on the disk', async (method, body) => {
  const desk = testBackend();
  const flush = heldFlush(desk);
  let isAnswered = false;
  const options = body === undefined ? {} : { body };
  const answer = desk.request(method, '/v1/webhook', options).then(() => (isAnswered = true));
  await expect.poll(flush.begun).toBe(true);
  expect(isAnswered).toBe(false);
  flush.end();
  await answer;
});
