import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { HandoverFormat } from '../../../src/content/handover/handover-format';
import { asked, handoverDesk } from '../../support/handover-desk';
import { afterSuite } from '../../support/temp-folder';

type Desk = Awaited<ReturnType<typeof handoverDesk>>;

/** Drops a file on a screen that also imports files. */
async function drop({ backend }: Desk, bytes: Uint8Array) {
  const { upload } = await asked(backend, 'files.beginUpload', { sizeBytes: bytes.length });
  await asked(backend, 'files.upload', { upload, content: Buffer.from(bytes).toString('base64') });
  return backend.dispatch('takebacks.open', { upload, name: 'answer', isOwn: true });
}

type Change = (text: string, id: string) => string;

function changed(bytes: Buffer, change: Change, id: string): Uint8Array {
  if (bytes.subarray(0, 2).toString() !== 'PK') return Buffer.from(change(bytes.toString(), id));
  const parts = Object.entries(unzipSync(bytes));
  return zipSync(
    Object.fromEntries(parts.map(([name, part]) => [name, strToU8(change(strFromU8(part), id))])),
  );
}

const withoutId: Change = (text, id) => text.replaceAll(id, '');
const withoutIds: Change = (text) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
/** The row of names loses one, and the row of labels its mark. */
const withoutColumn: Change = (text) =>
  text.replace(/(?<=[,>])handover(?=[,<])/, 'Column H').replaceAll('locdesk-heads', '');
const withoutEndTag: Change = (text) => text.replace('</source>', '');
const withoutData: Change = (text) => text.replaceAll('"handover"', '"');

const whenOver = afterSuite();
let made: Promise<Desk> | undefined;
let other: Promise<Desk> | undefined;
/** A desk that none of these files changes, and another one. */
const aDesk = (): Promise<Desk> => (made ??= handoverDesk({ whenOver }));
const anotherDesk = (): Promise<Desk> => (other ??= handoverDesk({ whenOver }));

describe('an own file that lost the id of its hand-over is said to be damaged, not taken for another file', () => {
  it.each<[string, HandoverFormat, Change]>([
    ['a row of a table without its column', 'csv', withoutId],
    ['a row of a table without any id', 'csv', withoutIds],
    ['a row of a workbook without its column', 'xlsx', withoutId],
    ['a row of a document without it', 'docx', withoutId],
    ['a unit of TMX without it', 'tmx', withoutId],
  ])('%s', async (_, format, change) => {
    const desk = await aDesk();
    const { backend, key } = desk;
    await asked(backend, 'reviewed.setField', { key, version: 2, fieldId: 'title', reviewed: true });
    const { bytes, handover } = await desk.give(undefined, { format });
    const answer = await drop(desk, changed(bytes, change, handover.id));
    expect(answer).toMatchObject({ ok: true, value: { takeBack: { open: 0 } } });
    expect(JSON.stringify(answer)).toContain('"rule":"no-handover"');
  });

  it.each<[string, HandoverFormat, Change, RegExp]>([
    ['a table without a column', 'csv', withoutColumn, /^A column is gone/],
    ['a workbook without a column', 'xlsx', withoutColumn, /^A column is gone/],
    ['a page without its data', 'html', withoutData, /^The file is damaged/],
    ['XLIFF 2 that is not well-formed', 'xliff-2.1', withoutEndTag, /^The file can’t be read/],
    ['XLIFF 1.2 that is not well-formed', 'xliff-1.2', withoutEndTag, /^The file can’t be read/],
  ])('%s', async (_, format, change, message) => {
    const desk = await aDesk();
    const { bytes, handover } = await desk.give(undefined, { format });
    expect(await drop(desk, changed(bytes, change, handover.id))).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', message: expect.stringMatching(message) as string },
    });
  });
});

it.each<[HandoverFormat]>([['csv'], ['xlsx'], ['xliff-2.1']])(
  'a damaged %s file of another desk is another file',
  async (format) => {
    const { bytes, handover } = await (await aDesk()).give(undefined, { format });
    const answer = await drop(await anotherDesk(), changed(bytes, withoutId, handover.id));
    expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  },
);
