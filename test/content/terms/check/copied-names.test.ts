import { expect, it } from 'vitest';
import { copiedNames } from '../../../../src/content/terms/check/copied-names';

/** Whether the word between brackets belongs to a name of the source. */
function isCopied(source: string, marked: string): boolean {
  const from = marked.indexOf('⟦');
  const target = marked.replace('⟦', '').replace('⟧', '');
  return copiedNames(source)(target, { from, to: marked.indexOf('⟧') - 1 });
}

it.each([
  ['Under the Open Font License.', 'Unter der Open ⟦Font⟧ License.'],
  ['Run gnc-fq-update.', '`gnc-fq-⟦update⟧` starten'],
  ['Set --font-family=Arial', 'Mit „--⟦font⟧-family“ setzen'],
  ['The Mail Client', 'Der Mail ⟦Client⟧.'],
  ['The update-refs file', 'Die update-⟦refs⟧-Datei'],
  ['Missing name in UPDATE statement', 'Fehlender Name in ⟦UPDATE⟧-Anweisung'],
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
])('a word is no part of a name where %s', (_, source, target) => {
  expect(isCopied(source, target)).toBe(false);
});
