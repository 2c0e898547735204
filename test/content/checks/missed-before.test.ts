import { describe, expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { proveRows } from './found-problems';

/** Mistakes that were planted in real texts and not found, in texts of our own, beside what is right. */
describe('symbols', () => {
  proveRows('symbols', [
    ['Choose File → Options → View now.', 'Wählen Sie File → Options View.', ['missing: →']],
    ['Choose File→Options→View now.', 'Wählen Sie File→Options View.', ['missing: →']],
    ['Choose File → Save now.', 'File Saves: Wählen Sie File Save jetzt.', ['missing: →']],
    ['Choose File → Options → View now.', 'Wählen Sie File → Options → View.', []],
    ['Turn A → B now', 'Jetzt A B drehen', ['missing: →']],
    ['Turn A → B now', 'Jetzt A → B drehen', []],
    ['Choose File → Open', 'Wählen Sie Datei Öffnen', []],
    ['Turn A → B, or A B', 'A nach B drehen, oder A B', []],
    ['Album - Title • Artist', 'Album - Titel Artist', ['missing: •']],
    ['Album - Title • Artist', 'Album - Titel - Artist', []],
    ['<p>Write:<br>• one file<br>• two files</p>', '<p>Schreibe:<br>- eine Datei<br>- zwei Dateien</p>', []],
    ['Apache Server, Version 2 (Apache)', 'Apache-Server, Version 2 Apache', ['missing: ( )']],
    ['Apache Server, Version 2 [Apache]', 'Apache-Server, Version 2 (Apache)', ['changed: [, (']],
    ['Apache Server, Version 2 (Apache)', 'Server (Apache), Version 2 von Apache', []],
  ]);
});

describe('script', () => {
  proveRows('script', [
    [
      'The page is not there any more. Look for it elsewhere.',
      'このページはもうありません。Lesen Sie die Anleitung und das Handbuch des Herstellers.',
      ['untranslated: Lesen Sie die Anleitung und das Handbuch des Herstellers., Latin'],
      'en ja',
    ],
    [
      'Read “Lesen Sie die Anleitung und das Handbuch des Herstellers” there',
      '「Lesen Sie die Anleitung und das Handbuch des Herstellers」を読んでください',
      [],
      'en ja',
    ],
  ]);
});

describe('punctuation', () => {
  proveRows('punctuation', [
    [
      '<p>The <a href="/a">page</a> is here</p>',
      '<p>La<a href="/a">página</a> está aquí</p>',
      ['space-at-tag: La'],
      'en es',
    ],
    [
      '<p>The RPM <code>box</code> is here</p>',
      '<p>El RPM<code>box</code> está aquí</p>',
      ['space-at-tag: RPM'],
      'en es',
    ],
    [
      '<p>The <code>box</code> has it</p>',
      '<p>El <code>box</code>ha cambiado</p>',
      ['space-at-tag: ha'],
      'en es',
    ],
    ['<p>All <code>box</code>es have it</p>', '<p>Todas las <code>box</code>es lo tienen</p>', [], 'en es'],
  ]);
});

describe('code', () => {
  const lines = '<pre>cp a b\nrm a</pre>';
  proveRows('code', [
    [`<p>Normally:</p>${lines}`, '<p>Im Normalfall:</p><pre>cp a b</pre>', ['line-missing: rm a']],
    [`<p>Normally:</p>${lines}`, '<p>Im Normalfall rm a:</p><pre>cp a b</pre>', []],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['Version 2.5 has three', 'Version 2.5 hat fünf', ['word: three, fünf']],
    ['Version 2.5 has three', 'Version 2.5 hat drei', []],
    ['From 3-5 of three', 'Von 3–5 der drei', []],
    ['It ends at 100%.', 'Es endet bei lO0%.', ['missing: 100', 'extra: lO0']],
    ['It ends at 100%.', 'Es endet bei allem.', []],
    ['Take lO0 of 100', 'Nimm lO0 ganz', ['missing: 100']],
    [
      'The server is ready for more at 3:30 pm',
      'Les RPM sont là, et le serveur, qui est pour la suite des travaux, est prêt à 3:30',
      ['unit-missing: 3:30, pm'],
      'en fr',
    ],
    ['It is there at 3:30 pm', 'Il est là à 3:30 de l’après-midi', [], 'en fr'],
    ['The user has €49', "L'utilisateur a 49", ['unit-missing: 49, €'], 'en fr'],
    ['The user has €49', "L'utilisateur a 49 EUR", [], 'en fr'],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['The HTTP Server', 'Der **HTTP** Server', ['markdown: **HTTP**']],
    ['The HTTP Server', 'Der [HTTP](/more) Server', ['markdown: [HTTP](/more)']],
    ['The **HTTP** Server', 'Der **HTTP** Server', []],
  ]);
});

describe('letter case', () => {
  proveRows('letter-case', [
    ['HTTP server: WARNING', 'HTTP-Server: Warnung', ['no-capitals: WARNING']],
    ['HTTP server: WARNING', 'HTTP-Server: WARNUNG', []],
    ['It does NOT use HTTP', 'Es verwendet HTTP nicht', ['no-capitals: NOT']],
    [
      'Nothing was found, so try it',
      'Es wurde nichts gefunden. versuchen Sie es',
      ['small-start: versuchen'],
    ],
    ['Nothing was found, so try it', 'Es wurde nichts gef. versuchen Sie es', []],
  ]);
});

describe('attributes for readers', () => {
  const image = '<img src="a.png" alt="Server">';
  test('the image that lost its description is marked, and not another one without one', () => {
    const [source, target] = [
      `<p>Here <img src="b.png"> ${image}</p>`,
      '<p>Hier <img src="b.png"> <img src="a.png"></p>',
    ];
    const field = { type: 'localizable', data: 'html', source, target };
    const [problem] = checkField(field, { source: 'en', target: 'de' }, new Set(['attribute-changed']));
    expect(problem?.target.map(({ from, to }) => target.slice(from, to))).toEqual(['<img src="a.png">']);
    expect(problem?.source.map(({ from, to }) => source.slice(from, to))).toEqual([image]);
  });
});
