import { randomBytes } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { ConnectionStore } from '../../src/main/upstream/connection-store';
import { type Database, openDatabase } from '../../src/main/database/database';
import { migratedFolder } from './migrated-folder';
import { serve, type Served } from './serve';

/** Opens the same database from another process. */
export function storeOf(data: string): Database {
  const { db } = openDatabase(data, new Date().toISOString(), { mayMigrate: false, busyTimeoutMs: 5000 });
  onTestFinished(() => void db.close());
  return db;
}

function addConnection(data: string): string {
  const listenerKey = randomBytes(24).toString('base64url');
  const connection = {
    name: 'Upstream',
    baseUrl: 'https://up.example',
    service: 'https://up.example',
    listenerKey,
    createdUs: 0,
  };
  new ConnectionStore(storeOf(data)).insert(connection);
  return listenerKey;
}

/** A program of its own with one connection. */
export async function listening(
  data = migratedFolder(),
): Promise<Served & { readonly hook: string; readonly port: number }> {
  const served = await serve(data);
  const hook = `/hooks/${addConnection(data)}`;
  return { ...served, hook, port: Number(new URL(served.listener).port) };
}

/** Makes one call on a connection that stays open. */
export function put(agent: Agent, port: number, path: string, body: string | Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({
      agent,
      port,
      path,
      method: 'PUT',
      headers: { 'content-length': Buffer.byteLength(body) },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.end(body);
  });
}

/** Bodies of the calls that were received, in their order. */
export const bodiesIn = (db: Database): readonly string[] =>
  db.prepare<[], Buffer>('SELECT body FROM receipt_calls ORDER BY receipt_key').pluck().all().map(String);
/** Number of calls that are not applied yet. */
export const countNew = (db: Database): number =>
  db.prepare<[], number>("SELECT count(*) FROM receipts WHERE state = 'new'").pluck().get() ?? 0;
