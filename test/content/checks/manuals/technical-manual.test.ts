import { describe, expect, it } from 'vitest';
import { fieldProblem, foldHabits } from '../../../../src/content/checks/causes/request-causes';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

/**
 * Causes of wrong reports that a reader found in a technical manual in seven languages, in texts of our own,
 * beside mistakes that are still reported.
 */
const older = '<div class="example"><p><code>\n Listen 80<br>\n User www<br>\n</code></p></div>';
const newer = '<div class="example"><pre class="code">Listen 80\nUser www</pre></div>';

describe('an example of code in other markup', () => {
  proveRows('tags-missing', [
    [`<p>So:</p>${newer}`, `<p>So:</p>${older}`, ['replaced: <pre>, <code>, Listen 80 User www']],
    [`<p>So:</p>${older}`, `<p>So:</p>${newer}`, ['replaced: <code>, <pre>, Listen 80 User www']],
    // Without a box on one side.
    [
      '<p>So:</p><pre>Listen 80\nUser www</pre>',
      `<p>So:</p>${older}`,
      ['replaced: <pre>, <code>, Listen 80 User www'],
    ],
    // Another example is none in other markup.
    [`<p>So:</p>${newer}`, '<p>So:</p><p><code>ls -l</code></p>', ['paragraph: <div>', 'missing: <pre>']],
    [`<p>So:</p>${newer}`, '<p>So:</p>', ['paragraph: <div>', 'missing: <pre>']],
    // A name in a sentence is no example.
    ['<p>So:</p><pre>Listen 80</pre>', '<p>So: <code>Listen 80</code></p>', ['missing: <pre>']],
  ]);
  proveRows('tags-extra', [
    [`<p>So:</p>${newer}`, `<p>So:</p>${older}`, []],
    [`<p>So:</p>${older}`, `<p>So:</p>${newer}`, []],
    ['<p>So:</p><pre>Listen 80\nUser www</pre>', `<p>So:</p>${older}`, []],
    [`<p>So:</p>${newer}`, `<p>So:</p>${older}<p>Neu</p>`, ['extra: <p>']],
  ]);
  it('is said once in a request', () => {
    const languages = { source: 'en', target: 'de' };
    const problems = ['a', 'b', 'c'].flatMap((word, position) => {
      const [source, target] = [newer, older].map((html) => `<p>So:</p>${html.replace('www', word)}`);
      const field = { type: 'body', data: 'html', source: source ?? '', target: target ?? '' };
      return checkField(field, languages, new Set(['tags-missing'])).map((problem) =>
        fieldProblem({ position, fieldId: word }, problem),
      );
    });
    expect(foldHabits(problems).map(({ problem }) => problem.folded?.length)).toEqual([2]);
  });
});

describe('code', () => {
  proveRows('code', [
    // The line is there, with other marks around its string.
    ['<pre>Listen 80\nAddType "shtml"</pre>', '<p><code>Listen 80<br>AddType shtml<br></code></p>', []],
    [
      '<pre>Listen 80\nAddType "shtml"</pre>',
      '<p><code>Listen 80<br></code></p>',
      ['line-missing: AddType "shtml"'],
    ],
    ['<p><code>a.example.com</code></p>', '<p><code>www.a.example.com</code></p>', []],
    // A message of a program, and a comment over several lines, are no code.
    [
      "<pre>cp -r one two\n[opening section `abc' in /a/bc.conf]\nrm -r two</pre>",
      '<pre>cp -r one two\nrm -r two</pre>',
      [],
      'en ko',
    ],
    ['<pre>cp -r one two\nwere introduced later\nrm -r two</pre>', '<pre>cp -r one two\nrm -r two</pre>', []],
    [
      '<pre>cp -r one two\nchmod 755 /srv/two/later\nrm -r two</pre>',
      '<pre>cp -r one two\nrm -r two</pre>',
      ['line-missing: chmod 755 /srv/two/later'],
    ],
    // The folder of a file that the sentence names.
    [
      '<p>It is in <code>/usr/local/share/lists/app/hosts</code>.</p>',
      '<p>Die Datei hosts ist in <code>/usr/local/share/lists/app</code>.</p>',
      [],
    ],
    // Code behind a variable is none.
    [
      '<p>It has <code>$4</code> to <code>$9</code>, and with <var>a</var> <code>$3</code>.</p>',
      '<p>Es hat mit <var>a</var> <code>$4</code> bis <code>$9</code> und <code>$3</code>.</p>',
      [],
    ],
  ]);
});

