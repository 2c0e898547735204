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

describe('a label that says the opposite', () => {
  test.each([
    ['fr', 'Insert row below', 'Insérer une ligne au dessus', 'below: dessus'],
    ['it', 'Seek 10s Backward', 'Scorri 10 sec. avanti', 'Backward: avanti'],
    ['nl', 'Create folder?', 'Map verwijderen?', 'Create: verwijderen'],
    ['de', 'Deletes the staff after the current staff', 'Notenzeile einfügen', 'Deletes: einfügen'],
    ['sv', 'Export cancelled', 'Importering avbröts', 'Export: Importering'],
    ['cs', 'Horizontal', 'Svisle', 'Horizontal: Svisle'],
    ['uk', 'Open', 'Закрити', 'Open: Закрити'],
    ['ru', '&Left Bounds', '&Правые границы', 'Left: Правые'],
    ['ja', 'Previous Book', '次のブック', 'Previous: 次のブック'],
    ['ko', '<p>Previous <b>Track</b></p>', '<p>다음 <b>트랙</b></p>', 'Previous: 다음'],
    ['zh', 'Logout', '登录', 'Logout: 登录'],
    ['tr', 'Download', 'Yukarı yükle', 'Download: yükle'],
    ['tr', 'Redo', 'Geri al', 'Redo: al'],
    ['tr', 'After %1 seconds', '%1 dakika sonra', 'seconds: dakika'],
    ['es', 'Hide more options', 'Mostrar más opciones', 'Hide: Mostrar'],
    ['es', 'An hour ago', 'Hace un minuto', 'hour: minuto'],
    ['ko', 'Keep it open after it crashes', '닫을 때 창 두기', 'open: 닫을'],
    ['pl', 'Quit with multiple sessions', 'Zakończenie jednej sesji', 'multiple: jednej'],
    [
      'de',
      'Select multiple files for more options',
      'Einzelne Datei für mehr Optionen',
      'multiple: Einzelne',
    ],
    ['de', 'White text of the blacklist', 'Schwarzer Text der Liste', 'White: Schwarzer'],
    ['es', 'Previous chapter', 'Capítulo siguiente', 'Previous: siguiente'],
    ['ru', 'Enable opacity', 'Отключить прозрачность', 'Enable: Отключить'],
  ])('is found in %s: %s, %s', (target, source, text, said) => {
    expect(saidIn(target, source, text)).toBe(said);
  });

  test.each([
    ['its own word', 'fr', 'Insert row below', 'Insérer une ligne en dessous'],
    ['a negation in the target', 'de', 'Hide the words', 'Wörter nicht anzeigen'],
    ['a negation in the source', 'ru', 'Given area is not inside desktop.', 'Заданная область вне стола.'],
    ['a negation behind the word', 'ko', 'Show columns', '여러 열 숨기기 해제'],
    ['a compound', 'de', 'Show Day Names', 'Wochentage anzeigen'],
    ['a way out of it', 'zh', 'Logout', '退出登录'],
    ['a word for its first part', 'tr', 'Download', 'Aşağı yükle'],
    ['a word for its direction', 'tr', '&Redo', 'İleri Al'],
    ['its opposite in another form', 'ko', 'Keep it open after it closes', '닫을 때 창 열어 두기'],
    ['an adverb of its opposite', 'it', 'monthly (day %1) at %2', 'mensilmente (il %1 del mese) alle %2'],
    ['more than one', 'pl', 'Quit with multiple sessions', 'Zakończenie więcej niż jednej sesji'],
    ['less of the other', 'es', 'Hide advanced options', 'Mostrar menos opciones avanzadas'],
    ['another number of another unit', 'de', 'One year', '12 Monate'],
    ['a number of the smaller unit', 'es', 'Half hour', '30 minutos'],
    ['both words', 'de', 'Previous and next', 'Nächste'],
    ['a word that it translates first', 'ru', 'Send to Back', 'На задний план'],
    ['numbers', 'ja', 'First', '1番目'],
    ['a thing that is turned around as well', 'ru', 'Decrease opacity', 'Увеличить прозрачность'],
    ['a bound', 'it', 'At least %d', 'Maggiore o uguale a %d'],
    [
      'a longer text',
      'de',
      'Press this button if you want to open the next one of these files now.',
      'Mit diesem Knopf schließen Sie die Datei und kommen zur folgenden.',
    ],
  ])('is none with %s', (_, target, source, text) => {
    expect(saidIn(target, source, text)).toBeUndefined();
  });
});
