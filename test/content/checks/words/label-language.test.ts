import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { readWordPairs, type WordPairs } from '../../../../src/content/checks/words/word-pairs';

const folder = new URL('../../../../resources/word-pairs/', import.meta.url);
const languages = ['cs', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'uk', 'ja', 'ko', 'zh'];
const known = new Map(
  languages.map((one) => [one, readWordPairs(readFileSync(new URL(`${one}.txt`, folder), 'utf8'))]),
);

function pairsOf(target: string): WordPairs | undefined {
  const own = known.get(target);
  return own && { ...own, others: () => new Map([...known].filter(([language]) => language !== target)) };
}

function languageOf(target: string, source: string, text: string): string | undefined {
  const field = { type: 'localizable', data: 'text', source, target: text };
  const problems = checkField(field, { source: 'en', target }, new Set(['language']), pairsOf(target));
  return problems[0]?.detail['language'];
}

describe('a label in another language', () => {
  test.each([
    ['es', 'Show _Pointer', 'Afficher le _pointeur', 'French'],
    ['es', 'At Date/Time', 'Datum/Zeit', 'German'],
    ['tr', 'New item', 'Nieuw item', 'Dutch'],
    ['es', 'German language menu', 'Menü für die deutsche Sprache', 'German'],
    ['sv', 'Extend below', 'Nach unten erweitern', 'German'],
    ['cs', 'New Password dialog', 'Diálogo de nueva contraseña', 'Spanish'],
    ['it', 'User already exists', 'Usuário já existe', 'Portuguese'],
    ['it', 'Embed file', 'Wstaw plik', 'Polish'],
    ['uk', 'Go to the first page', 'Zur ersten Seite', 'German'],
    ['de', 'Read more', 'Lees meer', 'Dutch'],
    ['ja', 'Change directory', 'Cambia cartella', 'Italian'],
    [
      'de',
      'Number of sectors waiting to be remapped. It is high.',
      'Aantal sectoren dat wacht op herindeling. Sie ist hoch.',
      'Dutch',
    ],
    ['ru', 'Save the settings', 'Зберегти налаштування', 'Ukrainian'],
  ])('is found in %s: %s, %s', (target, source, text, language) => {
    expect(languageOf(target, source, text)).toBe(language);
  });

  test.each([
    ['of words that several languages share', 'es', 'Album artist', 'Artista del álbum'],
    ['the own name of a language', 'de', 'Portuguese (Brazil)', 'Português (Brasil)'],
    ['of names', 'pt', 'Kurdish (Turkey)', 'Curdo (Turquia)'],
    ['a free translation', 'de', 'Press the OK button', 'Klicken Sie auf OK'],
    ['a single word that may be borrowed', 'de', 'Cancel', 'Annullieren'],
    ['the words of the source', 'ja', 'Windows Live Messenger', 'Windows Live Messenger'],
    ['with words of English', 'nl', 'Workspace navigation', 'Navigatie van de workspace'],
    ['of signs that two languages share', 'ja', 'Unknown mode', '未知模式'],
    ['in a language without pairs of words', 'fi', 'New item', 'Nieuw item'],
    ['in Russian of words near Ukrainian', 'ru', 'Turkish (Turkey)', 'турецкий (Турция)'],
  ])('is not %s', (_, target, source, text) => {
    expect(languageOf(target, source, text)).toBeUndefined();
  });
});
