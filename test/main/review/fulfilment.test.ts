import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { ContentRequestStore } from '../../../src/main/requests/content-request-store';
import { VersionStore } from '../../../src/main/requests/version-store';
import type { Contents } from '../../support/database/versioned-request';
import { keysOf, sayVersion } from '../../support/database/versioned-request';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { migratedFolder } from '../../support/migrated-folder';
import { submission, testBackend, type TestBackend } from '../../support/test-backend';

async function desk(options: { kind?: 'live' | 'test'; dataFolder?: string } = {}) {
  const { kind = 'live', ...rest } = options;
  const backend = testBackend(rest);
  await backend.request('PUT', '/v1/webhook', { body: { url: 'http://receiver.example/' } });
  const { body } = await backend.request('PUT', '/v1/content', {
    body: submission(),
    token: await backend.token(kind),
  });
  const id = body.id as string;
  const [key = 0] = keysOf(backend);
  const { drafts, fulfilments } = backend.core;
  return {
    backend,
    id,
    key,
    drafts,
    fulfilments,
    read: async () => (await backend.request('GET', `/v1/content/request/${id}`)).body,
    draft: (fieldId: string, value: string, version = 1, revision = 0) =>
      drafts.save({ key, fieldId, value, version, revision }),
    events: () => eventsOf(backend),
  };
}

/** Returns queued deliveries for the webhook, oldest first: the event, and the state in the body. */
function eventsOf({ dataFolder }: TestBackend): unknown {
  const db = new SQLite(join(dataFolder, 'locdesk.db'), { readonly: true });
  try {
    return db.prepare('SELECT event, request_state, version FROM outbox ORDER BY key').raw().all();
  } finally {
    db.close();
  }
}

const original = { title: 'Hello', body: '<p>Press <b>Start</b>, {name}.</p>' };

describe('a local request', () => {
  it('is confirmed, completed, edited and reopened; each calls the webhook once and /v1 answers what holds', async () => {
    const { key, draft, fulfilments, drafts, read, events } = await desk();
    expect(drafts.read(key)).toEqual({ version: 1, state: 'pending', drafts: 0, missing: 2 });
    await fulfilments.confirm(key, 1);
    expect(await read()).toMatchObject({ state: 'confirmed' });

    await draft('title', 'Hallo');
    await draft('body', '<p>Drück <b>Start</b>, {name}.</p>');
    // Until it is completed, it is returned as submitted.
    expect((await read()).fields).toMatchObject([{ value: original.title }, { value: original.body }]);
    expect(await fulfilments.complete(key, 1, false)).toEqual({
      version: 2,
      state: 'completed',
      drafts: 0,
      missing: 0,
    });
    const completed = await read();
    expect(completed).toMatchObject({
      state: 'complete',
      fields: [
        { value: 'Hallo', originalValue: original.title },
        { value: '<p>Drück <b>Start</b>, {name}.</p>', originalValue: original.body },
      ],
    });

    await draft('title', 'Grüezi', 2);
    await fulfilments.save(key, 2);
    expect(await read()).toMatchObject({
      completed: completed.completed,
      fields: [{ value: 'Grüezi', originalValue: original.title }, {}],
    });

    expect(await fulfilments.reopen(key, 3)).toMatchObject({
      state: 'confirmed',
      version: 4,
      drafts: 2,
      missing: 0,
    });
    const reopened = await read();
    expect(reopened).toMatchObject({ state: 'confirmed', fields: [{ value: original.title }, {}] });
    expect(reopened).not.toHaveProperty('completed');
    expect(JSON.stringify(reopened)).not.toContain('originalValue');
    await fulfilments.complete(key, 4, false);
    expect((await read()).fields[0]).toMatchObject({ value: 'Grüezi', originalValue: original.title });
    expect(events()).toEqual([
      ['created', 'pending', 1],
      ['confirmed', 'confirmed', 1],
      ['completed', 'completed', 2],
      ['edited', 'completed', 3],
      ['reopened', 'confirmed', 4],
      ['completed', 'completed', 5],
    ]);
  });

  it('is not completed while fields have no target, unless their source shall stand', async () => {
    const { key, draft, fulfilments, read, events } = await desk();
    await draft('title', 'Hallo');
    await expect(fulfilments.complete(key, 1, false)).rejects.toThrow('1 field has no target yet.');
    expect(events()).toHaveLength(1);
    await fulfilments.complete(key, 1, true);
    expect((await read()).fields).toMatchObject([
      { value: 'Hallo' },
      { value: original.body, originalValue: original.body },
    ]);
  });

  it('refuses what its state does not allow, and queues no delivery for it', async () => {
    const { key, fulfilments, events } = await desk();
    await expect(fulfilments.save(key, 1)).rejects.toThrow(/not completed yet/);
    await expect(fulfilments.reopen(key, 1)).rejects.toThrow(/open already/);
    await fulfilments.confirm(key, 1);
    await expect(fulfilments.confirm(key, 1)).rejects.toThrow(/confirmed already/);
    await fulfilments.complete(key, 1, true);
    await expect(fulfilments.complete(key, 2, true)).rejects.toThrow(/completed already/);
    expect(events()).toHaveLength(3);
  });

  it('keeps the versions it had, each learned by what made it', async () => {
    const { backend, key, fulfilments } = await desk();
    await fulfilments.complete(key, 1, true);
    const { versions } = backend.core.review.detail(key);
    expect(versions.map(({ number, learnedBy }) => [number, learnedBy])).toEqual([
      [2, 'edited'],
      [1, 'submitted'],
    ]);
  });
});

