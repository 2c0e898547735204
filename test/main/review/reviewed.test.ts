import { describe, expect, it } from 'vitest';
import { RequestListStore } from '../../../src/main/requests/request-list-store';
import { ManualEnvironment } from '../../support/manual-environment';
import { plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';
import { sayVersion, type Contents } from '../../support/database/versioned-request';

const first: Contents = { title: ['Port', 'Porto'], body: ['A port', 'Un porto'], note: ['x', 'y'] };
const second: Contents = { ...first, body: ['A port', 'Un port'] };
const third: Contents = { ...second, title: ['Port', 'Port'] };

function desk() {
  const db = quickDatabase();
  const core = plainCore(db, new ManualEnvironment());
  db.exec("INSERT INTO connections (name, base_url, listener_key, created_us) VALUES ('Acme', 'u', 'k', 0)");
  const key = sayVersion(db, 1, first);
  const fields = () => {
    const { version } = core.review.detail(key);
    return core.review.fields(key, version, { offset: 0, limit: 50 }).fields.map((field) => field.reviewed);
  };
  return { db, core, key, fields, changed: () => core.review.counts()['changed-since-reviewed'] };
}

describe('a request', () => {
  it('is reviewed in the version that was seen; another content brings it to the view, one look takes it out', async () => {
    const { db, core, key, fields, changed } = desk();
    expect(core.review.detail(key)).not.toHaveProperty('reviewed');
    await core.reviewed.set([{ key, version: 1 }], true);
    expect(core.review.detail(key)).toMatchObject({
      reviewed: 'reviewed',
      reviewedFields: 3,
      reviewedVersion: { version: 1, time: '2026-11-20T09:30:00.123Z' },
    });
    sayVersion(db, 2, second);
    expect([core.review.detail(key).reviewed, changed()]).toEqual(['changed', 1]);
    expect(fields()).toEqual(['reviewed', 'changed', 'reviewed']);
    expect(core.review.outline(key, 2, 1)).toEqual({
      total: 3,
      offset: 1,
      fields: [
        { id: 'body', text: 'A port', reviewed: 'changed' },
        { id: 'note', text: 'x', reviewed: 'reviewed' },
      ],
    });
    const listing = { view: 'changed-since-reviewed', sort: 'completed', descending: true } as const;
    expect(new RequestListStore(db).window(listing, 0, 9).map((row) => row.key)).toEqual([key]);
    await core.reviewed.set([{ key, version: 2 }], true);
    expect([core.review.detail(key).reviewed, changed()]).toEqual(['reviewed', 0]);
  });

  it('that changed while it was looked at has changed since', async () => {
    const { db, core, key, changed } = desk();
    sayVersion(db, 2, second);
    await core.reviewed.set([{ key, version: 1 }], true);
    expect([core.review.detail(key).reviewed, changed()]).toEqual(['changed', 1]);
    await expect(core.reviewed.set([{ key, version: 3 }], true)).rejects.toThrow(/no version 3/);
  });

  it('is not reviewed by an import mark', async () => {
    const { core, key } = desk();
    await core.importMarks.markByUser([key], 'success');
    expect(core.review.detail(key)).not.toHaveProperty('reviewed');
  });

  it('returns to what held before, once', async () => {
    const { db, core, key, fields } = desk();
    await core.reviewed.set([{ key, version: 1 }], true);
    sayVersion(db, 2, second);
    await core.reviewed.setField(key, 2, 'note', false);
    const { batch } = await core.reviewed.set([{ key, version: 2 }], true);
    expect(await core.reviewed.undo(batch)).toEqual({ restored: 1 });
    expect(core.review.detail(key).reviewedVersion?.version).toBe(1);
    expect(fields()).toEqual(['reviewed', 'changed', undefined]);
    expect(await core.reviewed.undo(batch)).toEqual({ restored: 0 });
  });

  it('several at once are all reviewed or none', async () => {
    const { core, key } = desk();
    await expect(
      core.reviewed.set(
        [
          { key, version: 1 },
          { key: 999, version: 1 },
        ],
        true,
      ),
    ).rejects.toThrow(/no longer/);
    expect(core.review.detail(key)).not.toHaveProperty('reviewed');
  });
});

describe('fields', () => {
  it('are reviewed one by one, and the last one makes the request reviewed', async () => {
    const { core, key, fields } = desk();
    await core.reviewed.setField(key, 1, 'title', true);
    await core.reviewed.setField(key, 1, 'body', true);
    expect(fields()).toEqual(['reviewed', 'reviewed', undefined]);
    expect(core.review.detail(key)).toMatchObject({ reviewedFields: 2 });
    expect(core.review.detail(key)).not.toHaveProperty('reviewed');
    await core.reviewed.setField(key, 1, 'note', true);
    expect(core.review.detail(key)).toMatchObject({ reviewed: 'reviewed', reviewedFields: 3 });
  });

  it('only those that changed need another look', async () => {
    const { db, core, key } = desk();
    await core.reviewed.set([{ key, version: 1 }], true);
    sayVersion(db, 2, second);
    sayVersion(db, 3, third);
    await core.reviewed.setField(key, 3, 'body', true);
    expect(core.review.detail(key).reviewed).toBe('changed');
    await core.reviewed.setField(key, 3, 'title', true);
    expect(core.review.detail(key).reviewed).toBe('reviewed');
  });

  it('one that is left out of a reviewed request is reported', async () => {
    const { core, key, fields } = desk();
    await core.reviewed.set([{ key, version: 1 }], true);
    await core.reviewed.setField(key, 1, 'note', false);
    expect(fields()).toEqual(['reviewed', 'reviewed', undefined]);
    expect(core.review.detail(key).reviewedFields).toBe(2);
  });
});
