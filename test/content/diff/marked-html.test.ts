import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffValues } from '../../../src/content/diff/diff-values';
import { markedHtml } from '../../../src/content/diff/marked-html';
import { tokenizeHtml } from '../../../src/content/html/tokenize';
import { arbitraryHtml } from '../html/arbitrary-html';
import { runs } from '../../support/effort';

const html = { data: 'html', language: 'en' } as const;
const marked = (before: string, after: string): string =>
  markedHtml(diffValues(before, after, html).parts, 'key');

it('text that came and went is marked, and tags are the later ones', () => {
  expect(marked('<p><b>Old</b> port</p>', '<p><i>New</i> port</p>')).toBe(
    '<p><del title="key-0">Old</del><i><ins title="key-0">New</ins></i> port</p>',
  );
});

it('nothing is put into scripts and styles, nor white space into a table', () => {
  expect(marked('<style>a {}</style>', '<style>b {}</style>')).toBe('<style>b {}</style>');
  expect(marked('<table><tr></tr></table>', '<table>\n<tr></tr></table>')).toBe('<table>\n<tr></tr></table>');
});

it('without its marks it is the later value', () => {
  fc.assert(
    fc.property(arbitraryHtml, arbitraryHtml, (before, after) => {
      const key = 'a-key-that-no-one-knows';
      const withMarks = markedHtml(diffValues(before, after, html).parts, key);
      const without = withMarks
        .replaceAll(new RegExp(`<del title="${key}-\\d+">.*?</del>`, 'gs'), '')
        .replaceAll(new RegExp(`<ins title="${key}-\\d+">(.*?)</ins>`, 'gs'), '$1');
      expect(without).toBe(after);
      expect(() => tokenizeHtml(withMarks)).not.toThrow();
    }),
    { numRuns: runs(200) },
  );
});
