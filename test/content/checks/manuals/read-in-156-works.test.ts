import { describe, expect, test } from 'vitest';
import { checkLines } from '../../../../src/main/checks/line-checks';
import { proveRows } from '../found-problems';

describe('words that a person replaces', () => {
  proveRows('placeholders', [
    ['{feature-that-broke}: here', '{función-que-falló}: aquí', [], 'en es', 'text'],
    [
      '{first-name} is here',
      '{nombre-propio} está',
      ['missing: {first-name}', 'extra: {nombre-propio}'],
      'en es',
      'text',
    ],
    ['<p>The columns Name and %CPU.</p>', '<p>Die Spalten Name und % CPU.</p>', []],
    ['<p>At %C now.</p>', '<p>Jetzt.</p>', ['missing: %C']],
  ]);
  proveRows('addresses', [
    ['Write to USERNAME@SERVER.', 'Schreib an BENUTZER@RECHNER.', []],
    [
      'Write to king@site.org.',
      'Schreib an ring@site.org.',
      ['missing: king@site.org', 'extra: ring@site.org'],
    ],
  ]);
});

describe('what a language says in its own way', () => {
  proveRows('numbers', [['1 px by default', 'Domyślnie 1 piksel', [], 'en pl']]);
  proveRows('doubled-words', [
    ['Choose this to switch.', 'Kies dit om om te schakelen.', [], 'en nl'],
    ['Choose this to switch.', 'Kies dit om te te schakelen.', ['doubled: te'], 'en nl'],
  ]);
});

test('a placeholder that all languages add is a problem of the source', () => {
  const targets = { de: 'Kopiert: %s', it: 'Copiato: %s', es: 'Copiado: %s' };
  const lines = Object.entries(targets).map(([target, text]) => ({
    language: { source: 'en', target },
    fields: [{ id: 'a', data: 'text', value: 'Copied:', target: text }],
  }));
  const found = [...checkLines(lines)].map(({ problems }) => problems.map(({ check }) => check));
  expect(found).toEqual([['across-languages'], ['across-languages'], ['across-languages']]);
});
