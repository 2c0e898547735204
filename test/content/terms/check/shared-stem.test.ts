import { expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { checkTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../../src/content/terms/termbase';
import { vocabularies } from '../../../support/content/vocabularies';

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
  ['de', 'Anpassen', 'Die Anpassung der Ansicht'],
  ['de', 'Umwandeln', 'Eine Umwandlung'],
  ['fr', 'Regrouper', 'Le regroupement des pages'],
  ['es', 'Almacenar', 'El almacenamiento de datos'],
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
  ['de', 'Not', 'Der Notstand'],
  ['de', 'Rad', 'Der Radstand'],
  ['fr', 'contenu', 'Le contexte'],
  ['fr', 'marche', 'Le marchand'],
  ['es', 'compra', 'Se ha comprobado'],
  ['pl', 'konto', 'Kontrola'],
  ['ru', 'заказ', 'Порядок'],
  ['ja', '取り込み', '取り消す'],
  ['es', 'entrada', 'Un número entre 1 y 9'],
  ['es', 'persona', 'El personal'],
  ['es', 'fórmula', 'El formulario'],
  ['fr', 'versement', 'Virer vers le compte'],
  ['fr', 'département', 'Le jour du départ'],
  ['fr', 'ville', 'Un village'],
  ['fr', 'vert', 'La version bleue'],
  ['fr', 'trait', 'Le traitement'],
  ['fr', 'traitement', 'Un trait'],
  ['fr', 'ouvrir', 'Un ouvrage'],
  ['fr', 'signe', 'Un signal'],
  ['fr', 'cours', 'Le courage'],
  ['fr', 'part', 'Le partage'],
  ['fr', 'message', 'La messe'],
  ['fr', 'personne', 'Un personnage'],
  ['fr', 'pente', 'La pension'],
  ['fr', 'tente', 'La tension'],
  ['fr', 'chance', 'Le chant'],
  ['fr', 'place', 'Un plat'],
  ['ja', '正規化', '正規表現を入力'],
  ['ja', '初期化', '初期設定'],
  ['ja', '有効化', '有効期限'],
  ['ja', '最大化', '最大 10 個'],
  ['ja', '最小化', '最小値'],
  ['ja', '自動化', '自動的に保存'],
  ['ja', '国際化', '国際電話'],
  ['ru', 'должность', 'Вы должны войти'],
  ['ru', 'возможность', 'Возможно, файл есть'],
  ['ru', 'собственность', 'Собственный файл'],
  ['ru', 'частность', 'Частный случай'],
  ['ru', 'ведомость', 'Ведомый'],
  ['de', 'Leiste', 'Die Leistung'],
  ['de', 'Leistung', 'Die Leiste'],
  ['de', 'Rechte', 'Klicken Sie rechts'],
  ['de', 'Stimme', 'Die Stimmung'],
  ['de', 'Dichte', 'Die Dichtung'],
  ['de', 'Stelle', 'Die Stellung'],
  ['de', 'Spalte', 'Die Spaltung'],
  ['de', 'Rechnung', 'Wir rechnen'],
  ['de', 'Versicherung', 'Wir versichern es'],
])('in %s, %s is missing where a word only begins alike: %s', (tag, translation, target) => {
  expect(isMissing(tag, translation, target)).toBe(true);
});
