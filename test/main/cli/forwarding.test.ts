import { describe, expect, it } from 'vitest';
import type { FileImport } from '../../../src/contract/orders';
import { commandLine } from '../../support/command-line';
import { userFile } from '../../support/file-round';
import { forwardingDesk, type ForwardingDesk } from '../../support/forwarding-desk';

const settings = ['outbox.retrySchedule=5', 'outbox.lookDelay=60'];
const fileOf = () => userFile('en.json', '{"title": "Kettle", "body": "Boil water."}');

function locdesk({ backend }: ForwardingDesk, ...args: readonly string[]) {
  return commandLine([...args, '--data', backend.dataFolder]);
}

describe('locdesk file import --to', () => {
  it('sends a request in each language to the connection, while the program runs', async () => {
    const desk = await forwardingDesk({ settings });
    const languages = ['--source', 'en', '--target', 'de,fr'];
    const ran = await locdesk(desk, 'file', 'import', fileOf(), ...languages, '--to', 'UPSTREAM', '--json');
    expect(ran).toMatchObject({ code: 0, error: '' });
    const { requests }: FileImport = JSON.parse(ran.out);
    expect(requests.map(({ target, fields }) => [target, fields])).toEqual([
      ['de', 2],
      ['fr', 2],
    ]);
    await desk.passes(60_000);
    for (const { id } of requests) await desk.state(id, 'sent');
    expect([...desk.upstream.requests.values()].map(({ language }) => language.target)).toEqual(['de', 'fr']);
  });

  it('names a connection that is not there, and imports nothing', async () => {
    const desk = await forwardingDesk();
    const languages = ['--source', 'en', '--target', 'de'];
    const ran = await locdesk(desk, 'file', 'import', fileOf(), ...languages, '--to', 'Agency');
    expect(ran).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/"Agency"/) });
    expect((await desk.ask('orders.list', { offset: 0, limit: 1 })).total).toBe(0);
    const empty = await locdesk(desk, 'file', 'import', fileOf(), ...languages, '--to', '');
    expect(empty).toMatchObject({ code: 2, error: expect.stringMatching(/--to/) });
  });
});

describe('locdesk token create --forward-to', () => {
  it('makes a token whose requests go to the connection, and the list says so', async () => {
    const desk = await forwardingDesk({ settings });
    const ran = await locdesk(desk, 'token', 'create', '--name', 'CMS', '--forward-to', 'upstream', '--json');
    const { token }: { token: string } = JSON.parse(ran.out);
    expect((await locdesk(desk, 'token', 'list')).out).toMatch(/ CMS .* forwards to Upstream$/m);
    const fields = [{ id: 'title', type: 'localizable', data: 'text', value: 'Kettle' }];
    const body = { language: { source: 'en', target: 'de' }, fields };
    const { body: created } = await desk.backend.request('PUT', '/v1/content', { body, token });
    await desk.state(String(created.id), 'sent');
    expect(desk.upstream.requests.size).toBe(1);
  });

  it.each([
    ['a connection that is not there', ['--forward-to', 'Agency'], 1, /"Agency"/],
    ['a test token', ['--forward-to', 'Upstream', '--kind', 'test'], 1, /test token stay here/],
    ['no connection', ['--forward-to', ''], 2, /--forward-to/],
  ])('refuses %s, and makes no token', async (_name, args, code, error) => {
    const desk = await forwardingDesk();
    const ran = await locdesk(desk, 'token', 'create', '--name', 'CMS', ...args);
    expect(ran).toMatchObject({ code, out: '', error: expect.stringMatching(error) });
    expect(await desk.ask('tokens.list', {})).toEqual([]);
  });
});

it('locdesk status and the diagnostics count requests that are not sent, by what keeps them', async () => {
  const desk = await forwardingDesk({ settings });
  desk.upstream.sendsDate = false;
  desk.upstream.faults.push(400, 'dropped');
  await desk.state(await desk.order('refused'), 'refused');
  const unclear = await desk.order('unclear');
  await desk.state(unclear, 'unclear');
  for (let pass = 0; pass < 3; pass += 1) await desk.passes(120_000);
  await expect.poll(async () => (await desk.forwarding(unclear)).waitsForDecision).toBe(true);
  await desk.ask('connections.pause', { key: desk.connectionKey, paused: true });
  await desk.order('waiting');
  const asJson = await locdesk(desk, 'status', '--json');
  expect(JSON.parse(asJson.out)).toMatchObject({
    forwardings: { waiting: 1, refused: 1, unclear: 1, failed: 0 },
    problems: [
      expect.stringMatching(/^1 request refused by the connection/),
      expect.stringMatching(/^1 request may have reached the connection/),
    ],
  });
  expect((await locdesk(desk, 'status')).out).toContain('1 requests wait, 1 refused, 1 unclear, 0 failed');
  const { text } = await desk.ask('diagnostics.report', {});
  expect(text).toContain('Requests to connections: 1 wait, 1 refused, 1 unclear, 0 failed');
});
