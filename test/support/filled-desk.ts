import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportReport } from '../../src/contract/import-report';
import { writeExport } from '../../src/main/data/export-file';
import { importExport } from '../../src/main/data/export-import';
import { openDatabase, type Database } from '../../src/main/database/database';
import { ManualEnvironment } from './manual-environment';
import { dismissalScopes } from '../../src/contract/problems';
import { checkAll } from './content/check-all';
import { asRead, us } from './upstream/mirror';
import { plainCore } from './plain-core';
import { migrateEmpty, migratedFolder } from './migrated-folder';
import { tempFolder } from './temp-folder';

export const secrets = ['token-of-upstream', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] as const;

const extras = { priority: 3, 'due\u2028date': { by: ['a', null, 0.1] }, '7': true };

/** A folder with some of everything that a user owns, as the program itself writes it. */
export async function filledFolder(): Promise<string> {
  const dataFolder = migratedFolder();
  const { db } = openDatabase(dataFolder, '2026-11-20T00:00:00Z');
  db.pragma('synchronous = OFF');
  const environment = new ManualEnvironment();
  const core = plainCore(db, environment);
  await core.settings.write({ 'service.queryInterval': 60 });
  await core.settings.write({ 'ui.directions': { ar: 'rtl' } });
  const [token, secret] = secrets;
  const there = await core.connections.add({
    name: 'There',
    baseUrl: 'https://there.example',
    token,
    workingHours: { days: [1, 5], from: '08:00', to: '18:00' },
    pageSize: 50,
  });
  await core.connections.setListenerSecret(there.key, secret);
  await core.connections.pause(there.key, true);
  const gone = await core.connections.add({ name: 'Gone', baseUrl: 'https://gone.example', token });
  await core.webhook.register({ url: 'https://receiver.example/hook' });
  await core.savedViews.create({
    name: 'Swiss',
    view: 'all',
    filter: 'target:de-CH completed:7d',
    sort: 'size',
    descending: true,
  });
  await core.savedViews.create({
    name: 'Älteste',
    view: 'to-import',
    filter: '',
    sort: 'created',
    descending: false,
  });

  await fillLocal(db, core, environment);
  await fillMirrored(core, there.key, gone.key);
  await fillChecks(core, dataFolder);
  await core.connections.remove(gone.key);
  db.close();
  return dataFolder;
}

type Core = ReturnType<typeof plainCore>;

/** Adds a completed, edited and marked request, one with a draft and notes, and one of a test token. */
async function fillLocal(db: Database, core: Core, environment: ManualEnvironment): Promise<void> {
  const { id: tokenId } = await core.tokens.create('a tool', 'live');
  const fields = ['title', 'body'].map((id) => ({
    id,
    type: 'localizable',
    data: 'html',
    value: `<p>${id} {name}\u2028\u00a0</p>`,
    ...extras,
  }));
  const body = { language: { source: 'en-gb', target: 'de-CH', register: 'formal' }, fields, ...extras };
  for (const kind of ['live', 'live', 'test'] as const) {
    await core.contentRequests.submit(body, { tokenId, kind });
    environment.advance(1);
  }
  const [first = 0, second = 0] = db
    .prepare<[], number>('SELECT key FROM requests ORDER BY key')
    .pluck()
    .all();
  const draft = (key: number, fieldId: string, version = 1) =>
    core.drafts.save({ key, fieldId, value: `<p>Ergebnis ${fieldId} 漢字</p>`, version, revision: 0 });
  await draft(first, 'title');
  await draft(first, 'body');
  await core.fulfilments.complete(first, 1, false);
  await core.reviewed.set([{ key: first, version: 2 }], true);
  await core.reviewed.setField(first, 2, 'body', false);
  const { batch } = await core.importMarks.markByUser([first], 'success');
  await core.importMarks.undo(batch);
  environment.advance(1000);
  await core.importMarks.markByUser([first], 'fail');
  await draft(second, 'body');
  const note = await core.notes.add(second, 'body', 'Ask\nthe client. 🙂');
  const other = await core.notes.add(second, 'title', 'Gone soon');
  environment.advance(1000);
  await core.notes.edit(note.key, 'Ask the client again.');
  await core.notes.resolve(note.key, true);
  await core.notes.remove(other.key);
}

async function fillMirrored(core: Core, there: number, gone: number): Promise<void> {
  const say = (connection: number, at: number, text: string, language?: object) =>
    core.commits.durable(() =>
      core.mirror.apply(
        connection,
        asRead({
          created: '2026-11-20T08:00:00.123456+01:00',
          completed: '2026-11-20t09:00:00z',
          fields: [
            { id: 'a', type: 'x', data: 'text', value: text, originalValue: 'source', note: extras },
            { id: 'b', type: 'x', data: 'text', value: text },
          ],
          ...(language === undefined ? {} : { language }),
        }),
        { learnedBy: 'webhook', learnedUs: us(at) },
      ),
    );
  const { requestKey } = await say(there, 1, 'one');
  await say(there, 2, 'two', { source: 'en', target: 'fr', dialect: 'x' });
  await core.reviewed.set([{ key: requestKey, version: 1 }], true);
  await core.importMarks.markByUser([requestKey], 'success');
  await say(gone, 1, 'kept');
}

/** Levels of both kinds, and a dismissal of each scope. */
async function fillChecks(core: Core, dataFolder: string): Promise<void> {
  await core.checkLevels.set('numbers', undefined, 'off');
  await core.checkLevels.set('numbers', { source: 'en', target: 'DE-ch' }, 'error');
  await checkAll(core, dataFolder);
  const { problems } = core.problems.ofRequest(1);
  for (const [index, scope] of dismissalScopes.entries()) {
    const one = problems.filter(({ check }) => check === 'placeholders').at(index % 2);
    if (one === undefined) throw new Error('the translation has lost two placeholders');
    await core.problems.dismiss(1, [one.key], scope, `Of "${scope}"\u2028`);
  }
}

/** The text of an export of a folder. */
export function exportOf(dataFolder: string, nowIso = '2026-11-21T00:00:00.000Z'): string {
  const file = join(tempFolder(), 'export.jsonl');
  writeExport(dataFolder, file, { nowIso, program: '1.2.3', onProgress: () => undefined });
  return readFileSync(file, 'utf8');
}

/** Imports a file into a folder, whose database is made where needed; `pause` comes after each commit. */
export async function importInto(
  dataFolder: string,
  file: string,
  pause: () => Promise<void> = async () => undefined,
): Promise<ImportReport> {
  migrateEmpty(dataFolder);
  const { db } = openDatabase(dataFolder, '2026-11-21T00:00:00Z');
  db.pragma('synchronous = OFF');
  try {
    return await importExport({ db, environment: new ManualEnvironment() }, file, {
      onProgress: () => undefined,
      pause,
    });
  } finally {
    db.close();
  }
}
