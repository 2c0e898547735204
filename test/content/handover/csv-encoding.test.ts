import { expect, it } from 'vitest';
import { csvHandover } from '../../../src/content/handover/csv/csv-handover';
import { handoverDocument } from './support/handover-documents';

const document = handoverDocument([
  { id: 'r', target: 'ja', fields: [{ id: 'a', data: 'text', source: 'Cup', target: 'カップ' }] },
]);
const written = new TextDecoder().decode(csvHandover.write(document));
const read = (bytes: Uint8Array) => csvHandover.read(bytes, { mostBytes: 1_000_000 });

it('a table in ISO-2022-JP is refused for its encoding, though all of its bytes are ASCII', () => {
  // The Katakana of the word in JIS X 0208, of which one byte is a quote.
  const bytes = new TextEncoder().encode(written.replace('カップ', '\u001B$B%+%C"%\u001B(B'));
  expect(read(bytes)).toMatchObject({ rows: [], faults: [{ rule: 'encoding' }] });
});

it.each([
  ['utf-16le', (code: number) => [code & 0xff, code >> 8]],
  ['utf-16be', (code: number) => [code >> 8, code & 0xff]],
] as const)('a table in %s is read with its byte order mark, and refused without it', (_, bytesOf) => {
  const bytes = Uint8Array.from(Array.from(`\uFEFF${written}`).flatMap((one) => bytesOf(one.charCodeAt(0))));
  expect(read(bytes)).toMatchObject({ rows: [{ field: 'a', markedTarget: 'カップ' }], faults: [] });
  const unmarked = read(bytes.subarray(2));
  expect(unmarked).toMatchObject({ rows: [], faults: [{ rule: 'encoding' }] });
});
