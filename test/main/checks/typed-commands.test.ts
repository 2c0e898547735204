import { expect, it } from 'vitest';
import { checkLines } from '../../../src/main/checks/line-checks';

type Pair = readonly [source: string, target: string];

/** The fields of a request in French whose words lack an accent. */
function withoutAccents(pairs: readonly Pair[]): readonly string[] {
  const fields = pairs.map(([value, target], at) => ({ id: `f${at}`, value, target, data: 'text' }));
  const [answer] = checkLines([{ language: { source: 'en', target: 'fr' }, fields }]);
  return (answer?.problems ?? []).flatMap(({ check, field }) => (check === 'corrupted' ? [field] : []));
}

const redo: Pair = ['create', 'creer'];
const shortForms: readonly Pair[] = [
  ['os', 'accl'],
  ['pa', 'dec'],
  ['po', 'po'],
  ['rv', 'contv'],
];
const words: readonly Pair[] = [
  ['rectangle', 'rectangle'],
  ['point', 'point'],
  ['row', 'ligne'],
  ['radius', 'rayon'],
];

it('a command that is typed has no accents, as nearly all fields beside it show', () => {
  expect(withoutAccents([...shortForms, redo, ...words])).toEqual([]);
});

it('a word in a list without short forms lost its accent', () => {
  expect(withoutAccents([...words, redo, ['value', 'valeur'], ['size', 'taille']])).toEqual(['f4']);
});

it('a word in a list with short words lost its accent', () => {
  const short: readonly Pair[] = [
    ['on', 'oui'],
    ['off', 'non'],
    ['top', 'haut'],
    ['end', 'fin'],
  ];
  expect(withoutAccents([...short, redo, ...words])).toEqual(['f4']);
});

it('a word beside labels lost its accent', () => {
  const labels: readonly Pair[] = [
    ['Open the file', 'Ouvrir le fichier'],
    ['Close the file', 'Fermer le fichier'],
    ['Print the page', 'Imprimer la page'],
  ];
  expect(withoutAccents([...shortForms, redo, ...labels])).toEqual(['f4']);
});
