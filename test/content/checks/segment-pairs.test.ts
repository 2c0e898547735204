import { describe, expect, test } from 'vitest';
import { parsePair } from '../../../src/content/checks/parsed/parsed-pair';
import { segmentPairs } from '../../../src/content/checks/segment-pairs';

function segmentsOf(source: string, target: string, data = 'html') {
  const field = { type: 'localizable', data, source, target };
  return segmentPairs(parsePair(field, { source: 'en', target: 'de' }));
}

function pairs(source: string, target: string, data = 'html'): readonly string[] {
  return segmentsOf(source, target, data).map((pair) => `${pair.source} = ${pair.target}`);
}

describe('segmentPairs', () => {
  test.each([
    ['Hello', 'Hallo', ['Hello = Hallo']],
    [
      '<p>One</p>\n<p>Two <b>and</b>\n three</p>',
      '<p>Eins</p><p>Zwei <i>und</i> drei</p>',
      ['One = Eins', 'Two and three = Zwei und drei'],
    ],
    ['<ul><li>as</li><li></li></ul>', '<ul><li>bs</li><li></li></ul>', ['as = bs']],
    ['<ul><li>a</li><li></li></ul>', '<ul><li>b</li><li></li></ul>', []],
    ['<p>One</p><p>Two</p>', '<p>Eins</p>', []],
    ['<p>One</p>', '<h2>Eins</h2>', []],
    ['<p>One</p><p>Two</p>', '<p>Eins</p><p></p>', ['One = Eins']],
    ['<p>&amp; more</p>', '<p>&amp; mehr</p>', ['& more = & mehr']],
    ['<p><code>a</code></p>', '<p><code>a</code></p>', []],
    ['<img alt="A cat">', '<img alt="Eine Katze">', ['A cat = Eine Katze']],
    ['…', '…', []],
    // A label over two lines, whose words stand in another order, and two lines that are no label.
    ['Viewport rel.<br>rotation', 'Отн. вращение<br>вьюпорта', []],
    [
      'Save it now.<br>Is it open?',
      'Sichern.<br>Offen?',
      ['Save it now. = Sichern.', 'Is it open? = Offen?'],
    ],
    // Items in another order, by their links.
    [
      '<ul><li><a href="#a">One</a></li><li><a href="#b">Two</a></li><li><a href="#c">Three</a></li></ul>',
      '<ul><li><a href="#b">Zwei</a></li><li><a href="#a">Eins</a></li><li><a href="#c">Drei</a></li></ul>',
      ['Three = Drei'],
    ],
    ['<p><a href="/en/a">One</a></p>', '<p><a href="/de/a">Eins</a></p>', ['One = Eins']],
  ])('%j, %j', (source, target, expected) => {
    expect(pairs(source, target)).toEqual(expected);
  });

  test.each([
    [
      'Guide - Desk Mail Version 2',
      'Anleitung – Desk Mail in Version 2',
      'Desk Mail Version 2 = Desk Mail in Version 2',
    ],
    ['Guide | Desk Mail', 'Anleitung | Desk-Mail', undefined],
    ['Guide - Desk Mail', '<p>Anleitung</p>', undefined],
  ])('the end of a title, which all pages of a site share, is compared: %j', (source, target, expected) => {
    expect(pairs(source, target)[1]).toBe(expected);
  });

  test('the lines of a second column go on with those above', () => {
    const column = ' '.repeat(20);
    expect(
      pairs(
        `  set     - Set the user's name and\n${column}password\n  clear   - Clear all.\n`,
        `  set     - Benutzername und Passwort\n${column}setzen\n  clear   - Alles leeren.\n`,
        'text',
      ),
    ).toEqual(['clear - Clear all. = clear - Alles leeren.']);
    expect(pairs('    password\n', '    Passwort\n', 'text')).toEqual(['password = Passwort']);
  });
  test('plain text splits at line breaks', () => {
    expect(pairs('One\r\n<b>Two</b>', 'Eins\n<b>Zwei</b>', 'text')).toEqual([
      'One = Eins',
      '<b>Two</b> = <b>Zwei</b>',
    ]);
  });

  test('each side has its place, white space around it left out', () => {
    const [pair] = segmentsOf('<p>\n One&nbsp;<b>two</b> </p>', '<p>Eins</p>');
    expect(pair).toMatchObject({ sourceSpan: { from: 5, to: 20 }, targetSpan: { from: 3, to: 7 } });
  });
});
