import { expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { openVocabularies } from '../../../../src/main/spelling/vocabularies';
import { bundledPlaces } from '../../../support/content/dictionaries';

const vocabularies = await openVocabularies(bundledPlaces.bundled);

function variantOf(name: string, source: string, target: string, tag: string): string | undefined {
  const languages = { source: 'en', target: tag };
  const entry: TermEntry = {
    id: 'one',
    isUntranslatable: true,
    terms: { en: [{ text: name, status: 'preferred' }] },
  };
  const index = termIndex([entry], languages, (language) => vocabularies.lemmasOf(language));
  if (index === undefined) return expect.fail('no terms');
  const pair = parsePair({ type: 'localizable', data: 'text', source, target }, languages);
  return checkTerms(pair, index, new Set(['term-missing'] as const)).problems[0]?.variant;
}

it.each([
  ['Mail', 'Error while processing mail.', 'Ошибка при обработке почты.', 'ru'],
  ['Encrypted', 'An error occurred when encrypting', '暗号化時にエラーが発生しました。', 'ja'],
  ['Windows', 'Allow dockable windows', 'Andockfähige Fenster erlauben', 'de'],
  ['Reader', 'The e-book reader', 'Czytnik', 'pl'],
  ['UTF-8', 'Select an encoding (such as utf8)', '(utf8など)', 'ja'],
  ['Kodi', 'Kodi virtual keyboard', 'Kodis virtuelle Tastatur', 'de'],
  ['VLC', "VLC's preferences", 'VLCs Einstellungen', 'de'],
  ['EPUB', 'The EPUB 3 specification', 'La spécification EPUB3', 'fr'],
  ['SONY', 'SONY readers', 'Czytniki Sony', 'pl'],
])('%s is not missing of “%s” in “%s”', (name, source, target, tag) => {
  expect(variantOf(name, source, target, tag)).toBe(undefined);
});

it.each([
  ['RGB', 'PQ P3 RGB', 'RVB P3 PQ', 'fr'],
  ['LyX', 'A LyX directory', 'Временный каталог', 'ru'],
  ['Geany', 'ABOUT GEANY', 'O programie', 'pl'],
  ['Lab', 'Use the Lab mode', 'Der Label-Modus', 'de'],
  ['Kodi', 'Kodi settings', 'Die Kodierungsregeln', 'de'],
  ['systemd', 'Systemd units', 'Die Einheiten', 'de'],
  ['Windows', 'Works on Windows only', 'Funktioniert nur hier', 'de'],
])('%s is missing of “%s” in “%s”', (name, source, target, tag) => {
  expect(variantOf(name, source, target, tag)).toBe('kept');
});

it.each([
  ['Media', 'Media resource', 'Multimediale Ressource', 'de'],
  ['Windows', 'Run in Private Windows', 'W oknach prywatnych', 'pl'],
  ['Origin', 'The Same Origin Policy', '同一生成元ポリシー', 'ja'],
])('%s may be an ordinary word in “%s”, so that it is likely no mistake in “%s”', (...row) => {
  expect(variantOf(...row)).toBe('missing');
});