describe('a draft', () => {
  it('is there after a restart', async () => {
    const dataFolder = migratedFolder();
    const first = await desk({ dataFolder });
    const saved = await first.draft('title', 'Hal');
    await first.backend.stop();
    const backend = testBackend({ dataFolder });
    const [field] = backend.core.drafts.fields(first.key, { offset: 0, limit: 9 }).fields;
    expect(field?.draft).toEqual(saved);
  });

  it('never overwrites what another window saved', async () => {
    const { draft, drafts, key } = await desk();
    await draft('title', 'mine');
    await expect(draft('title', 'theirs')).rejects.toThrow(/another window/);
    expect(await draft('title', 'seen', 1, 1)).toMatchObject({ revision: 2 });
    // A page that was loaded again repeats a saving whose answer it did not get.
    expect(await draft('title', 'seen', 1, 1)).toMatchObject({ value: 'seen', revision: 2 });
    expect(drafts.read(key).drafts).toBe(1);
  });

  it('made for an earlier version is kept and shown, and becomes the result only once the user says so', async () => {
    const db = quickDatabase();
    const core = plainCore(db, new ManualEnvironment());
    await core.contentRequests.submit(submission(), { tokenId: 't', kind: 'live' });
    const draft = { key: 1, fieldId: 'title', value: 'Hallo', version: 1, revision: 0 };
    await core.drafts.save(draft);
    const versions = new VersionStore(db);
    const fields = versions.fields(1, 1);
    const learned = { text: '2026-11-20T10:00:00.000Z', us: 1 };
    versions.insert(1, { number: 2, learned, learnedBy: 'hand', fields, document: '"fields":[]' });
    new ContentRequestStore(db).revise(1, { version: 2, title: '', sizeBytes: 0 });

    expect(core.drafts.read(1)).toMatchObject({ version: 2, drafts: 1, staleSince: 1 });
    await expect(core.drafts.save({ ...draft, revision: 1 })).rejects.toThrow(
      /Version 2 .* arrived in the meantime/,
    );
    await expect(core.fulfilments.complete(1, 2, true)).rejects.toThrow(/drafts are kept/);
    expect(await core.drafts.keep(1, 2)).not.toHaveProperty('staleSince');
    await core.fulfilments.complete(1, 2, true);
    expect(versions.fields(1, 3)[0]).toMatchObject({ value: 'Hallo', originalValue: 'Hello' });
  });

  it('belongs to a field of the request and has at most its size', async () => {
    const { draft } = await desk();
    await expect(draft('nowhere', 'x')).rejects.toThrow(/no field "nowhere"/);
    await expect(draft('title', 'ä'.repeat(600_000))).rejects.toThrow(/at most 1,048,576 bytes/);
  });

  it('that is discarded gives the source back', async () => {
    const { draft, drafts, key } = await desk();
    await draft('title', 'x');
    expect(await drafts.discard(key, 'title')).toMatchObject({ drafts: 0, missing: 2 });
  });
});

describe('what is not ours to fulfil is read-only, and says why', () => {
  const contents: Contents = { a: ['A', 'x'] };

  it('a mirrored request', async () => {
    const db = quickDatabase();
    const core = plainCore(db, new ManualEnvironment());
    db.exec(
      "INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)",
    );
    const key = sayVersion(db, 1, contents);
    expect(core.drafts.read(key).hold).toBe('mirrored');
    const reason = /mirrored from Acme .*read-only/;
    const draft = { key, fieldId: 'a', value: 'y', version: 1, revision: 0 };
    await expect(core.drafts.save(draft)).rejects.toThrow(reason);
    for (const act of ['confirm', 'save', 'reopen'] as const) {
      await expect(core.fulfilments[act](key, 1)).rejects.toThrow(reason);
    }
    await expect(core.fulfilments.complete(key, 1, true)).rejects.toThrow(reason);
    expect(core.review.detail(key).version).toBe(1);
  });

  it('a request that the service completes automatically', async () => {
    const { key, fulfilments, drafts } = await desk({ kind: 'test' });
    expect(drafts.read(key).hold).toBe('test-result');
    await expect(fulfilments.complete(key, 1, true)).rejects.toThrow(/automatically/);
  });
});
