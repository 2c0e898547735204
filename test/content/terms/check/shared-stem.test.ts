import { expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { openVocabularies } from '../../../../src/main/spelling/vocabularies';
import { bundledPlaces } from '../../../support/dictionaries';

const vocabularies = await openVocabularies(bundledPlaces.bundled);

function isMissing(tag: string, translation: string, target: string): boolean {
  const languages = { source: 'en', target: tag };
  const entry: TermEntry = {
    id: 'one',
    terms: {
      en: [{ text: 'thing', status: 'preferred' }],
      [tag]: [{ text: translation, status: 'preferred' }],
    },
  };
  const index = termIndex([entry], languages, (language) => vocabularies.lemmasOf(language));
  if (index === undefined) return expect.fail('no terms');
  const pair = parsePair({ type: 'localizable', data: 'text', source: 'A thing', target }, languages);
  return checkTerms(pair, index, new Set(['term-missing'] as const)).problems.length > 0;
}

it.each([
  ['de', 'Referenz', 'Medienreferenzeditor'],
  ['de', 'Rauschen', 'Rauschpegel messen'],
  ['de', 'Ort', 'Eine Ortskarte'],
  ['de', 'Exportieren', 'Ein Export'],
  ['fr', 'Filtre', 'Le filtrage de la page'],
  ['fr', 'Convertir', 'Une conversion'],
  ['fr', 'Famille', 'Lignées familiales'],
  ['fr', 'Fréquence', 'Largeur de bande fréquentielle'],
  ['es', 'Familia', 'Líneas familiares'],
  ['es', 'Editar', 'Cancele la edición'],
  ['es', 'Silenciar', 'Relación de silencio'],
  ['pl', 'Raportuj', 'Plik raportów'],
  ['pl', 'Pobierz', 'Pobieranie plików'],
  ['ru', 'Фильтрование', 'Предварительный фильтр'],
  ['ru', 'Перемещение', 'Переместить к центру'],
  ['ja', '取り込み', 'ファイルを取り込む'],
  ['ja', '無音化', '無音として扱う'],
])('in %s, %s is there as another word of its stem: %s', (tag, translation, target) => {
  expect(isMissing(tag, translation, target)).toBe(false);
});

it.each([
  ['de', 'Ordner', 'Die Ordnung'],
  ['de', 'Bericht', 'Die Berichtigung'],
  ['fr', 'contenu', 'Le contexte'],
  ['fr', 'marche', 'Le marchand'],
  ['es', 'compra', 'Se ha comprobado'],
  ['pl', 'konto', 'Kontrola'],
  ['ru', 'заказ', 'Порядок'],
  ['ja', '取り込み', '取り消す'],
])('in %s, %s is missing where a word only begins alike: %s', (tag, translation, target) => {
  expect(isMissing(tag, translation, target)).toBe(true);
});
