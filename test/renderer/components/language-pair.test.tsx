import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguagePair, LanguageTags } from '../../../src/renderer/components/language-pair';

test('two languages are read in the direction of the window, and the arrow between them turns with it', () => {
  const html = renderToStaticMarkup(<LanguagePair source="en" target="ar-EG" />);
  expect(html).not.toContain('dir=');
  expect(html).toContain('<bdi>en</bdi> <span class="arrow">→</span> <bdi>ar-EG</bdi>');
  expect(readFileSync('src/renderer/components/style/base.css', 'utf8')).toMatch(
    /\.arrow:dir\(rtl\) \{[^}]*scale: -1 1;/,
  );
});

test('no text is put together with an arrow, which would point to the source in an Arabic window', () => {
  const texts = globSync('src/renderer/**/*.{ts,tsx}').filter((path) => !path.includes('lib/messages'));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((path) => /['"`][^'"`\n]* → /.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('tags are shown as they are, and said as names', () => {
  const html = renderToStaticMarkup(<LanguageTags tags={['en', 'ar-EG']} />);
  expect(html).toContain('<bdi aria-hidden="true">en, ar-EG</bdi>');
  expect(html).toContain('<span class="visually-hidden">English and Arabic (Egypt)</span>');
});
