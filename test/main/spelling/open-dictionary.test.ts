import { expect, it } from 'vitest';
import { vocabularies } from '../../support/content/vocabularies';

it.each([
  ['Netzwerkschnittstelle', true],
  ['Netzwerkschnitstelle', false],
  ['Sicherheitsprofilergänzungsdateien', true],
  ['Sicherheitsprofielergänzungsdateien', false],
  ['Verschlüsselungsverfahren', true],
  ['Verschlüsselunsgverfahren', false],
])('a long word is spelled right or wrong whether it has a lemma or not: %s', (word, isKnown) => {
  expect(vocabularies.of('de')?.has(word)).toBe(isKnown);
});
