import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { locdesk, serve, type Served } from '../support/serve';
import { migratedFolder } from '../support/migrated-folder';

/** Reads remaining checks and problems beside the running program. */
function reader(data: string) {
  const db = new SQLite(join(data, 'locdesk.db'), { readonly: true });
  onTestFinished(() => void db.close());
  const number = (sql: string): number => Number(db.prepare(sql).pluck().get());
  return {
    left: () =>
      number('SELECT (SELECT count(*) FROM check_queue) + (SELECT below_key IS NOT NULL FROM check_sweep)'),
    checked: () => number('SELECT count(*) FROM requests WHERE checked_version = version'),
    completed: () => number("SELECT count(*) FROM requests WHERE state = 'completed'"),
    /** Problems by request, which don't depend on the order of checks. */
    found: () =>
      db
        .prepare(
          `SELECT request_key, field_id, check_id, problem_key, level FROM problems
           ORDER BY request_key, position, check_id, problem_key`,
        )
        .raw()
        .all(),
    miscounted: () =>
      number(`SELECT count(*) FROM requests WHERE (error_count, warning_count) <> (
        SELECT count(*) FILTER (WHERE level = 'error'), count(*) FILTER (WHERE level = 'warning')
        FROM problems WHERE request_key = requests.key AND dismissal_key IS NULL)`),
  };
}

it(
  'checks killed with -9 again and again are all done in the end, and find what undisturbed ones find',
  {
    timeout: 120_000,
  },
  async () => {
    const data = migratedFolder();
    await locdesk('sample', '--count', '300', '--data', data);
    const state = reader(data);
    expect(state.left()).toBeGreaterThan(0);
    let served: Served;
    for (let done = 0, round = 0; round < 4; round++) {
      served = await serve(data);
      // Somewhere in the middle of it: a portion is checked, settled, or between the two files.
      await vi.waitFor(() => expect(state.checked() > done || state.left() === 0).toBe(true), {
        timeout: 30_000,
        interval: 2,
      });
      expect(await served.end('SIGKILL')).toBeNull();
      done = state.checked();
    }
    served = await serve(data);
    await vi.waitFor(() => expect(state.left()).toBe(0), { timeout: 60_000, interval: 20 });
    expect(state.checked()).toBe(state.completed());
    expect(state.miscounted()).toBe(0);
    expect(await served.end('SIGTERM')).toBe(0);
    const found = state.found();
    expect(found.length).toBeGreaterThan(50);

    // Checks everything again, without interruptions.
    const db = new SQLite(join(data, 'locdesk.db'));
    db.exec('UPDATE check_sweep SET checks_version = 0; DELETE FROM problems');
    db.close();
    served = await serve(data);
    await vi.waitFor(
      () => {
        expect(state.left()).toBe(0);
        expect(state.found()).toHaveLength(found.length);
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(state.found()).toEqual(found);
    expect(await served.end('SIGTERM')).toBe(0);
  },
);
