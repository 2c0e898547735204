import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TimelineEvent } from '../../../src/contract/timeline';
import { openLists } from '../../support/lists';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { sayVersion } from '../../support/database/versioned-request';

/** A mirrored request in two versions. */
function desk() {
  const db = quickDatabase();
  const environment = new ManualEnvironment();
  const core = plainCore(db, environment);
  db.exec("INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)");
  sayVersion(db, 1, { title: ['Port', 'Porto'] });
  const key = sayVersion(db, 2, { title: ['Port', 'Port'] });
  const lists = openLists(dirname(db.name), Date.now);
  onTestFinished(() => lists.close());
  const kinds = (): readonly TimelineEvent['kind'][] => timeline().map(({ kind }) => kind);
  const timeline = () => lists.handlers['requests.timeline']({ key });
  return { db, core, environment, key, timeline, kinds };
}

it('a request tells what happened to it: versions, marks, notes, reviews', async () => {
  const { core, environment, key, timeline } = desk();
  environment.advance(60_000);
  await core.importMarks.markByUser([key], 'fail');
  environment.advance(60_000);
  await core.importMarks.remove([key]);
  environment.advance(60_000);
  const { key: note } = await core.notes.add(key, 'title', 'Not a harbour');
  environment.advance(60_000);
  await core.notes.resolve(note, true);
  environment.advance(60_000);
  await core.reviewed.set([{ key, version: 2 }], true);
  environment.advance(60_000);
  await core.importMarks.markByUser([key], 'success');

  expect(timeline().map((event) => ({ ...event, time: undefined }))).toEqual([
    { kind: 'mark', importState: 'success', madeBy: 'user' },
    { kind: 'reviewed', version: 2 },
    { kind: 'note-resolved', fieldId: 'title', text: 'Not a harbour' },
    { kind: 'note', fieldId: 'title', text: 'Not a harbour' },
    { kind: 'mark-removed', importState: 'fail' },
    { kind: 'mark', importState: 'fail', madeBy: 'user' },
    { kind: 'version', number: 2, learnedBy: 'webhook' },
    { kind: 'version', number: 1, learnedBy: 'webhook' },
  ]);
  const times = timeline().map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
});

it('calls to the webhook and to a connection tell what became of them, above what caused them', async () => {
  const { db, core, environment, key, timeline } = desk();
  await core.importMarks.markByUser([key], 'success');
  const nowUs = environment.now() * 1000;
  const insert = db.prepare(`
    INSERT INTO outbox (kind, request_key, event_id, event, state, created_us, due_us, round, is_head, finished_us,
      connection_key) VALUES (?, ?, ?, ?, ?, ?, 0, 1, 1, ?, ?)`);
  insert.run('import-mark', key, 'a', 'success', 'waiting', nowUs, null, 1);
  insert.run('webhook', key, 'b', 'completed', 'failed', nowUs - 2_000_000, nowUs + 1_000_000, null);
  insert.run('forwarding', key, 'c', 'created', 'done', nowUs - 3_000_000, nowUs - 1_000_000, 1);
  expect(timeline().slice(0, 4)).toMatchObject([
    { kind: 'delivery', event: 'completed', state: 'failed' },
    { kind: 'mark-sent', importState: 'success', connection: 'Acme', state: 'waiting' },
    { kind: 'mark' },
    { kind: 'forwarded', connection: 'Acme', state: 'delivered' },
  ]);
});

it("a tool's mark names its token; a deleted note is not told", async () => {
  const { db, core, key, timeline, kinds } = desk();
  const { id } = await core.tokens.create('Shop importer', 'live');
  await core.importMarks.markByUser([key], 'success');
  db.prepare("UPDATE import_marks SET made_by = 'api', token_id = ?").run(id);
  expect(timeline()).toContainEqual(
    expect.objectContaining({ kind: 'mark', madeBy: 'api', token: 'Shop importer' }),
  );
  const { key: note } = await core.notes.add(key, 'title', 'x');
  await core.notes.remove(note);
  expect(kinds()).not.toContain('note');
});
