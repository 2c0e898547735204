import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const link = (text: string): string => `<a href="https://site.org/a">${text}</a>`;

/** Names, numbers and links that translators change or keep with good reason, beside mistakes that stay. */
describe('addresses of examples', () => {
  proveRows('addresses', [
    // Addresses of examples in words of the language, and a slip in one.
    ['For testing@example.com, type it.', 'A teszt@példa.hu címhez írja be.', [], 'en hu', 'text'],
    [
      'For testing@example.com, type it.',
      'A címhez írja be a példa szót.',
      ['missing: testing@example.com'],
      'en hu',
      'text',
    ],
    [
      'Use protocol://user:password@host:port',
      "Useu protocol://nom-d'usuari:contrasenya@servidor:port",
      [],
      'en ca',
      'text',
    ],
    [
      'Use https://user:password@shop.example:80',
      "Useu protocol://nom-d'usuari:contrasenya@servidor:port",
      ['missing: https://user:password@shop.example:80'],
      'en ca',
      'text',
    ],
    [
      'J. Random Walker <jrandom@desk.org> is shown.',
      'J. Random Wanderer <jzufall@desk.org> erscheint.',
      [],
      'en de',
      'text',
    ],
    [
      'J. Random Walker <jrandom@desk.org> is shown.',
      'J. Random Wanderer <jrandon@desk.org> erscheint.',
      ['missing: jrandom@desk.org', 'extra: jrandon@desk.org'],
      'en de',
      'text',
    ],
    [
      'J. Random Walker <jrandom@desk.org> is shown.',
      'J. Random Walker <jzufall@desk.org> erscheint.',
      ['missing: jrandom@desk.org', 'extra: jzufall@desk.org'],
      'en de',
      'text',
    ],
    ['e.g. www.domain.com or domain.org', 'p. ex. www.domaine.com ou domaine.org', [], 'en fr'],
    [
      'Open www.domains.com now',
      'Ouvrez www.domaines.com',
      ['missing: www.domains.com', 'extra: www.domaines.com'],
      'en fr',
    ],
    ['See http://bugs.site.org/bug_number for it', 'Siehe http://bugs.site.org/fehlernummer', []],
    [
      'See http://bugs.site.org/bug_tracker for it',
      'Siehe http://bugs.site.org/fehlerliste',
      ['missing: http://bugs.site.org/bug_tracker', 'extra: http://bugs.site.org/fehlerliste'],
    ],
    ['Write to jdoe@office.site.org', 'Écrivez à toto@office.site.org', [], 'en fr'],
  ]);
});

describe('names in code', () => {
  proveRows('code', [
    [
      'Use <code>package_name</code> here.',
      'Use <code>paquete</code> aquí.',
      ['changed-style: package_name, paquete'],
      'en es',
    ],
    [
      'Use <code>package_list</code> here.',
      'Use <code>paquete</code> aquí.',
      ['changed: package_list, paquete'],
      'en es',
    ],
    ['Press <code>Ctrl-Enter</code>.', 'Pulse <code>Ctrl-Intro</code>.', [], 'en es'],
    [
      'Press <code>Ctrl-Alt-Enter</code>.',
      'Pulse <code>Ctrl-Intro</code>.',
      ['changed: Ctrl-Alt-Enter, Ctrl-Intro'],
      'en es',
    ],
    ['Press <code>Alt-&lt;RET&gt;</code>.', 'Drücke <code>&lt;Alt&gt;-&lt;RET&gt;</code>.', []],
    [
      'Press <code>Alt-&lt;RET&gt;</code>.',
      'Drücke <code>Alt-RET&gt;</code>.',
      ['changed: Alt-&lt;RET&gt;, Alt-RET&gt;'],
    ],
    ['<pre>Tuesday 2016-11-29</pre>', '<pre>Dinsdag 2016-11-29</pre>', [], 'en nl'],
    ["<code>age>65 ?'#aa': null</code>", "<code>age>65 ? '#aa' : null</code>", [], 'en fr'],
    ['A word <code>abc…</code>', 'Una parola <code>abc...</code>', [], 'en it'],
    ['Files <code>tar.zst</code>', 'Dateien <code>.tar.zst</code>', []],
  ]);
});

