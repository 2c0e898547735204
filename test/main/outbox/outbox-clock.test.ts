import { expect, it } from 'vitest';
import { OutboxClock } from '../../../src/main/outbox/outbox-clock';
import { OutboxClockStore } from '../../../src/main/outbox/outbox-clock-store';
import { openDatabase } from '../../../src/main/database/database';
import { migratedFolder } from '../../support/migrated-folder';

/** A machine's clock that moves on by a millisecond whenever it is looked at. */
function movingClock(startMs: number) {
  let nowMs = startMs;
  return { now: () => (nowMs += 1), uptime: () => nowMs };
}

it('a clock that was set back goes on at the very instant it had shown last', () => {
  const { db } = openDatabase(migratedFolder(), '2026-11-20T00:00:00Z');
  const store = new OutboxClockStore(db);
  const shownUs = Date.parse('2026-11-20T12:00:00Z') * 1000;
  store.write(0, shownUs);
  const setBack = movingClock(Date.parse('2026-11-20T11:00:00Z'));
  expect(new OutboxClock(store, setBack).follow()).toBe(shownUs);
  db.close();
});
