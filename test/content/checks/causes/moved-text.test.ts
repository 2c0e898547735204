import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';

const english = [
  'The first paragraph tells about the program, its files and all of the folders that you may open with it on any day of the week. It also has a second sentence about the network of the house.',
  'The second paragraph is about colors and fonts, and about the signs that they have in common.',
  'The last paragraph thanks all of the people who have helped to write this program and its manual.',
];
const first = 'Der erste Absatz erzählt vom Programm, von seinen Dateien und von allen Ordnern.';
const rest =
  'Man kann sie damit an jedem Tag der Woche öffnen. Er hat auch einen zweiten Satz über das Netz des Hauses, in dem sie liegen.';
const colors = 'Der zweite Absatz handelt von Farben und Schriften und von den Zeichen, die beide haben.';
const thanks =
  'Der letzte Absatz dankt allen, die geholfen haben, dieses Programm und sein Handbuch zu schreiben.';
const more = 'Hier stehen noch viele andere Sätze, obwohl sie in der Quelle fehlen. '.repeat(4);

const inParagraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
const lengthsIn = (target: string): readonly string[] =>
  checkField(
    { type: 'localizable', data: 'html', source: inParagraphs(...english), target },
    { source: 'en', target: 'de' },
  )
    .filter(({ check }) => check === 'length')
    .map(({ variant }) => variant);

test('a text that went on in the next paragraph is neither too short nor too long', () => {
  expect(lengthsIn(inParagraphs('Der erste Absatz.', `${first} ${rest} ${colors}`, thanks))).toEqual([]);
});

test('a paragraph that lost its text is found beside another one with too much', () => {
  expect(lengthsIn(inParagraphs('Der erste Absatz.', colors, `${thanks} ${more}`))).toEqual([
    'short',
    'long',
  ]);
});
