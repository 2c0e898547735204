import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFacts } from '../../../../src/renderer/review/rendered/image-facts';
import { runs } from '../../../support/effort';

const dataOf = (type: string, bytes: readonly number[]): string => {
  const padded = [...bytes, ...Array.from({ length: Math.max(0, 30 - bytes.length) }, () => 0)];
  return `data:image/${type};base64,${Buffer.from(padded).toString('base64')}`;
};
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const png = (width: number, height: number): number[] => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR'), ...size];
};

test.each([
  ['png', png(640, 480), 'PNG'],
  ['gif', [...ascii('GIF89a'), 0x80, 2, 0xe0, 1], 'GIF'],
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, 0xff, 0xff, 0xc2, 0, 17, 8, 1, 0xe0, 2, 0x80], 'JPEG'],
  ['webp', [...ascii('RIFF....WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0], 'WebP'],
  ['webp', [...ascii('RIFF....WEBPVP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1], 'WebP'],
  ['webp', [...ascii('RIFF....WEBPVP8L'), 0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0], 'WebP'],
] as const)('type and size of an image are read without decoding it: %s', (type, bytes, name) => {
  expect(imageFacts(dataOf(type, bytes))).toEqual({ type: name, width: 640, height: 480 });
});

test.each([
  ['an address', 'https://example.com/a.png'],
  ['SVG', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['text that says it is a picture', dataOf('png', ascii('<svg onload=alert(1)>'.padEnd(40)))],
  ['no base64', 'data:image/png,%89PNG'],
  ['a cut file', 'data:image/png;base64,iVBORw0KGgo='],
  ['no width', dataOf('png', png(0, 480))],
  ['more points than are decoded', dataOf('png', png(65_535, 65_535))],
])('is not shown as an image: %s', (_, address) => {
  expect(imageFacts(address)).toBeUndefined();
});

test('no bytes at all make the reading fail', () => {
  const beginning = fc.constantFrom([], [0xff, 0xd8, 0xff], ascii('RIFF....WEBPVP8L'), ascii('GIF8'));
  fc.assert(
    fc.property(beginning, fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 60 }), (head, bytes) => {
      expect(() => imageFacts(dataOf('jpeg', [...head, ...bytes]))).not.toThrow();
    }),
    { numRuns: runs(500) },
  );
});
