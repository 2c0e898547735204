import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

const folder = new URL('../../../../resources/word-pairs/', import.meta.url);
const pairsOf = (language: string) => readWordPairs(readFileSync(new URL(`${language}.txt`, folder), 'utf8'));

function saidIn(target: string, source: string, text: string): string | undefined {
  const field = { type: 'localizable', data: 'html', source, target: text };
  const only = new Set(['other-version'] as const);
  const [problem] = checkField(field, { source: 'en', target }, only, pairsOf(target));
  return problem && `${problem.detail['word']}: ${problem.detail['text']}`;
}

describe('a label of one word that says the opposite', () => {
  test.each([
    ['fr', 'Row', 'Colonne', 'Row: Colonne'],
    ['fr', '&Undo', '&Rétablir', 'Undo: Rétablir'],
    ['es', 'Height', 'Ancho', 'Height: Ancho'],
    ['de', 'Year', 'Monat', 'Year: Monat'],
    ['nl', 'Upload', 'Downloaden', 'Upload: Downloaden'],
    ['cs', 'Horizontal', 'Svisle', 'Horizontal: Svisle'],
    ['uk', '<td>Open</td>', '<td>Закрити</td>', 'Open: Закрити'],
    ['tr', 'Hidden', 'Görünür', 'Hidden: Görünür'],
    ['ko', '<b>Row</b>', '<b>열</b>', 'Row: 열'],
    ['ja', 'Next', '前', 'Next: 前'],
    ['zh', 'Logout', '登录', 'Logout: 登录'],
  ])('is found in %s: %s, %s', (target, source, text, said) => {
    expect(saidIn(target, source, text)).toBe(said);
  });

  test.each([
    ['its own word', 'fr', 'Row', 'Ligne'],
    ['a compound', 'de', 'Days', 'Wochentage'],
    ['a negation', 'de', 'Hide', 'Nicht anzeigen'],
    ['an ending that negates', 'tr', 'Visible', 'Görünmez'],
    ['a second word', 'tr', 'Redo', 'İleri Al'],
    ['a way out of it', 'zh', 'Logout', '退出登录'],
    ['a number', 'ja', 'First', '1番目'],
    ['other words beside it', 'ru', 'Decrease opacity', 'Увеличить прозрачность'],
  ])('is none with %s', (_, target, source, text) => {
    expect(saidIn(target, source, text)).toBeUndefined();
  });
});
