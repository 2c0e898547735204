import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a letter of code that is lost', () => {
  proveRows('code', [
    [
      'The header <code>Accept</code> is sent.',
      '<code>Accet</code> başlığı gönderilir.',
      ['changed: Accept, Accet'],
      'en tr',
    ],
    [
      'Use <code>send-as-is</code> for it.',
      'Use <code>send-s-is</code> para ello.',
      ['changed: send-as-is, send-s-is'],
      'en es',
    ],
    [
      'It is <code>Redirect temp</code>.',
      '<code>Redirect emp</code>와 같다.',
      ['changed: Redirect temp, Redirect emp'],
      'en ko',
    ],
    [
      '<pre>Filter f "/www/filter.lua" g</pre>',
      '<pre>Filter f "/ww/filter.lua" g</pre>',
      ['changed: Filter f "/www/filter.lua" g, Filter f "/ww/filter.lua" g'],
      'en fr',
    ],
    [
      'Mail to <code>www-admin@foo.example.com</code>.',
      'Écrivez à <code>ww-admin@foo.example.com</code>.',
      ['changed: www-admin@foo.example.com, ww-admin@foo.example.com'],
      'en fr',
    ],
    [
      'It is at <code>172.20.30.50</code>.',
      '<code>172.20.30</code> üzerinde.',
      ['changed: 172.20.30.50, 172.20.30'],
      'en tr',
    ],
    ['Mail <code>admin@a.b</code>.', 'Mail <code>admin @ a.b</code>.', ['changed: admin@a.b, admin @ a.b']],
    // Words of the target's language, and those that a text has elsewhere.
    ['Type <code>address</code>.', 'Skriv <code>adress</code>.', [], 'en sv'],
    ['The <code>hearth</code> is it.', 'Le <code>heart</code> est là. Un heart.', [], 'en fr'],
    ['Use <code>events</code>.', '<code>event</code>를 쓴다.', [], 'en ko'],
    ['Use <code>charm</code>. Or harm.', '<code>harm</code>를 쓴다.', [], 'en ko'],
  ]);
});

describe('slips in code with arguments', () => {
  proveRows('code', [
    [
      'Use <code>--disable-<var>FEATURE</var></code>.',
      'Utilisez <code>--eisable-<var>FONCTION</var></code>.',
      ['changed: --disable-…, --eisable-…'],
      'en fr',
    ],
    [
      'It is <code>AuthGroupFile <var>file-path</var></code>.',
      'C’est <code>AuthGroup File <var>chemin</var></code>.',
      ['changed: AuthGroupFile …, AuthGroup File …'],
      'en fr',
    ],
    [
      '<code>-S <var>name</var>=<var>value</var></code>',
      '<code>-T <var>nom</var>=<var>valeur</var></code>',
      ['changed: -S …=…, -T …=…'],
      'en fr',
    ],
    [
      'Use <code>--with-mpm=<em>NAME</em></code>.',
      '使用参数 <code>--xith-mpm=<em>名</em></code>。',
      ['changed: --with-mpm=…, --xith-mpm=…'],
      'en zh',
    ],
    [
      'Use <code>--with-mpm=<em>NAME</em></code>.',
      'Utilisez <code>—with-mpm=<em>NOM</em></code>.',
      ['changed: --with-mpm=…, —with-mpm=…'],
      'en fr',
    ],
    // Arguments of another version, options in another order, and other spaces.
    ['Use <code>Log [<var>a</var>] <var>b</var></code>.', 'Nimm <code>Log <var>b</var></code>.', []],
    [
      '<p>Use <code>-u <var>file</var></code> or</p><p><code>-v <var>level</var></code>.</p>',
      '<p>Nimm <code>-v <var>Stufe</var></code> oder</p><p><code>-u <var>Datei</var></code>.</p>',
      [],
    ],
    ['Use <code>-T<var>type</var></code>.', 'Nimm <code>-T <var>Art</var></code>.', []],
    ['Use <code><var>type</var></code>.', 'Nimm <code><var>Art</var></code>.', []],
  ]);
});

describe('the letter of an option in a command with other words', () => {
  proveRows('code', [
    [
      '<pre>htpasswd -db /etc/users ann</pre>',
      '<pre>htpasswd -eb /etc/usagers anne</pre>',
      ['changed: htpasswd -db /etc/users ann, htpasswd -eb /etc/usagers anne'],
      'en fr',
    ],
    ['<pre>htpasswd -db /etc/users ann</pre>', '<pre>htpasswd -db /etc/usagers anne</pre>', [], 'en fr'],
    ['<p>Use -c.</p><pre>run -b my house</pre>', '<p>Avec -c.</p><pre>run -c ma maison</pre>', [], 'en fr'],
  ]);
});

