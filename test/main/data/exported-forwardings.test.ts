import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExportLine } from '../../../src/main/data/export-reading';
import type { ImportReport } from '../../../src/contract/import-report';
import { exportOf, importInto } from '../../support/filled-desk';
import { forwardingDesk, type ForwardingDesk } from '../../support/forwarding-desk';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';

const minute = 60_000;
const settings = ['outbox.retrySchedule=5,5,5', 'outbox.lookDelay=60'];

/** Two desks over one upstream: what the first one exported, a second one has imported. */
async function importedBy(first: ForwardingDesk) {
  const text = exportOf(first.backend.dataFolder);
  const dataFolder = migratedFolder();
  const report = await importText(dataFolder, text);
  const { upstream } = first;
  const second = await forwardingDesk({ settings, dataFolder, upstream });
  return { second, report, text };
}

function importText(dataFolder: string, text: string): Promise<ImportReport> {
  const file = join(tempFolder(), 'export.jsonl');
  writeFileSync(file, text);
  return importInto(dataFolder, file);
}

function forwardingLines(text: string): readonly Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line.includes('"kind":"forwarding"'))
    .map((line) => JSON.parse(line));
}

async function pause(desk: ForwardingDesk, paused: boolean): Promise<void> {
  await desk.ask('connections.pause', { key: desk.connectionKey, paused });
}

/** The connection of an importing desk gets its token, and works. */
async function resume(desk: ForwardingDesk): Promise<void> {
  await desk.ask('connections.edit', { key: desk.connectionKey, token: desk.upstream.token });
  await pause(desk, false);
}

const read = async ({ backend }: ForwardingDesk, id: string) =>
  (await backend.request('GET', `/v1/content/request/${id}`)).body;

describe('a request that an exporting desk', () => {
  it('had sent gets its result in the importing desk too, and no list has it twice', async () => {
    const first = await forwardingDesk({ settings });
    const id = await first.order();
    await first.state(id, 'sent');
    const { second, report, text } = await importedBy(first);
    expect(report.added).toMatchObject({ requests: 1, forwardings: 1 });
    expect(forwardingLines(text)).toMatchObject([
      { request: id, connection: 'Upstream', state: 'sent', upstreamId: 'up-1' },
    ]);
    expect(forwardingLines(exportOf(second.backend.dataFolder))).toEqual(forwardingLines(text));
    expect(await second.forwarding(id)).toMatchObject({ state: 'sent', upstreamId: 'up-1' });
    await resume(second);
    first.upstream.complete('up-1');
    await second.synced();
    expect(await read(second, id)).toMatchObject({ state: 'complete', fields: [{ value: '[de] Kettle' }] });
    expect((await read(second, 'up-1')).errors).toBeDefined();
    expect(first.upstream.keys).toHaveLength(1);
  });

  it('had sent, and whose upstream request the importing desk has mirrored already, becomes one with it', async () => {
    const first = await forwardingDesk({ settings });
    const id = await first.order();
    await first.state(id, 'sent');
    first.upstream.complete('up-1');
    const second = await forwardingDesk({ settings, upstream: first.upstream });
    await second.synced();
    await expect.poll(async () => (await read(second, 'up-1')).state).toBe('complete');
    await second.backend.stop();
    const { dataFolder } = second.backend;
    const report = await importText(dataFolder, exportOf(first.backend.dataFolder));
    expect(report.added).toMatchObject({ requests: 1, forwardings: 1, connections: 0 });
    const merged = await forwardingDesk({ settings, dataFolder, upstream: first.upstream });
    expect(await read(merged, id)).toMatchObject({ state: 'complete', fields: [{ value: '[de] Kettle' }] });
    expect((await read(merged, 'up-1')).errors).toBeDefined();
  });

  it('had not sent yet waits for a decision, and is recognized once that desk has sent it', async () => {
    const first = await forwardingDesk({ settings });
    await pause(first, true);
    const id = await first.order();
    const { second, text } = await importedBy(first);
    expect(forwardingLines(text)).toMatchObject([{ state: 'waiting' }]);
    expect(await second.forwarding(id)).toMatchObject({ state: 'unclear', waitsForDecision: true });
    await resume(second);
    for (let pass = 0; pass < 5; pass += 1) await second.passes(60 * minute);
    expect(first.upstream.keys).toEqual([]);
    await pause(first, false);
    await first.ask('forwardings.sendNow', { requests: [first.keyOf(id)] });
    await first.state(id, 'sent');
    first.upstream.complete('up-1');
    await second.synced();
    expect(await second.forwarding(id)).toMatchObject({ state: 'sent', upstreamId: 'up-1' });
    expect(await read(second, id)).toMatchObject({ state: 'complete' });
    expect(first.upstream.keys).toHaveLength(1);
  });

  it('left behind is sent by the importing desk when asked, with the same key, once it was looked for', async () => {
    const first = await forwardingDesk({ settings });
    await pause(first, true);
    const id = await first.order();
    await first.backend.stop();
    const { second, text } = await importedBy(first);
    await resume(second);
    await second.ask('forwardings.sendNow', { requests: [second.keyOf(id)] });
    for (let pass = 0; pass < 3; pass += 1) await second.passes(2 * minute);
    expect(await second.state(id, 'sent')).toMatchObject({ upstreamId: 'up-1' });
    expect(first.upstream.keys).toEqual([forwardingLines(text)[0]?.['idempotencyKey']]);
    expect(first.upstream.queries.length).toBeGreaterThan(0);
  });

  it('was in the middle of sending, or had refused or cancelled, is imported as such and never sent by itself', async () => {
    const first = await forwardingDesk({ settings });
    first.upstream.faults.push(400, 'dropped');
    const [refused, unclear] = [await first.order('refused'), await first.order('unclear')];
    await first.state(refused, 'refused');
    await first.state(unclear, 'unclear');
    await pause(first, true);
    const cancelled = await first.order('cancelled');
    await first.ask('forwardings.cancel', { requests: [first.keyOf(cancelled)] });
    const { second } = await importedBy(first);
    await resume(second);
    for (let pass = 0; pass < 5; pass += 1) await second.passes(60 * minute);
    expect(await second.forwarding(refused)).toMatchObject({
      state: 'refused',
      errors: [{ text: 'fields[0].value: is not good enough', fieldId: 'title' }, {}],
    });
    expect(await second.forwarding(unclear)).toMatchObject({ state: 'unclear', waitsForDecision: true });
    expect(await second.forwarding(cancelled)).toMatchObject({ state: 'cancelled' });
    expect(first.upstream.keys).toHaveLength(2);
  });
});