describe('names in prose', () => {
  proveRows('code', [
    ['<p>Look into the error_log of it.</p>', '<p>Voir le journal des erreurs.</p>', [], 'en fr'],
    ['<p>Look into the error_map of it.</p>', '<p>Voir cela.</p>', ['name-missing: error_map'], 'en fr'],
    ['<p>The list is not FancySorted.</p>', '<p>リストは FancySort ではありません。</p>', [], 'en ja'],
    [
      '<p>The list is not FancySorted.</p>',
      '<p>リストは FancySotred ではありません。</p>',
      ['name-changed: FancySorted, FancySotred'],
      'en ja',
    ],
    ['It must fit in $MAXSIZE now.', 'Es muss in ${MAXSIZE} passen.', [], 'en de', 'text'],
    ['It must fit in $MAXSIZE now.', 'Es muss passen.', ['name-missing: $MAXSIZE'], 'en de', 'text'],
    ['It needs OpenGL2.1 here.', 'Es braucht OpenGL 2.1 hier.', [], 'en de', 'text'],
    ['add_it [options] book_name', 'add_it [opties] boek_naam', [], 'en nl', 'text'],
    ['-p, --process=PID[,START_TIME,UID]', '-p, --process=PID[,ANFANG,UID]', [], 'en de', 'text'],
    ['HELP: U=Up D=Down F=PgDn here', 'AIUTO: U=Su D=Giù F=PgGi qui', [], 'en it', 'text'],
    ['Translated by TRANSLATOR_NAME', 'Traducido por Ana Ruiz', [], 'en es', 'text'],
  ]);
});

describe('signs', () => {
  proveRows('symbols', [
    ['2×Turn without it', 'Doppelte Drehung ohne sie', [], 'en de', 'text'],
    ['{{count}} × the score', '{{count}} der Wert', ['missing: ×'], 'en de', 'text'],
    ['1° Decay of it', '1er niveau', [], 'en fr', 'text'],
    ['Turn it by 90° now', 'Tourner de 90 ici', ['missing: °'], 'en fr', 'text'],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['<p>Call www.example.com.</p>', '<p>Rufen Sie example.com auf.</p>', []],
    ['<p>Call www.example.com.</p>', '<p>Rufen Sie das auf.</p>', ['missing: www.example.com']],
  ]);
});

describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    ['<a href="http://http://a.org/b">x</a>', '<a href="http://a.org/b">x</a>', []],
    // A slip in the address, with other words around it.
    [
      '<p><a href="vhosts/names.html">Name-based hosts</a> need this.</p>',
      '<p>Dies ist für <b>alle</b> <a href="vhost/names.html">Hosts mit Namen</a>.</p>',
      ['changed-likely: <a>, href, vhosts/names.html, vhost/names.html'],
    ],
  ]);
  // Pages with other numbers are others.
  proveRows('tags-missing', [
    [
      '<p>See <a href="chapter-1.html">one</a>.</p><p>A</p>',
      '<p>Siehe.</p><p>A <a href="chapter-2.html">zwei</a></p>',
      ['missing-address: <a>, chapter-1.html'],
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['<p>Format <code>%{VARNAME}n</code></p>', '<p>Format <code>%{NOMVAR}n</code></p>', [], 'en fr'],
    [
      '<p>Format %{VARNAME}</p>',
      '<p>Format %{NOMVAR}</p>',
      ['missing: %{VARNAME}', 'extra: %{NOMVAR}'],
      'en fr',
    ],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['<pre>path=$1 is set</pre><p>Value</p>', '<pre>path</pre><p>Wert 1</p>', []],
    ['<p>It costs $1 each</p>', '<p>Es kostet 1 pro Stück</p>', ['unit-missing: 1, $']],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    [
      '<p>It waits so that (a) disks rest and (b) others work.</p>',
      '<p>Es wartet, damit a) Platten ruhen und b) andere arbeiten.</p>',
      [],
    ],
    ['<p>It waits so that disks rest.</p>', '<p>Es wartet, damit a) Platten ruhen.</p>', ['unopened: )']],
  ]);
});

describe('a wrong number in a block whose tag is missing', () => {
  proveRows('numbers', [
    ['<p>Your code is <b>1234</b>.</p>', 'Ihr Code ist 1243.', ['missing: 1234', 'extra: 1243']],
  ]);
});
