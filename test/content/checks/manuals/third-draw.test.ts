import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { proveRows } from '../found-problems';

// Wrong reports of a blind reading that were still made, each beside a mistake that is still reported.

const certaintiesIn = (check: CheckId, source: string, target: string) => {
  const field = { type: 'localizable', data: 'html', source, target };
  return checkField(field, { source: 'en', target: 'de' }, new Set([check])).map(certaintyOf);
};
const typed = (...codes: readonly string[]): string =>
  `<p>${codes.map((code) => `<kbd>${code}</kbd>`).join(', ')}</p>`;

describe('code', () => {
  proveRows('code', [
    ['<p>By <code>run_all</code>.</p>', '<p>Mit <code>run_all()</code>.</p>', []],
    ['<pre>zippy.kind = robot;</pre>', '<pre>zippy.kind = robot</pre>', []],
    ['<pre>$ texhash LOCAL</pre>', '<pre>texhash LOCAL</pre>', []],
    ['<pre>$ texhash LOCAL</pre>', '<pre>texhosh LOCAL</pre>', ['changed: $ texhash LOCAL, texhosh LOCAL']],
    [typed('10.345 Lsh 3 ='), typed('10,345 Lsh 3 ='), []],
    ['<pre>x = 10.345 + y</pre>', '<pre>x = 10,345 + y</pre>', ['changed: x = 10.345 + y, x = 10,345 + y']],
  ]);

  test('a slip in a name is likely, and slips in many names are style', () => {
    expect(certaintiesIn('code', typed('goldberg.png'), typed('goldber.png'))).toEqual(['likely']);
    const [before, after] = [
      typed('goldberg.png', 'goldring.png', 'goldfish.png'),
      typed('goldber.png', 'goldrin.png', 'goldfis.png'),
    ];
    expect(certaintiesIn('code', before, after)).toEqual(['style', 'style', 'style']);
  });
});

describe('numbers', () => {
  proveRows('numbers', [
    ['A file 010.js is here', 'Un fichier {include:010.fr.js} est là', [], 'en fr'],
    ['A file 010.js is here', 'Un fichier {include:020.fr.js} est là', ['missing: 010'], 'en fr'],
    ['Resize half', '크기를 50%로 변경', [], 'en ko'],
    ['Resize half', '1/2 Größe', []],
    ['Resize quarter', 'Auf 25 % verkleinern', []],
    ['Resize it', 'Auf 25 % verkleinern', ['extra: 25']],
  ]);

  test('one that was added is style, and one that is missing likely', () => {
    expect(certaintiesIn('numbers', 'The colour', 'Die Farbe 256 hier')).toEqual(['style']);
    expect(certaintiesIn('numbers', 'The colour (256)', 'Die Farbe')).toEqual(['likely']);
  });
});

describe('accents', () => {
  proveRows('corrupted', [
    ['  paginate output', '  pagina a saída', [], 'en pt-BR'],
    ['  output of a page', '  saída de uma pagina', ['accent: pagina, página'], 'en pt-BR'],
  ]);
});

describe('the page of a team of translators', () => {
  proveRows('addresses', [
    ['Report bugs', 'Meldet Fehler, an https://translationproject.org/team/de.html', []],
    ['Report bugs', 'Meldet Fehler, an https://bugs.acme.com/new', ['extra: https://bugs.acme.com/new']],
    ['Ask the team', 'Demandez à debian-l10n-french@lists.site.org', [], 'en fr'],
  ]);
});