describe('elements of code', () => {
  proveRows('tags-missing', [
    ['The <code>Bold Knight</code> is a game.', 'Der Kühne Ritter ist ein Spiel.', ['inline: <code>']],
    ['It is often used as <code>command</code> here.', 'Es wird hier oft benutzt.', ['inline: <code>']],
    [
      'It is often used as <code>snprintf</code> here.',
      'Es wird hier oft benutzt.',
      ['code: <code>, snprintf'],
    ],
  ]);
  proveRows('tag-contents', [
    ['In <i>a/e</i> the <i>e</i> is x.', 'In <i>a/x</i> ist das <i>x</i> ein e.', []],
    ['The <i>file</i> has one folder.', 'Der <i>folder</i> hat ein file.', ['moved: <i>, file, folder']],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['<h1>15-Puzzle</h1><p>A game</p>', '<h1>Pousse-pousse</h1><p>Un jeu</p>', [], 'en fr'],
    ['<h1>15-Puzzle</h1>', '<h1>16-Puzzle</h1>', ['missing: 15', 'extra: 16'], 'en fr'],
    ['Only 30-Day Trials', 'Nur Testphasen', ['missing: 30']],
    ['A value greater or equal to 1.', 'Число больше нуля.', [], 'en ru'],
    ['A value greater or equal to 1.', 'Число больше этого.', ['missing: 1'], 'en ru'],
    ['Keywords for 2FA', 'Mots de double authentification', [], 'en fr'],
    ['Keywords for 2 files', 'Mots de fichiers', ['reworded: 2'], 'en fr'],
    ['Envelope of 4 3/4 x 11 in', 'Enveloppe de 4,75 x 11 pouces', [], 'en fr'],
    ['It must be greater than 0', '正の値が必要です', [], 'en ja'],
    ['between 1994–98 and now', '1994 年から 1998 年', [], 'en ja'],
    ['between 1994–98 and now', '1994 年から 1999 年', ['missing: 98', 'extra: 1999'], 'en ja'],
    ['1 &Terminal', '单个终端(&T)', [], 'en zh-CN', 'text'],
    ['1 &Terminal', '菜单终端(&T)', ['missing: 1'], 'en zh-CN', 'text'],
    [
      '<p>11.1. <a href="faq.html#idm1372">Where is it?</a></p><p>Here</p>',
      '<p>10.1. <a href="faq.html#idm1305">Wo ist es?</a></p><p>Hier</p>',
      [],
    ],
    [
      '<table><tr><td><b>11.1.</b></td><td>A</td></tr></table>',
      '<table><tr><td><b>10.1.</b></td><td>B</td></tr></table>',
      [],
    ],
    [
      '<p>11.1. <a href="faq.html#start">Where is it?</a></p><p>Here</p>',
      '<p>10.1. <a href="faq.html#start">Wo ist es?</a></p><p>Hier</p>',
      ['missing: 11.1', 'extra: 10.1'],
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['The __edit__ and the __preview__ mode.', 'Modus __Bearbeiten__ und __Vorschau__.', [], 'en de', 'text'],
    [
      'The __edit__ mode.',
      'Der Modus __Bearbeiten__.',
      ['missing: __edit__', 'extra-likely: __Bearbeiten__'],
      'en de',
      'text',
    ],
    [
      "Delete the %'d selected item from the trash?",
      'Supprimer l’élément sélectionné de la corbeille ?',
      [],
      'en fr',
      'text',
    ],
    [
      "Delete the %'d selected items from the trash?",
      'Supprimer les éléments sélectionnés de la corbeille ?',
      ["missing: %'d"],
      'en fr',
      'text',
    ],
    ['It is in <i>{directory}/vmlinuz</i> now', 'Es ist in <i>{Verzeichnis}/vmlinuz</i>', []],
    ['It is in {directory} now', 'Es ist in {Verzeichnis}', ['missing: {directory}', 'extra: {Verzeichnis}']],
    // The name of an article in a program of its own, rather than a number of the type ptrdiff_t.
    ['Jetting to %tde', 'Yendo %tal', [], 'en es', 'text'],
    ['Offset %td here', 'Offset hier', ['missing: %td'], 'en de', 'text'],
  ]);
});

describe('a space behind a whole sentence', () => {
  proveRows('edge-spaces', [
    [
      'Shows the key\nof the file here ',
      'Mostra la chiave\ndel file qui.',
      ['trailing-after-sentence'],
      'en it',
      'text',
    ],
    ['Current version ', 'Versione attuale', ['trailing-missing'], 'en it', 'text'],
  ]);
});

describe('lines of code and names of keys', () => {
  proveRows('target-equals-source', [
    ['<p>Write it:</p><p>$Name$</p>', '<p>書く：</p><p>$Name$</p>', [], 'en ja'],
    ['<p>Write it:</p><p>user@client$ ssh-add</p>', '<p>書く：</p><p>user@client$ ssh-add</p>', [], 'en ja'],
    [
      '<p>Write it:</p><p>user ssh-add</p>',
      '<p>書く：</p><p>user ssh-add</p>',
      ['part: user ssh-add'],
      'en ja',
    ],
    ['<p>Read it:</p><p>sl-backup, slb-php</p>', '<p>読む：</p><p>sl-backup, slb-php</p>', [], 'en ja'],
    [
      '<table><tr><td>It is so.</td><td>read-only, write-protected</td></tr></table>',
      '<table><tr><td>So ist es.</td><td>read-only, write-protected</td></tr></table>',
      ['label: read-only, write-protected'],
    ],
    ['<p>Press it:</p><p>Ctrl+Page Down</p>', '<p>Нажмите:</p><p>Ctrl+Page Down</p>', [], 'en ru'],
    [
      '<p>Press it:</p><p>Scroll one page down</p>',
      '<p>Нажмите:</p><p>Scroll one page down</p>',
      ['part: Scroll one page down'],
      'en ru',
    ],
  ]);
});

describe('names of pages of other sites', () => {
  proveRows('target-equals-source', [
    [`<p>See the ${link('File Manager')} for it.</p>`, `<p>Siehe dazu ${link('File Manager')}.</p>`, []],
    [
      `<p>See the ${link('latest messages')} for it.</p>`,
      `<p>Siehe dazu ${link('latest messages')}.</p>`,
      ['label: latest messages'],
    ],
  ]);
});
