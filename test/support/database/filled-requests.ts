import type { VersionField } from '../../../src/content/content-request';
import { canonicalLanguageTag } from '../../../src/content/language-tag';
import { listColumns } from '../../../src/main/requests/content-request-service';
import { ContentRequestStore } from '../../../src/main/requests/content-request-store';
import type { Database } from '../../../src/main/database/database';
import { VersionStore } from '../../../src/main/requests/version-store';

/** Properties of a request that a test sets; the others get defaults. */
export interface RequestInput {
  readonly source?: string;
  readonly target?: string;
  /** Source and target text of each field; without a target the request is pending. */
  readonly fields: readonly (readonly [source: string, target?: string])[];
  readonly mark?: 'success' | 'fail';
  readonly isTest?: boolean;
  readonly origin?: number;
  readonly createdUs?: number;
  readonly completedUs?: number;
}

let ids = 0;

/** Puts a request straight into the tables. Answers its key. */
export function addRequest(db: Database, input: RequestInput): number {
  const requests = new ContentRequestStore(db);
  const isCompleted = input.fields.some(([, target]) => target !== undefined);
  const created = input.createdUs ?? 1_000_000 * ++ids;
  const fields = fieldsOf(input);
  const key = requests.insert({
    origin: input.origin ?? 0,
    id: `id-${String(++ids).padStart(6, '0')}`,
    state: isCompleted ? 'completed' : 'pending',
    source: 'api',
    languageSource: input.source ?? 'en',
    languageTarget: input.target ?? 'de',
    languageSourceCanonical: canonicalLanguageTag(input.source ?? 'en') ?? '',
    languageTargetCanonical: canonicalLanguageTag(input.target ?? 'de') ?? '',
    created: { text: new Date(created / 1000).toISOString(), us: created },
    completed: isCompleted ? { text: 'then', us: input.completedUs ?? created + 1 } : undefined,
    version: 1,
    ...listColumns(fields),
    fieldCount: fields.length,
    extra: null,
    languageExtra: null,
    tokenId: undefined,
    isTest: input.isTest ?? false,
    testResultDueUs: undefined,
  });
  addVersion(db, key, 1, fields);
  if (input.mark !== undefined)
    requests.setMark(key, { importState: input.mark, time: { text: 'then', us: 1 } });
  return key;
}

/** Adds a version, which becomes the current one. */
export function changeRequest(db: Database, key: number, version: number, input: RequestInput): void {
  const fields = fieldsOf(input);
  addVersion(db, key, version, fields);
  db.prepare('UPDATE requests SET version = ?, title = ? WHERE key = ?').run(
    version,
    listColumns(fields).title,
    key,
  );
}

function fieldsOf({ fields }: RequestInput): readonly VersionField[] {
  return fields.map(([source, target], position) => ({
    id: `field-${position}`,
    type: 'localizable',
    data: 'html',
    value: target ?? source,
    ...(target === undefined ? {} : { originalValue: source }),
    extra: {},
  }));
}

function addVersion(db: Database, key: number, number: number, fields: readonly VersionField[]): void {
  const learned = { text: 'then', us: 1 };
  new VersionStore(db).insert(key, { number, learned, learnedBy: 'sync', fields, document: '' });
}
