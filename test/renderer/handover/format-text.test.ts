import { expect, test } from 'vitest';
import { handoverFormats } from '../../../src/content/handover/handover-format';
import { handoverWriters } from '../../../src/content/handover/formats';
import {
  formatName,
  formatOf,
  offeredFormats,
  shortFormatName,
  xliffVersions,
} from '../../../src/renderer/handover/format-text';

test('the dialog offers only formats that this version writes', () => {
  const offered = offeredFormats.flatMap((format) =>
    format === 'xliff' ? xliffVersions.map((version) => formatOf(format, version)) : formatOf(format, '2.1'),
  );
  expect(offered.length).toBeGreaterThan(2);
  expect(offered.filter((format) => handoverWriters[format] === undefined)).toEqual([]);
});

test('every format has a name in lists, and a short one', () => {
  expect(handoverFormats.map(shortFormatName)).toContain('XLIFF 2.1');
  expect(new Set(handoverFormats.map(shortFormatName)).size).toBe(handoverFormats.length);
  expect(new Set(handoverFormats.map(formatName)).size).toBe(handoverFormats.length);
});
