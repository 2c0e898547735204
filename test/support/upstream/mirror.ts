import { MirrorService, type Learning } from '../../../src/main/upstream/mirror/mirror-service';
import {
  readUpstreamRequest,
  type UpstreamRequest,
} from '../../../src/main/upstream/client/upstream-request';
import { contentRequestJson } from '../../../src/main/requests/content-request-json';
import { ContentRequestStore } from '../../../src/main/requests/content-request-store';
import type { Database } from '../../../src/main/database/database';
import { DocumentStore } from '../../../src/main/requests/document-store';
import { MirrorStore } from '../../../src/main/upstream/mirror/mirror-store';
import { VersionStore } from '../../../src/main/requests/version-store';
import { quickDatabase } from '../database/quick-database';
import { upstreamRequest } from './webhook-calls';
import { usualContent } from '../content/content-limits';

/** The mirror over a database, and readers of a request's current state. */
export function mirrorOver(db: Database) {
  const stores = {
    mirror: new MirrorStore(db),
    requests: new ContentRequestStore(db),
    versions: new VersionStore(db),
  };
  const documents = new DocumentStore(db);
  return {
    mirror: new MirrorService(stores),
    versions: stores.versions,
    read: (requestKey: number): Record<string, unknown> => {
      const stored = documents.byKey(requestKey);
      if (stored === undefined) throw new Error('no such request');
      return JSON.parse(contentRequestJson(stored, stored.document)) as Record<string, unknown>;
    },
  };
}

/** Returns a valid request as the reader parses it. */
export function asRead(changes: Record<string, unknown> = {}): UpstreamRequest {
  const reading = readUpstreamRequest(upstreamRequest(changes), 'request', usualContent);
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  return reading.request;
}

const startMs = Date.parse('2026-11-20T08:00:00.000Z');
export const time = (seconds: number): string => new Date(startMs + seconds * 1000).toISOString();
export const us = (seconds: number): number => (startMs + seconds * 1000) * 1000;
/** The connection that everything of these tests is mirrored from. */
export const connection = 1;

export function fields(text: string): Record<string, unknown>[] {
  return [{ id: 'a', type: 'localizable', data: 'html', value: text, originalValue: 'source' }];
}

/** A mirror with its own database; `say` applies a request of upstream at a second of the test. */
export function aMirror() {
  const db = quickDatabase();
  const parts = mirrorOver(db);
  const say = (at: number, changes: Record<string, unknown>, more: Partial<Learning> = {}) =>
    parts.mirror.apply(connection, asRead(changes), { learnedBy: 'webhook', learnedUs: us(at), ...more });
  return { db, ...parts, say };
}
