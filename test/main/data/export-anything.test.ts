import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUpstreamRequest } from '../../../src/main/upstream/client/upstream-request';
import { openDatabase } from '../../../src/main/database/database';
import { exportOf, importInto } from '../../support/filled-desk';
import { ManualEnvironment } from '../../support/manual-environment';
import { us } from '../../support/upstream/mirror';
import { plainCore } from '../../support/plain-core';
import { migratedFolder } from '../../support/migrated-folder';
import { scaled } from '../../support/effort';
import { tempFolder } from '../../support/temp-folder';
import { upstreamRequest } from '../../support/upstream/webhook-calls';
import { validSubmission } from '../http/json-arbitraries';
import { usualContent } from '../../support/content/content-limits';
import { anyCharacter } from '../../support/content/any-character';

const oddText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    '\u2028\u2029\u0085\r\n',
    '\ufeff',
    '"},{"kind":"end"}\n',
    '🙂\u200f\u00a0',
    'x'.repeat(scaled(70_000, 700_000)),
  ),
);
const mirrored = fc.record({
  fields: fc
    .array(
      fc.record({
        id: oddText,
        type: oddText,
        data: oddText,
        value: oddText,
        originalValue: oddText,
        more: oddText,
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((fields) =>
      fields.map((field, index) => ({
        ...field,
        id: `${field.id}.${index}`,
        type: `${field.type}.`,
        data: `${field.data}.`,
      })),
    ),
  '7': oddText,
});

it('whatever texts and further properties a request has, it is the same after export and import, and so is the export', async () => {
  const property = fc.asyncProperty(
    fc.array(validSubmission, { maxLength: 5 }),
    fc.array(mirrored, { maxLength: 3 }),
    oddText,
    async (submissions, versions, note) => {
      const source = migratedFolder();
      const { db } = openDatabase(source, '2026-11-20T00:00:00Z');
      db.pragma('synchronous = OFF');
      const core = plainCore(db, new ManualEnvironment());
      for (const body of submissions) {
        await core.contentRequests.submit(body, { tokenId: 't', kind: 'live' });
      }
      const { key } = await core.connections.add({ name: 'There', baseUrl: 'https://there.example' });
      await core.connections.pause(key, true);
      for (const [index, changes] of versions.entries()) {
        const reading = readUpstreamRequest(upstreamRequest(changes), 'request', usualContent);
        if (!reading.ok) throw new Error(reading.problems.join());
        const learning = { learnedBy: 'webhook', learnedUs: us(index) } as const;
        const { requestKey } = core.mirror.apply(key, reading.request, learning);
        if (note.trim() !== '' && note.length < 10_000) await core.notes.add(requestKey, 'a', note);
      }
      const documents = db.prepare('SELECT document FROM versions ORDER BY request_key, number').pluck();
      const fields =
        'SELECT id, type, data, value, original_value, extra, version, position FROM fields ORDER BY key';
      const contents = [documents.all(), db.prepare(fields).all()];
      db.close();

      const text = exportOf(source);
      const [file, folder] = [join(tempFolder(), 'x.jsonl'), migratedFolder()];
      writeFileSync(file, text);
      await importInto(folder, file);
      expect(exportOf(folder)).toBe(text);
      const { db: imported } = openDatabase(folder, '2026-11-20T00:00:00Z');
      const documentsThere = imported
        .prepare('SELECT document FROM versions ORDER BY request_key, number')
        .pluck();
      expect([documentsThere.all(), imported.prepare(fields).all()]).toEqual(contents);
      imported.close();
    },
  );
  await fc.assert(property, { numRuns: 8 });
});
