import { unzipSync, zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  RepeatedPart,
  unzipWithin,
  WrongChecksum,
  WrongSizes,
} from '../../../src/content/files/xlsx/unzip-within';

const parts = {
  'xl/a.xml': strToU8('<a>é</a>'.repeat(10_000)),
  'ünï.txt': strToU8('x'),
  'empty.xml': new Uint8Array(),
};
const all = (): boolean => true;

/** Returns the archive with another size of its part in the directory. */
function stating(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, size, true);
  return bytes;
}

describe('unpacking an archive', () => {
  it('gives the wanted parts, packed or not', () => {
    for (const level of [0, 6] as const) {
      const bytes = zipSync(parts, { level });
      expect(unzipWithin(bytes, all)).toEqual(unzipSync(bytes));
      expect(Object.keys(unzipWithin(bytes, ({ originalSize }) => originalSize === 1))).toEqual(['ünï.txt']);
    }
  });

  it('ends as soon as a part has more than the directory says', () => {
    const bytes = stating(zipSync({ 'a.xml': new Uint8Array(1_000_000) }), 1000);
    expect(() => unzipWithin(bytes, all)).toThrow(WrongSizes);
  });

  it('takes no stored part that has more than the directory says', () => {
    const bytes = stating(zipSync({ 'a.xml': new Uint8Array(50_000) }, { level: 0 }), 1000);
    expect(() => unzipWithin(bytes, all)).toThrow(WrongSizes);
  });

  it('takes no part whose content is not what its checksum says', () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': strToU8('<a>Zwei</a>') }, { level: 0 }));
    expect(Object.keys(unzipWithin(bytes, all))).toEqual(['a.xml']);
    bytes.write('Drei', bytes.indexOf('Zwei'));
    expect(() => unzipWithin(bytes, all)).toThrow(WrongChecksum);
  });

  it('takes no part that is there twice', () => {
    const bytes = Buffer.from(zipSync({ 'a.xml': strToU8('<a>1</a>'), 'b.xml': strToU8('<a>2</a>') }));
    expect(Object.keys(unzipWithin(bytes, all))).toEqual(['a.xml', 'b.xml']);
    for (const at of [bytes.indexOf('b.xml'), bytes.lastIndexOf('b.xml')]) bytes.write('a.xml', at);
    expect(() => unzipWithin(bytes, all)).toThrow(RepeatedPart);
    expect(unzipWithin(bytes, () => false)).toEqual({});
  });

  it('throws where anything is missing', () => {
    const bytes = zipSync(parts);
    expect(() => unzipWithin(bytes.subarray(0, bytes.length - 10), all)).toThrow(RangeError);
    expect(() => unzipWithin(bytes.subarray(40), all)).toThrow(Error);
    expect(() => unzipWithin(new Uint8Array(), all)).toThrow(RangeError);
  });
});
