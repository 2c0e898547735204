import { expect, it } from 'vitest';
import { errors } from '../../../src/contract/messages/de/errors';
import { asSentence, written } from '../../../src/contract/sentence';
import { profileProblems } from '../../../src/main/receivers/read-profile';
import { wordedProblem } from '../../../src/main/receivers/worded-problem';

const inGerman = (problem: string): string =>
  written(asSentence(wordedProblem(problem)), {
    words: (text) => errors[text],
    value: String,
  });

it('a faulty profile is refused in the language of the window, with each place', () => {
  const rule = {
    id: 'a',
    kind: 'length',
    level: 'refused',
    says: 'S',
    source: { title: 'T' },
    unit: 'words',
  };
  const rules = [{ ...rule, max: 'ten', more: 1 }, { kind: 'tags' }];
  const problems = profileProblems({ format: 'locdesk-receiver', version: 1, id: 'x', name: 'X', rules });
  expect(problems.map(inGerman)).toEqual([
    'rules[0].more: ist hier nicht bekannt',
    'rules[0].max: muss eine ganze Zahl sein',
    'rules[1].id: fehlt',
    'rules[1].says: fehlt',
    'rules[1].source: fehlt',
    'rules[1].level: fehlt',
  ]);
  const twice = { ...rule, max: 1 };
  const again = profileProblems({
    format: 'locdesk-receiver',
    version: 1,
    id: 'x',
    name: 'X',
    rules: [twice, twice],
  });
  expect(again.map(inGerman)).toEqual(['rules[1].id: „a“ ist auch die ID einer anderen Regel']);
  const form = { id: 'f', level: 'refused', says: 'S', source: { title: 'T' } };
  const patterns = profileProblems({
    format: 'locdesk-receiver',
    version: 1,
    id: 'x',
    name: 'X',
    rules: [
      { ...form, kind: 'pattern', pattern: '(a+)+', form: 'a' },
      { ...form, id: 'g', kind: 'characters' },
      { ...form, id: 'h', kind: 'characters', allowed: 'z-a' },
    ],
  });
  expect(patterns.map(inGerman)).toEqual([
    'rules[0].pattern: darf keinen Teil wiederholen, der selbst eine Wiederholung hat, wie (a+)+',
    'rules[1]: muss entweder „allowed“ oder „forbidden“ haben',
    'rules[2].allowed: muss aus Zeichen wie in einer Zeichenklasse bestehen, etwa a-z0-9_-',
  ]);
  expect(inGerman('body: is not valid JSON at line 2, column 9: expected a value')).toBe(
    'Die Datei ist in Zeile 2, Spalte 9 kein gültiges JSON.',
  );
});
