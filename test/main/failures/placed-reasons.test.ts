import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import type { MarkReason } from '../../../src/content/mark-reason';
import { checkAll } from '../../support/content/check-all';
import { CommitQueue } from '../../../src/main/database/commit-queue';
import { asked, handoverDesk } from '../../support/handover-desk';
import { submission } from '../../support/test-backend';
import { keysOf, type Contents } from '../../support/database/versioned-request';

const lost: MarkReason = { kind: 'problem', id: 'placeholders', text: 'Placeholders are lost' };
const own: MarkReason = { kind: 'text', id: 'text', text: 'Please call me' };
const corrected: MarkReason = { kind: 'correction', id: 'correction', text: 'Corrected' };

/** Fields whose placeholder is lost, but for the first ones. */
function contents(count: number, right = 0): Contents {
  const fields = Array.from({ length: count }, (_, at) => {
    const name = at < 26 ? String.fromCodePoint(97 + at) : `z${String.fromCodePoint(71 + at)}`;
    const target = at < right ? `Nimm {n_${name}} jetzt` : 'Nimm es jetzt';
    return [`f${at}`, [`Use {n_${name}} now`, target]] as const;
  });
  return Object.fromEntries(fields);
}

/** A desk with a checked request of so many fields, whose import failed. */
async function failedDesk(count: number) {
  const { backend, mirrored } = await handoverDesk();
  const key = mirrored(1, contents(count));
  await checkAll(backend.core, backend.dataFolder);
  const mark = async (...reasons: MarkReason[]) => {
    await asked(backend, 'marks.set', { keys: [key], importState: 'fail', reasons });
    return (await asked(backend, 'requests.detail', { key })).failure?.reasons ?? [];
  };
  return { backend, key, mirrored, mark };
}

describe('a reason that was given for several requests', () => {
  it('gets its places, and every other reason is kept', async () => {
    const { mark } = await failedDesk(19);
    const reasons = await mark(lost, own);
    expect(reasons).toHaveLength(20);
    expect(reasons[0]).toEqual({ ...lost, field: 'f0' });
    expect(reasons[19]).toEqual(own);
  });

  it('stays without a place where its places and the other reasons are more than a mark has room for', async () => {
    const { mark } = await failedDesk(20);
    expect(await mark(lost, own)).toEqual([lost, own]);
    expect(await mark(lost)).toHaveLength(20);
  });

  it('is still wrong until the last of more places than a mark has room for is mended', async () => {
    const { backend, key, mirrored, mark } = await failedDesk(30);
    await asked(backend, 'connections.add', {
      name: 'Upstream',
      baseUrl: 'http://upstream.example/',
      intervalSeconds: 3600,
      workingHours: null,
      pageSize: 50,
      token: 'secret',
    });
    await mark(lost);
    const stateAfter = async (at: number, right: number) => {
      mirrored(at, contents(30, right));
      await checkAll(backend.core, backend.dataFolder);
      return (await asked(backend, 'requests.detail', { key })).failure?.state;
    };
    expect(await stateAfter(2, 29)).toBe('still-wrong');
    expect(await stateAfter(3, 30)).toBe('answered');
  });

  it('is compared in the fields that fit where reviewers corrected more', async () => {
    const { backend, key, mark } = await failedDesk(30);
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    db.prepare(
      `INSERT INTO corrections (request_key, field_id, value, delivered, version, reviewer, made_us)
       SELECT request_key, id, 'Better', value, version, 'Ana', 1 FROM fields WHERE request_key = ?`,
    ).run(key);
    db.close();
    const reasons = await mark(corrected, own);
    expect(reasons).toHaveLength(20);
    expect(reasons.filter(({ kind, field }) => kind === 'correction' && field !== undefined)).toHaveLength(
      19,
    );
    expect(reasons[19]).toEqual(own);
  });

  it('is placed without reading what was found: many problems would hold up the process that marks', async () => {
    const { backend, mark } = await failedDesk(3);
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    db.exec("UPDATE problems SET body = 'not read'");
    db.close();
    await expect(mark(lost)).resolves.toHaveLength(3);
  });

  it('is written for a few requests at a time, so that other work runs in between', async () => {
    const { backend } = await failedDesk(3);
    for (let count = 0; count < 12; count += 1)
      await backend.request('PUT', '/v1/content', { body: submission() });
    const keys = keysOf(backend);
    const commits = vi.spyOn(CommitQueue.prototype, 'durable');
    await asked(backend, 'marks.set', { keys: [...keys], importState: 'success' });
    const ofMarks = commits.mock.calls.length;
    await asked(backend, 'marks.set', { keys: [...keys], importState: 'fail', reasons: [lost] });
    const ofReasons = commits.mock.calls.length - ofMarks;
    commits.mockRestore();
    expect(keys.length).toBeGreaterThan(12);
    expect(ofReasons - ofMarks).toBe(Math.ceil(keys.length / 5) - 1);
  });
});
