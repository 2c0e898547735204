import { describe, expect, test } from 'vitest';
import { checkField } from '../../../src/content/checks/check-field';
import { foundIn, proveRows } from './found-problems';

/** Planted mistakes of more kinds that were not found, in texts of our own, beside what is right. */
describe('names in code, and tags of names', () => {
  proveRows('code', [
    [
      '<p>Use <code>Save</code> and then <code>--force</code></p>',
      '<p>Nutze <code>Sichern</code> und dann <code>--erzwingen</code></p>',
      ['changed: --force, --erzwingen'],
    ],
    [
      '<p>Use <code>Save</code> and then <code>Fast</code></p>',
      '<p>Nutze <code>Sichern</code> und dann <code>Schnell</code></p>',
      [],
    ],
    ['<p>See it\n#OpenSource</p>', '<p>Siehe\n#OpenSauce</p>', ['name-changed: #OpenSource, #OpenSauce']],
    ['<p>See it\n#OpenSource</p>', '<p>Siehe\n#OpenSource</p>', []],
  ]);
});

describe('numbered tags in HTML', () => {
  test('one that is lost is missing, though it is text there', () => {
    const source = '<p>Version 0 of <0>all</0></p>';
    expect(foundIn('tags-missing', source, '<p>Version 0 von allem</p>')).toEqual(['missing: <0>']);
    expect(foundIn('tags-missing', source, '<p>Version 0 von <0>allem</0></p>')).toEqual([]);
  });
  test('other tags that are shown as text are none', () => {
    expect(foundIn('tags-missing', '<p>Write &lt;b&gt;x&lt;/b&gt;</p>', '<p>Schreibe es fett</p>')).toEqual(
      [],
    );
  });
});

describe('brackets around the last name', () => {
  proveRows('symbols', [
    [
      'Apache is there, and Apache runs (Apache)',
      'アパッチがあり、動作します Apache',
      ['missing: ( )'],
      'en ja',
    ],
    ['Apache is there, and Apache runs (Apache)', 'アパッチがあり、動作します (Apache)', [], 'en ja'],
    ['Apache is there, and Apache (Apache) runs', 'アパッチがあり、Apache が動作します', [], 'en ja'],
  ]);
});

describe('marks of half width', () => {
  proveRows('punctuation', [
    ['It runs. CGI is on.', '動作します.CGI は有効です。', ['half-width: .'], 'en ja'],
    ['It runs (0).', '值.(默认)，可以使用。', ['half-width: .'], 'en zh-CN'],
    ['It runs .NET now.', '動作する .NET です。', [], 'en ja'],
  ]);
});

describe('a letter for a digit before a hyphen', () => {
  proveRows('numbers', [
    ['The 12-hour clock', 'Die l2-Stunden-Uhr', ['missing: 12', 'extra: l2']],
    ['The 12-hour clock', 'Die 12-Stunden-Uhr', []],
  ]);
});

describe('end tags of elements around a field', () => {
  const source = '<div>One <p>two</p></div> <b>three</b></div>';
  const placesOf = (target: string) => {
    const field = { type: 'x', data: 'html', source, target };
    return checkField(field, { source: 'en', target: 'de' }, new Set(['tags-nesting'])).map((problem) =>
      problem.target.map(({ from }) => from),
    );
  };
  test('the lost one is marked where the tags begin to differ', () => {
    expect(placesOf('<div>Eins <p>zwei</p> <b>drei</b></div>')).toEqual([[0, 22]]);
    expect(placesOf('<div>Eins <p>zwei</p></div> <b>drei</b>')).toEqual([[0, 39]]);
  });
  test('a target without the element, or with all of them, lost none', () => {
    expect(placesOf('<div>Eins <p>zwei</p></div> <b>drei</b></div>')).toEqual([]);
    expect(placesOf('Eins <p>zwei</p> <b>drei</b></div>')).toEqual([]);
  });
});

describe('sentences in languages whose function words were not known', () => {
  proveRows('language', [
    [
      '<p>You can see here whether the file is open, and who has it.</p>',
      '<p>Ovdje možete vidjeti je li datoteka otvorena i tko ju je otvorio, kao i što može biti.</p>',
      ['other: Ovdje možete vidjeti je li datoteka otvorena i tko ju je otvorio, kao i što mož…, Croatian'],
    ],
    [
      '<p>You can see here whether the file is open, and who has it.</p>',
      '<p>Hier sehen Sie, ob die Datei offen ist, und wer sie hat.</p>',
      [],
    ],
  ]);
});

const withClass = (name: string): string =>
  `<p><b class="gui">Öffnen</b> drücken, in <b class="${name}">Dateien</b> wählen, <b class="gui">Los</b> drücken.</p>`;

describe('one of several equal tags in a block', () => {
  const source =
    '<p>Press <b class="gui">Open</b>, choose a file in <b class="gui">Files</b>, press <b class="gui">Go</b>.</p>';
  proveRows('attribute-changed', [
    [source, withClass('guis'), ['class: <b>, class, gui, guis']],
    [source, withClass('gui'), []],
  ]);
});

