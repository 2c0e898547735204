import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { readReturned } from '../../src/content/handover/formats';
import type { HandoverFormat } from '../../src/content/handover/handover-format';
import type { CommandInput, CommandName, CommandOutput } from '../../src/contract/contract';
import type { HandoverChoice, HandoverRow, TakeBack, TakeBackItem } from '../../src/contract/handovers';
import { submission, testBackend, type TestBackend } from './test-backend';
import { keysOf, sayVersion, type Contents } from './database/versioned-request';

export async function asked<N extends CommandName>(
  backend: TestBackend,
  name: N,
  input: CommandInput<N>,
): Promise<CommandOutput<N>> {
  const answer = await backend.dispatch(name, input);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value as CommandOutput<N>;
}

interface Given {
  readonly handover: HandoverRow;
  readonly text: string;
  readonly bytes: Buffer;
}

/** A desk with a completed local request of two fields, whose files go out and come back. */
export async function handoverDesk(options: Parameters<typeof testBackend>[0] = {}) {
  const backend = testBackend(options);
  await backend.request('PUT', '/v1/webhook', { body: { url: 'http://receiver.example/' } });
  const { body } = await backend.request('PUT', '/v1/content', { body: submission() });
  const [key = 0] = keysOf(backend);
  const { drafts, fulfilments } = backend.core;
  await drafts.save({ key, fieldId: 'title', value: 'Hallo', version: 1, revision: 0 });
  const target = '<p>Drück <b>Start</b>, {name}.</p>';
  await drafts.save({ key, fieldId: 'body', value: target, version: 1, revision: 0 });
  await fulfilments.complete(key, 1, false);

  const give = async (
    keys: readonly number[] = [key],
    { choice = 'all', format = 'csv' }: { choice?: HandoverChoice; format?: HandoverFormat } = {},
  ): Promise<Given> => {
    const input = { requests: { keys: [...keys] }, choice, format, note: 'Please', recipient: 'Ana' };
    const result = await asked(backend, 'handovers.create', input);
    if (result.kind !== 'content') throw new Error(`the file was ${result.kind}`);
    const bytes = Buffer.from(result.content, 'base64');
    return { handover: result.handover, bytes, text: bytes.toString() };
  };
  const takeBack = async (content: string | Buffer, name = 'answer.csv'): Promise<TakeBack> => {
    const bytes = Buffer.from(content as string);
    const { upload } = await asked(backend, 'files.beginUpload', { sizeBytes: bytes.length });
    await asked(backend, 'files.upload', { upload, content: bytes.toString('base64') });
    const { takeBack: opened } = await asked(backend, 'takebacks.open', { upload, name });
    if (opened === null) throw new Error('it was cancelled');
    return opened;
  };
  const items = async (opened: TakeBack): Promise<readonly TakeBackItem[]> =>
    (
      await asked(backend, 'takebacks.items', {
        key: opened.key,
        states: ['changed', 'unchanged', 'stale', 'damaged', 'unknown'],
        offset: 0,
        limit: 200,
      })
    ).items;
  /** Adds a version of a mirrored request; `request` has properties of another one than the usual. */
  const mirrored = (
    at: number,
    contents: Contents,
    request: Readonly<Record<string, unknown>> = {},
  ): number => {
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    try {
      return sayVersion(db, at, contents, request);
    } finally {
      db.close();
    }
  };
  return { backend, key, id: String(body.id), give, takeBack, items, mirrored };
}

/** Returns a CSV answer with texts of its cells replaced. */
export function edited(text: string, changes: Readonly<Record<string, string>>): string {
  const edits = Object.entries(changes).reduce((before, [from, to]) => before.replace(from, to), text);
  if (readReturned(Buffer.from(edits), { mostBytes: 1e6 }) === undefined) throw new Error('not recognized');
  return edits;
}

/** Returns a CSV answer as if another desk had made it: desks of tests share the id of an empty database. */
export function ofAnotherDesk(text: string, { id }: Pick<HandoverRow, 'id'>): string {
  return text.replaceAll(new RegExp(`(?<=${id},)[^,]+(?=,)`, 'g'), 'another');
}