describe('code that another one stands for', () => {
  proveRows('code', [
    [
      'The files are called <code>.htaccess</code>.',
      'Die Dateien heißen <code>innerhalb</code>.',
      ['changed: .htaccess, innerhalb'],
    ],
    [
      'See <code>.htaccess</code>, or edit <code>apache2.conf</code>.',
      'Siehe <code>apache2.conf</code>, oder bearbeiten Sie <code>apache2.conf</code>.',
      ['changed: .htaccess, apache2.conf'],
    ],
    [
      'The name is <code>apache2.conf</code>.',
      '<code>apache2.config</code> という名前です。',
      ['changed-style: apache2.conf, apache2.config'],
      'en ja',
    ],
    [
      'See <code>--with-suexec-userdir</code>.',
      '<code>wrapper를</code>을 참고하라.',
      ['changed: --with-suexec-userdir, wrapper를'],
      'en ko',
    ],
    ['It is a <code>PATTERN</code>.', 'Es ist ein <code>Muster</code>.', []],
    ['It is of <code>user1</code>.', 'Es gehört <code>Benutzer</code>.', []],
    // A word in another language, the same code with a capital, and a name that the block has elsewhere.
    ['A <code>title</code> is shown.', 'Ein <code>Titel</code> steht da.', []],
    [
      '<p><code>Biff</code> tells it.</p><p>Use <code>biff</code>.</p>',
      '<p><code>biff</code> は知らせる。</p><p><code>biff</code> を使う。</p>',
      [],
      'en ja',
    ],
    [
      'See <code>.htaccess</code>, or edit <code>apache2.conf</code>.',
      'Siehe .htaccess: <code>apache2.conf</code>, oder <code>apache2.conf</code>.',
      [],
    ],
  ]);
});

describe('strings of code in the quotation marks of prose', () => {
  proveRows('code', [
    [
      '<pre>DocumentRoot "/www/a"</pre>',
      '<pre>DocumentRoot « /siteler/b/c »</pre>',
      ['changed: DocumentRoot "/www/a", DocumentRoot « /siteler/b/c »'],
      'en tr',
    ],
    ['<pre>DocumentRoot "/www/a"</pre>', '<pre>DocumentRoot "/siteler/b/c"</pre>', [], 'en tr'],
    // A program says it in the words of the reader.
    [
      '<pre>Cannot open "/www/a" now</pre>',
      '<pre>Impossible d’ouvrir « /www/a/b » pour l’instant</pre>',
      [],
      'en fr',
    ],
  ]);
});

const listing = (...lines: readonly string[]) => `<p>Run</p><pre>${lines.join('\n')}</pre>`;

describe('a setting that a listing lacks', () => {
  proveRows('code', [
    [
      listing('&lt;Location "/a/"&gt;', 'Require all denied', '&lt;/Location&gt;', 'Root "/www/b"'),
      listing('&lt;Location "/a/"&gt;', '&lt;/Location&gt;', 'Root "/siteler/b"'),
      ['line-missing: Require all denied'],
      'en tr',
    ],
    // The end of a line that is wrapped elsewhere.
    [
      listing('you have "a" device', 'lying around', 'run --check /dev/a', 'or "b"'),
      listing('you have "a" device', 'run --check /dev/a', 'ou "c"'),
      [],
      'en fr',
    ],
  ]);
});

const said = (code: string): string => `<p>Add <code>${code}</code> to it.</p>`;

describe('a letter of a short name that is another one', () => {
  proveRows('code', [
    [said('gtali'), said('gtxli'), ['changed: gtali, gtxli'], 'en hu'],
    [said('gtali'), said('gtala'), [], 'en hu'],
    [said('gtali'), said('gtoli'), [], 'en hu'],
    [said('exit'), said('exix'), ['changed: exit, exix'], 'en ja'],
    [said('note'), said('nota'), [], 'en es'],
    [said('#right-well'), said('#right-wexl'), ['changed: #right-well, #right-wexl'], 'en es'],
    [said('#right-note'), said('#right-nota'), [], 'en es'],
    [said('\\time 3/4'), said('\\timx 3/4'), ['changed: \\time 3/4, \\timx 3/4'], 'en it'],
  ]);
});

describe('the name of a program before an option', () => {
  proveRows('code', [
    [
      said('qtpaths --types'),
      said('applicazioni --types'),
      ['changed: qtpaths --types, applicazioni --types'],
      'en it',
    ],
    [said('command --types'), said('comando --types'), [], 'en it'],
    [said('qtpaths types'), said('percorsi types'), [], 'en it'],
  ]);
});
