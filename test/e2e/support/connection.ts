import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Desk } from './desk';

/**
 * Adds a connection to the database and returns the address that its service calls. Its signatures are not
 * checked.
 */
export function addConnection(desk: Desk, name: string): string {
  const listenerKey = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}-0123456789abcdef`;
  const db = new Database(join(desk.dataFolder, 'locdesk.db'));
  try {
    db.prepare('INSERT INTO connections (name, base_url, listener_key, created_us) VALUES (?, ?, ?, ?)').run(
      name,
      'https://service.example',
      listenerKey,
      Date.now() * 1000,
    );
  } finally {
    db.close();
  }
  return `${desk.listener.replace(/\/$/, '')}/hooks/${listenerKey}`;
}

/** A completed request as a service sends it to a webhook (interface document, section 6). */
export function webhookCall(id: string, title: string): string {
  const field = { type: 'localizable', data: 'html' };
  return JSON.stringify({
    type: 'content-request',
    request: {
      id,
      state: 'complete',
      created: '2026-11-20T08:00:00.000Z',
      completed: '2026-11-20T09:00:00.000Z',
      language: { source: 'en', target: 'de' },
      fields: [{ ...field, id: 'title', value: `DE ${title}`, originalValue: title }],
    },
  });
}
