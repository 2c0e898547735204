import { expect, it } from 'vitest';
import { mostNotes } from '../../../src/contract/reviewing';
import { NoteStore } from '../../../src/main/review/note-store';
import { ManualEnvironment } from '../../support/manual-environment';
import { fillRequests, plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';

function desk() {
  const db = quickDatabase();
  const environment = new ManualEnvironment();
  const core = plainCore(db, environment);
  fillRequests(db, 2);
  const openOf = (key: number) => core.review.detail(key).openNotes;
  return {
    db,
    environment,
    notes: core.notes,
    openOf,
    texts: (key: number) => new NoteStore(db).textsOf(key),
  };
}

it('a note has its field and its time; editing, resolving and opening it again have their own', async () => {
  const { environment, notes, openOf } = desk();
  const { key } = await notes.add(1, 'body', '  Ask the client.\n');
  expect(notes.list(1)).toEqual([
    { key, fieldId: 'body', text: 'Ask the client.', created: '2026-11-20T09:30:00.123Z' },
  ]);
  expect([openOf(1), openOf(2)]).toEqual([1, undefined]);
  environment.advance(60_000);
  expect(await notes.edit(key, 'Asked.')).toMatchObject({
    text: 'Asked.',
    edited: '2026-11-20T09:31:00.123Z',
  });
  expect(await notes.resolve(key, true)).toMatchObject({ resolved: '2026-11-20T09:31:00.123Z' });
  expect(openOf(1)).toBeUndefined();
  expect(await notes.resolve(key, false)).not.toHaveProperty('resolved');
  expect(openOf(1)).toBe(1);
});

it('a deleted note comes back when it is restored, and is forgotten after a day', async () => {
  const { environment, notes, openOf, texts } = desk();
  const [first, second] = [await notes.add(1, 'a', 'one'), await notes.add(1, 'b', 'two')];
  await notes.remove(first.key);
  expect([texts(1), openOf(1)]).toEqual([['two'], 1]);
  await expect(notes.edit(first.key, 'x')).rejects.toThrow(/no longer/);
  await notes.restore(first.key);
  expect(texts(1)).toEqual(['one', 'two']);
  await notes.remove(first.key);
  environment.advance(86_400_001);
  await notes.remove(second.key);
  await expect(notes.restore(first.key)).rejects.toThrow(/no longer/);
  await notes.restore(second.key);
  expect(texts(1)).toEqual(['two']);
});

it('empty, endless and too many notes are refused in words, and nothing is kept of them', async () => {
  const { db, notes } = desk();
  await expect(notes.add(1, 'a', ' \n ')).rejects.toThrow(/needs some text/);
  await expect(notes.add(1, 'a', 'x'.repeat(10_001))).rejects.toThrow(/at most 10,000/);
  await expect(notes.add(99, 'a', 'x')).rejects.toThrow(/no longer/);
  const insert = db.prepare(
    "INSERT INTO notes (request_key, field_id, text, created_us) VALUES (1, 'a', 'x', 0)",
  );
  db.transaction(() => {
    for (let count = 0; count < mostNotes; count++) insert.run();
  })();
  await expect(notes.add(1, 'a', 'one more')).rejects.toThrow(/at most 1,000/);
  expect(notes.list(1)).toHaveLength(mostNotes);
});
