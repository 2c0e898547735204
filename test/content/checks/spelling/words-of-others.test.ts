import { expect, test } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { spelledWords } from '../../../../src/content/checks/spelling/spelled-words';
import type { Vocabulary } from '../../../../src/content/checks/spelling/vocabulary';
import { placedSentences, wordProblems } from '../../../../src/content/checks/spelling/words-of-others';

const vocabularyOf = (base: string, words: string): Vocabulary => {
  const known = new Set(words.split(' '));
  const isCommon = (word: string): boolean => known.has(word) && word.length > 4;
  return { base, has: (word) => known.has(word.toLowerCase()), isCommon };
};

const polish = vocabularyOf('pl', 'uruchom zapisz plik teraz minuta');
const french = vocabularyOf('fr', 'exécuter fichier enregistrer maintenant minuta plik sélectionner vite');
const spanish = vocabularyOf('es', 'minuta');

function inOthers(source: string, target: string): readonly string[] {
  const pair = parsePair(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'pl' },
  );
  const lists = { own: polish, others: () => [spanish, french] };
  const words = spelledWords(pair, []);
  const problems = wordProblems(words, placedSentences(pair), lists, new Map(), () => false);
  return problems.flatMap(({ check, detail }) =>
    check === 'language' ? [`${String(detail['language'])}: ${String(detail['text'])}`] : [],
  );
}

test.each([
  [
    'whose words are common in another language',
    'Run file',
    'Exécuter le fichier',
    ['French: Exécuter le fichier'],
  ],
  [
    'beside one in the target’s language',
    '<p>Run it now. Save the file.</p>',
    '<p>Uruchom teraz. Enregistrer le fichier maintenant.</p>',
    ['French: Enregistrer le fichier maintenant.'],
  ],
  [
    'with a form of a word of the source',
    'Select a file',
    'Sélectionner fichier',
    ['French: Sélectionner fichier'],
  ],
  ['with a short word, which the dictionary has', 'Run it', 'Exécuter vite', ['French: Exécuter vite']],
  ['whose words are common in none', 'Run file', 'Exekuter le fischier', []],
  ['with a single word of it', 'Run file', 'Uruchom fichier', []],
  ['whose words both languages have', 'A minute of file', 'Minuta plik', []],
  ['with the source’s words', 'Exécuter le fichier maintenant', 'Exécuter le fichier maintenant', []],
  ['with words of English', 'Run file', 'Exécuter le fichier because', []],
])('a sentence %s', (_why, source, target, expected) => {
  expect(inOthers(source, target)).toEqual(expected);
});