it('a request that is here already stays as it is, whatever the file says of where it is sent', async () => {
  const first = await forwardingDesk({ settings });
  const id = await first.order();
  await first.state(id, 'sent');
  const text = exportOf(first.backend.dataFolder);
  const dataFolder = migratedFolder();
  const lines = text.split('\n');
  await importText(dataFolder, lines.filter((line) => !line.includes('"kind":"forwarding"')).join('\n'));
  const report = await importText(dataFolder, text);
  expect(report).toMatchObject({ added: { forwardings: 0 }, here: { requests: 1, forwardings: 1 } });
  expect(forwardingLines(exportOf(dataFolder))).toEqual([]);
});

const problemsOf = (line: object) => readExportLine(Buffer.from(JSON.stringify(line)));

describe('a line that says where a request is sent is refused', () => {
  const good = {
    kind: 'forwarding',
    request: 'a',
    connection: 'Up',
    state: 'sent',
    idempotencyKey: 'key',
    firstSent: '2026-11-20T08:00:00Z',
    lastSent: '2026-11-20T08:00:00Z',
    upstreamId: 'up-1',
  };
  it.each([
    ['sent without an id there', { upstreamId: undefined }, /upstreamId: is missing/],
    ['not sent with an id there', { state: 'waiting' }, /upstreamId: must be absent/],
    ['a key that no header can hold', { idempotencyKey: 'a\nb' }, /idempotencyKey/],
    ['a time that is none', { lastSent: 'yesterday' }, /lastSent: is not an RFC 3339/],
    ['one time of two', { firstSent: undefined }, /firstSent, lastSent/],
  ])('with %s', (_name, change, problem) => {
    expect(problemsOf(good)).toMatchObject({ kind: 'item' });
    expect(problemsOf({ ...good, ...change })).toMatchObject({
      kind: 'problems',
      problems: [expect.stringMatching(problem)],
    });
  });

  it('where it is not below its request, or its connection is none of the file', async () => {
    const first = await forwardingDesk({ settings });
    await first.state(await first.order('one'), 'sent');
    await first.state(await first.order('two'), 'sent');
    const lines = exportOf(first.backend.dataFolder).split('\n');
    const [one = 0, two = 0] = lines.flatMap((line, index) => (line.includes('"forwarding"') ? [index] : []));
    const swapped = lines.with(one, lines[two] ?? '').with(two, lines[one] ?? '');
    await expect(importText(tempFolder(), swapped.join('\n'))).rejects.toThrow(/is not the request above/);
    const elsewhere = lines.with(one, (lines[one] ?? '').replace('"Upstream"', '"Elsewhere"'));
    await expect(importText(tempFolder(), elsewhere.join('\n'))).rejects.toThrow(
      /no line above has the connection "Elsewhere"/,
    );
  });
});