describe('a word of one letter beside a tag or a comma', () => {
  proveRows('punctuation', [
    [
      '<p>Choose <b>Speed</b> and other ones</p>',
      '<p>Wybierz <b>Prędkość</b>i dowolne inne</p>',
      ['space-at-tag: i'],
      'en pl',
    ],
    [
      '<p>Choose <b>Speed</b> and other ones</p>',
      '<p>Wybierz <b>Prędkość</b> i dowolne inne</p>',
      [],
      'en pl',
    ],
    ['<p>Choose it, and others</p>', '<p>Wybierz listę,a także inne</p>', ['space-after: ,'], 'en pl'],
    ['<p>Choose it, and others</p>', '<p>Wybierz listę, a także inne</p>', [], 'en pl'],
  ]);
});

describe('Polish that was read as Latin-1, at the ends of words', () => {
  proveRows('corrupted', [
    ['Change the name', 'Zmień nazwê', ['mojibake: nazwê'], 'en pl'],
    ['Yellow', '¿ółty', ['misread: ¿'], 'en pl'],
    ['The setup', 'La configuraci¾n', ['misread: ¾'], 'en es'],
    ['To close', 'Zum Schlie▀en', ['misread: ▀'], 'en de'],
    ['The menu', 'Il men¨.', ['misread: ¨'], 'en it'],
    ['See §5', 'Siehe Art.§5 und 5¾ Zoll', [], 'en de'],
    ['Change the name', 'Zmień nazwę', [], 'en pl'],
  ]);
});

describe('a label of a menu with the letter that chooses it', () => {
  proveRows('target-equals-source', [
    ['Ne_xt puzzle', 'Ne_xt puzzle', ['whole: Ne_xt puzzle']],
    ['_Adobe Photoshop', '_Adobe Photoshop', []],
  ]);
});

describe('a space that is lost between letters written as character references', () => {
  proveRows('punctuation', [
    [
      '<p>The <code>Reader</code> needs a file</p>',
      '<p>Le <code>Reader</code>n&eacute;cessite un fichier</p>',
      ['space-at-tag: nécessite'],
      'en fr',
    ],
    [
      '<p>The <code>Reader</code> needs a file</p>',
      '<p>Le <code>Reader</code> n&eacute;cessite un fichier</p>',
      [],
      'en fr',
    ],
    [
      '<p>The shared files are <a href="x">here</a></p>',
      '<p>Les fichiers partag&eacute;s<a href="x">ici</a></p>',
      ['space-at-tag: és'],
      'en fr',
    ],
    ['<p>Write <b>so</b>&nbsp;here</p>', '<p>Schreibe <b>so</b>&nbsp;hier</p>', []],
  ]);
});

describe('a space that is lost beside an elided word or a path', () => {
  proveRows('punctuation', [
    [
      '<p>Where <a href="x">DAV</a> is on</p>',
      '<p>Où <a href="x">DAV</a>l\'est aussi</p>',
      ["space-at-tag: l'est"],
      'en fr',
    ],
    ['<p>Where <a href="x">DAV</a> is on</p>', '<p>Où <a href="x">DAV</a> l\'est aussi</p>', [], 'en fr'],
    [
      '<p>Run the script <code>./configure</code> now</p>',
      '<p>Starte das Skript<code>./configure</code> jetzt</p>',
      ['space-at-tag: pt'],
    ],
    [
      '<p>By default, the unit is a second</p>',
      "<p>Par défaut,l'unité est la seconde</p>",
      ['space-after: ,'],
      'en fr',
    ],
    ['<p>By default, the unit is a second</p>', "<p>Par défaut, l'unité est la seconde</p>", [], 'en fr'],
  ]);
});

describe('a name that lost its quotation marks', () => {
  proveRows('punctuation', [
    ['Start of “Apache”', "Démarrage d'Apache", ['quotes-missing: “Apache”'], 'en fr'],
    ['Start of “Apache”', "Démarrage d'« Apache »", [], 'en fr'],
    [
      '<p>Run <code>start</code> “Apache”</p>',
      '<p>Starte <code>start</code> Apache</p>',
      ['quotes-missing: “Apache”'],
    ],
    ['<p>Run “Apache”</p>', '<p>Starte <b>Apache</b></p>', []],
  ]);
});

describe('a word said twice in the title of a page that ends in the name of the site', () => {
  proveRows('doubled-words', [
    [
      'Apache hosts - Apache server',
      'Hosts virtueller virtueller Art - Apache-Server',
      ['doubled: virtueller'],
    ],
    ['Apache hosts, the Apache server', 'Hosts virtueller virtueller Art, der Apache-Server', []],
  ]);
});

describe('a link that moved to another word, beside a link whose name begins with that word', () => {
  const path = '<a href="#root">ServerRoot</a>';
  proveRows('tag-contents', [
    [
      `<p>See ${path}. <a href="/x">Apache</a> HTTP Server</p>`,
      `<p>Siehe ${path}. Apache HTTP <a href="/x">Server</a></p>`,
      ['moved: <a>, Apache, Server'],
    ],
    [
      `<p>See ${path}. <a href="/x">Apache</a> HTTP Server</p>`,
      `<p>Siehe ${path}. <a href="/x">Apache</a> HTTP Server</p>`,
      [],
    ],
  ]);
});
