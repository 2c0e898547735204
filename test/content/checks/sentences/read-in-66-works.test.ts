import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const output = (rows: string): string => `<pre><code>${rows}</code></pre>`;

/* Reports on 66 works that were read on 1 December 2026 and were wrong. */

describe('names of files that a sentence begins with', () => {
  proveRows('language', [
    [
      '<p>at.allow, at.deny - determine who can submit jobs via at</p>',
      '<p>at.allow, at.deny - bestimmen, wer Aufträge über at einreichen kann</p>',
      [],
    ],
    [
      '<p>at allow, at deny - determine who can submit jobs via at</p>',
      '<p>at allow, at deny - bestimmen, wer Aufträge über at einreichen kann</p>',
      ['source: at allow, at deny'],
    ],
  ]);
});

describe('what a program prints', () => {
  const printed = output('Tag 1: ID3v1.1\n  Title    Intro\n  Date     2013\n  Genre    Pop');
  proveRows('code', [
    [printed, output('Мітка 1: ID3v1.1\n  Назва    Intro\n  Дата     2013\n  Жанр     Pop'), [], 'en uk'],
    [printed, output('Tag 1: ID3v1.1\n  Titel    Intro\n  Datum    2013\n  Stil     Pop'), [], 'en de'],
    [
      printed,
      output('Tag 1: ID3v1.1\n  Title    Intro\n  Date     2013\n  Gerne    Pop'),
      ['changed: Genre Pop, Gerne Pop'],
    ],
    [
      output('max_size   10\nmin_size   20\nmid_size   30'),
      output('max_szie   10\nmin_szie   20\nmid_szie   30'),
      [
        'changed-style: max_size 10, max_szie 10',
        'changed-style: min_size 20, min_szie 20',
        'changed-style: mid_size 30, mid_szie 30',
      ],
    ],
    [
      '<pre>mount --make-shared mountpoint\nmount --make-slave mountpoint</pre>',
      '<pre>mount --make-shared <i>point_de_montage</i>\nmount --make-slave <i>point_de_montage</i></pre>',
      [],
      'en fr',
    ],
  ]);
});

describe('a size between two arguments', () => {
  proveRows('script', [
    ['Set WIDTHxHEIGHT[xDEPTH] first', 'Спочатку ШИРИНАxВИСОТА[xГЛИБИНА]', [], 'en uk', 'text'],
    ['Set it first', 'Спочатку ШИРИНАxВИСОТА', ['mixed: ШИРИНАxВИСОТА, x, Latin'], 'en uk', 'text'],
  ]);
});

describe('a key with its short or its whole name', () => {
  const source = '<p>Choose <b>Delete</b>, or press the <kbd>Del</kbd> key.</p>';
  proveRows('tag-contents', [
    [source, '<p>Välj <b>Ta bort</b>, eller tryck på <kbd>Delete</kbd>.</p>', [], 'en sv'],
    [
      '<p>Choose <b>Delete</b>, or press the <kbd>Enter</kbd> key.</p>',
      '<p>Välj <b>Enter</b>, eller tryck på <kbd>Delete</kbd>.</p>',
      ['moved: <b>, Delete, Enter'],
      'en sv',
    ],
  ]);
});

describe('encodings that a program tries', () => {
  proveRows('numbers', [
    ["['UTF-8', 'ISO-8859-15']", "['UTF-8', 'ISO-8859-2']", [], 'en hu', 'text'],
    ['UTF-8 or ISO-8859-15', 'UTF-8 vagy ISO-8859-2', ['missing: 15', 'extra: 2'], 'en hu', 'text'],
  ]);
});

describe('a comma in the braces of a shell', () => {
  proveRows('punctuation', [
    ['<p>See /dev/by-{label,uuid} then.</p>', '<p>Siehe /dev/by-{<i>name</i>,<i>uuid</i>} dann.</p>', []],
    ['<p>See a label, uuid then.</p>', '<p>Siehe <i>name</i>,<i>uuid</i> dann.</p>', ['space-after: ,']],
  ]);
});

describe('units of binary and of decimal size', () => {
  proveRows('numbers', [
    ['It needs 1012MB of space.', 'Necessita 1012 MiB d’espai.', [], 'en ca'],
    ['Of each 32 KiB block', 'De chaque bloc de 32 Ko', [], 'en fr'],
    ['It needs 1012MB of space.', 'Necessita 1012 GB d’espai.', ['unit: 1012, MB, GB'], 'en ca'],
    ['Choose from a dozen shells.', '열 개가 넘는 쉘을 고릅니다.', [], 'en ko'],
  ]);
});

describe('what a program prints and what is printed on keys', () => {
  proveRows('target-equals-source', [
    [
      '<p>Wait:</p><pre>Mounting <em>root file system</em>...</pre>',
      '<p>Περιμένετε:</p><pre>Mounting <em>root file system</em>...</pre>',
      [],
      'en el',
    ],
    [
      '<p>Wait for the <em>root file system</em>.</p>',
      '<p>Περιμένετε το <em>root file system</em>.</p>',
      ['label: root file system'],
      'en el',
    ],
    [
      '<p>News | Home | About us | Get help</p>',
      '<p>News | Home | About us | Get help</p>',
      ['whole: News | Home | About us | Get help'],
      'en fr',
    ],
    [
      '<p>{depends <i>pkg</i>... | policy [<i>pkg</i>...] | madison <i>pkg</i>...}</p>',
      '<p>{depends <i>pacote</i>... | policy [<i>pkg</i>...] | madison <i>pkg</i>...}</p>',
      [],
      'en pt',
    ],
    ['<p>Press <b>Left Alt</b> now.</p>', '<p>Πατήστε <b>Left Alt</b> τώρα.</p>', [], 'en el'],
    [
      '<p>{show <i>pkg</i>... | stats | dump | unmet | search <i>regex</i>...}</p>',
      '<p>{show <i>pacote</i>... | stats | dump | unmet | search <i>regex</i>...}</p>',
      [],
      'en pt',
    ],
  ]);
});

describe('a line break that a game reads', () => {
  proveRows('line-breaks', [
    ['Make all of them', 'Alle davon\\nbauen', ['added'], 'en de', 'text'],
    ['Make all\\nof them', 'Alle davon\\nbauen', [], 'en de', 'text'],
  ]);
  proveRows('placeholders', [
    ['Make all of them', 'Alle davon\\nbauen', [], 'en de', 'text'],
    ['Make all\nof them', 'Alle davon\\nbauen', ['extra: \\n'], 'en de', 'text'],
  ]);
  proveRows('script', [['It is out. It goes', 'Βγήκε.\\nΚάποιοι παίκτες', [], 'en el', 'text']]);
});

describe('texts of messages that a page shows', () => {
  proveRows('corrupted', [
    ['All except: tables', 'Tous sauf&nbsp;: les tables', [], 'en fr', 'text'],
    ['All the elements', 'Tous les&nbsp;éléments', ['escaped: &nbsp;'], 'en fr', 'text'],
  ]);
  proveRows('tags-extra', [
    ['For a snap value', 'Pour la valeur <code>snap</code>', ['inline: <code>'], 'en fr', 'text'],
  ]);
  proveRows('length', [
    [
      '<a href="/x" title="Values of it are interpolated on each of their components">color</a>',
      '<a href="/x">Farbe</a>',
      [],
    ],
  ]);
});
