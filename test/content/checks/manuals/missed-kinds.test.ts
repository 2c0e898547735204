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
