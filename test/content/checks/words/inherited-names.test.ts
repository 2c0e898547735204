import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { foundIn } from '../found-problems';

// Every object inherits values under these names; code and manuals have them as words.
const names = Object.getOwnPropertyNames(Object.prototype);

/** Texts that have a name as a word, a unit, an element, an attribute, a placeholder and code. */
const textsWith = (name: string): readonly (readonly [source: string, target: string])[] => [
  [`Use it for a ${name} of 5 ${name}.`, `x for a ${name} 6 ${name} o ${name} of the ${name}`],
  [`<${name} ${name}="1">A</${name}>`, `<${name} ${name}="2">B <b></${name}>`],
  [`{${name}} %(${name})s $${name} :${name} [[${name}]]`, `{x} %(y)s ${name} ${name}`],
  [`<code>${name}</code> &${name}; ${name}+C`, `<code>${name}s</code> &${name}; ${name}-C`],
  [`<p class="${name}">${name}: ${name}!</p>`, `<p class="x">“${name}”? l’${name} - ${name}</p>`],
  [name, name],
  [`3 ${name} 2020`, `3. ${name} 2021`],
];

test.each(['de', 'es', 'fr', 'hu', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'zh'])(
  'words that name what every object has are words like others in %s',
  (language) => {
    for (const [source, target] of names.flatMap(textsWith))
      for (const data of ['html', 'text']) {
        const said = checkField(
          { type: 'localizable', data, source, target },
          { source: 'en', target: language },
        );
        expect(JSON.stringify(said)).not.toContain('native code');
      }
  },
);

test('an English word behind a word of both languages is told by its letters alone', () => {
  const [source, target] = ['We have a constructor here.', 'Temos a constructor aqui.'];
  expect(foundIn('language', source, target, 'en pt', 'text')).toEqual([]);
});
