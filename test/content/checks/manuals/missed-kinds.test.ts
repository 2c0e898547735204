import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

/** Mistakes of kinds of which too few were found on planted texts, beside what is right and alike. */
const choose = (text: string): string =>
  `<p>Wählen Sie <b>Projekt</b><b>Neu</b> <b>Projekt</b><b>Neu</b>. ${text}</p>`;

describe('words said twice beside paths of menus', () => {
  const path = '<p>Choose <b>Project</b><b>New</b> <b>Project</b><b>New</b>. You can burn a disc.</p>';
  proveRows('doubled-words', [
    [path, choose('Sie können eine Platte Platte brennen.'), ['doubled: Platte']],
    [path, choose('Sie können eine Platte brennen.'), []],
  ]);
});

describe('months of several words', () => {
  test.each([
    ['mn', 'Нээсэн: 2026 оны арван нэгдүгээр сарын 3', undefined],
    ['mn', 'Нээсэн: 2026 оны аравдугаар сарын 3', 'аравдугаар сарын'],
    ['ckb', 'کراوەتەوە ٣ی تشرینی دووەمی ٢٠٢٦', undefined],
    ['ckb', 'کراوەتەوە ٣ی تشرینی یەکەمی ٢٠٢٦', 'تشرینی یەکەمی'],
  ])('%s: %s', (language, target, other) => {
    const field = { type: 'localizable', data: 'text', source: 'Opened on November 3, 2026', target };
    const problems = checkField(field, { source: 'en', target: language });
    expect(problems.find(({ variant }) => variant === 'month')?.detail['after']).toBe(other);
  });
});

describe('a space lost after a full stop', () => {
  const source = '<p>Select it. You can add files.</p>';
  proveRows('punctuation', [
    [source, '<p>Wybierz je.Można dodać pliki.</p>', ['space-after: .'], 'en pl'],
    [source, '<p>Wybierz je. Można dodać pliki.</p>', [], 'en pl'],
    ['<p>Select os.Path and add it.</p>', '<p>Wybierz os.Path i dodaj pliki.</p>', [], 'en pl'],
    ['<p>Use SyncTeX. It runs.</p>', '<p>Uporabite SyncTex.Vendar teče.</p>', ['space-after: .'], 'en sl'],
  ]);
});

describe('a space lost before a word that is no ending', () => {
  const source = '<p>Click the <b>Add</b> button.</p>';
  proveRows('punctuation', [
    [source, '<p>A <b>Hozzáad</b>gomb megnyomása.</p>', ['space-at-tag: gomb'], 'en hu'],
    [source, '<p>A <b>Hozzáad</b> gomb megnyomása.</p>', [], 'en hu'],
    [source, '<p>A <b>Hozzáad</b>ban van.</p>', [], 'en hu'],
    [source, '<p>Ώστε το <b>Add</b>να ανοίξει.</p>', ['space-at-tag: να'], 'en el'],
  ]);
});
