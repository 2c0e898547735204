import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { windowLink } from './programs.mjs';

/** Calls commands like the browser host's window. */
export async function openWindow({ service, data }) {
  const key = new URL(windowLink(data)).hash.split('=')[1];
  const headers = { 'content-type': 'application/json', origin: service };
  const opened = await fetch(`${service}/ui-api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key }),
  });
  if (!opened.ok) throw new Error(`no session: ${opened.status} ${await opened.text()}`);
  const cookie = opened.headers.get('set-cookie').split(';')[0];
  const call = async (name, { content, ...input }) => {
    const isBytes = content instanceof Uint8Array;
    const query = isBytes ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
    const answer = await fetch(`${service}/ui-api/command/${name}${query}`, {
      method: 'POST',
      headers: { ...headers, cookie, ...(isBytes ? { 'content-type': 'application/octet-stream' } : {}) },
      body: isBytes ? content : JSON.stringify({ ...input, content }),
    });
    const { ok, value, error } = await answer.json();
    if (ok !== true) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return value;
  };
  const search = (filter, offset, limit = 50) =>
    call('requests.window', { view: 'all', filter, sort: 'completed', descending: true, offset, limit });
  const db = new SQLite(join(data, 'locdesk.db'));
  db.pragma('busy_timeout = 1000');
  const touch = db.prepare(
    "INSERT INTO settings VALUES ('bench', '0', 0) ON CONFLICT DO UPDATE SET changed_us = changed_us + 1",
  );
  return {
    call,
    search,
    /** A commit that is about nothing. */
    async touch() {
      touch.run();
    },
    /** Resolves when the checks of everything, which begin with the program, wait. */
    async pauseChecks() {
      const isPaused = db
        .prepare('SELECT paused = 1 OR below_key IS NULL AND checks_version > 0 FROM check_sweep')
        .pluck();
      for (;;) {
        await call('checking.pause', { paused: true });
        if (isPaused.get() === 1) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Resolves when every content is in the index. */
    async indexed() {
      for (;;) {
        const { unindexed = 0 } = await search('zanzibar', 0, 1);
        if (unindexed === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    },
  };
}
