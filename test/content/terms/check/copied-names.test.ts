import { expect, it } from 'vitest';
import { copiedNames, keptIdentifiers } from '../../../../src/content/terms/check/copied-names';

const isAcronym = (capitals: string): boolean => capitals === 'VAT';

/** Whether the word between brackets belongs to a name of the source. */
function isCopied(source: string, marked: string, find = copiedNames): boolean {
  const from = marked.indexOf('⟦');
  const target = marked.replace('⟦', '').replace('⟧', '');
  return find(source)(target, { from, to: marked.indexOf('⟧') - 1 }, isAcronym);
}

it.each([
  ['Under the Open Font License.', 'Unter der Open ⟦Font⟧ License.'],
  ['Run gnc-fq-update.', '`gnc-fq-⟦update⟧` starten'],
  ['Set --font-family=Arial', 'Mit „--⟦font⟧-family“ setzen'],
  ['The Mail Client', 'Der Mail ⟦Client⟧.'],
  ['The update-refs file', 'Die update-⟦refs⟧-Datei'],
  ['Missing name in UPDATE statement', 'Fehlender Name in ⟦UPDATE⟧-Anweisung'],
  ['UPDATE 文を実行します。', 'Führen Sie die ⟦UPDATE⟧-Anweisung aus.'],
  ['نفّذ UPDATE الآن', 'Führen Sie die ⟦UPDATE⟧-Anweisung aus.'],
  ['Run apt-get update now', 'Jetzt »apt-get ⟦update⟧« starten'],
])('in “%s”, the word of “%s” belongs to a copied name', (source, target) => {
  expect(isCopied(source, target)).toBe(true);
});

it.each([
  ['the words are other words of the source', 'Reopen Fonts', 'Open ⟦Font⟧ anzeigen'],
  ['a sentence ends between the words', 'Use Mail. Client settings', 'Mail ⟦Client⟧'],
  ['an identifier is longer than names are', `a-${'x'.repeat(70)}-font-b`, `a-${'x'.repeat(70)}-⟦font⟧-c`],
  [
    'only its beginning is the same',
    `${'x'.repeat(59)}-font-one`,
    `${'x'.repeat(59)}-⟦font⟧-${'y'.repeat(70)}`,
  ],
  ['a word is beside a copied name', 'Mozilla Firefox file', 'Mozilla Firefox ⟦Datei⟧'],
  ['a word in capitals stands alone', 'Click UPDATE now', 'Klicken Sie auf ⟦UPDATE⟧'],
  ['the agreed term has these capitals', 'The VAT rate', 'Der ⟦VAT⟧-Satz'],
  ['all is in capitals', 'FILE MENU', 'DAS ⟦FILE⟧-MENÜ'],
])('a word is no part of a name where %s', (_, source, target) => {
  expect(isCopied(source, target)).toBe(false);
});

it.each([
  ['--body-file を使う', 'Use --⟦body⟧-file'],
  ['Die Datei „update-refs“', 'The update-⟦refs⟧ file'],
  ['Siehe /etc/file', 'See /etc/⟦file⟧.'],
])('with “%s”, the word of “%s” is kept in an identifier', (target, source) => {
  expect(isCopied(target, source, keptIdentifiers)).toBe(true);
});

it.each([
  ['a label is left as it was', 'Klicken Sie auf New Folder', 'Click New ⟦Folder⟧'],
  ['a word in capitals is left as it was', 'Klicken Sie auf DELETE', 'Click ⟦DELETE⟧'],
  ['a slash stands between two words', 'Die Seite profit/loss', 'The page ⟦profit⟧/loss'],
  ['the agreed term has these capitals', 'VAT-frei: VAT-exempt', '⟦VAT⟧-exempt'],
])('a word is no part of a kept identifier where %s', (_, target, source) => {
  expect(isCopied(target, source, keptIdentifiers)).toBe(false);
});
