import { expect, test } from 'vitest';
import { formatTitles } from '../../../src/renderer/lib/format-names';
import { fileFormats } from '../../../src/content/files/formats';

test('each format has the title that its reader has', () => {
  const titles = Object.fromEntries(fileFormats.map(({ name, title }) => [name, title]));
  expect(formatTitles).toEqual(titles);
});
