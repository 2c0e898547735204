import { describe, expect, it } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { proveRows } from '../found-problems';

/**
 * Mistakes planted in pages of a manual, and not found because the rest of the page hid them, beside what is
 * right. Each page has a first paragraph that differs from its source in the same way.
 */
describe('brackets beside a name', () => {
  const [page, seite] = ['<p>Apache [1] is fast.</p>', '<p>Apache [1] ist schnell, Apache.</p>'];
  proveRows('symbols', [
    [`${page}<p>It runs. [Apache]</p>`, `${seite}<p>Es läuft. (Apache)</p>`, ['changed: [, (']],
    [`${page}<p>It runs. (Apache)</p>`, `${seite}<p>(Es) läuft. (So) Apache</p>`, []],
    [`${page}<p>It runs. (Apache)</p>`, `${seite}<p>Es läuft. Apache</p>`, ['missing: ( )']],
    [`${page}<p>It runs. [Apache]</p>`, `${seite}<p>Es läuft. [Apache]</p>`, []],
  ]);
});

describe('straight quotes', () => {
  const [page, seite] = ['<p>Type "help" here.</p>', '<p>Tippen Sie "help" ein.</p>'];
  proveRows('punctuation', [
    [`${page}<p>See “Apache”</p>`, `${seite}<p>Siehe "Apache"</p>`, ['quotes: "Apache", „“']],
    [`${page}<p>See “Apache”</p>`, `${seite}<p>Siehe „Apache“</p>`, []],
  ]);
});

describe('lost quotes', () => {
  const [page, seite] = ['<p>It is fast.</p>', '<p>Es ist <em>schnell</em>.</p>'];
  proveRows('punctuation', [
    [`${page}<p>See “Apache”.</p>`, `${seite}<p>Siehe Apache.</p>`, ['quotes-missing: “Apache”']],
    [`${page}<p>See “fast”.</p>`, `${seite}<p>Siehe schnell.</p>`, []],
  ]);
});

describe('capitals', () => {
  const [page, seite] = ['<p>A new URL here.</p>', '<p>Eine neue Adresse des ACME.</p>'];
  proveRows('letter-case', [
    [`${page}<p>WARNING</p>`, `${page}<p>Eine Warnung</p>`, ['no-capitals: WARNING'], 'en de'],
    [`${page}<p>Text WARNING</p>`, `${seite}<p>Text warnung</p>`, ['no-capitals: WARNING']],
    [`${page}<p>Text <i>FROM</i></p>`, `${seite}<p>Text <i>von</i></p>`, []],
    [`${page}<p>A fast page</p>`, `${seite}<p>Eine SCHNELLE Seite</p>`, ['capitals: SCHNELLE']],
    ['<p>The section of a section.</p>', '<p>Die section einer SECTION.</p>', ['capitals: SECTION']],
    ['<p>The captcha is here.</p>', '<p>Das CAPTCHA ist hier.</p>', []],
    ['<p>See the PDF options.</p>', '<p>Voir les options, « OPTIONS PDF ».</p>', [], 'en fr'],
  ]);
  proveRows('letter-case', [
    [
      '<p>Press OK. see also.</p><p>It runs on every server. For each of them, stop it.</p>',
      '<p>Drücken Sie OK. siehe auch.</p><p>Es läuft auf Rechnern. für jeden davon hält es an.</p>',
      ['small-start: für'],
    ],
    [
      '<p>It needs a module, e.g. one of these. It runs.</p>',
      '<p>Es braucht eines davon als Modulzusatz. es läuft.</p>',
      ['small-start: es'],
    ],
    ['<p>It runs, e.g. because of it.</p>', '<p>Het draait bijv. vanwege dit.</p>', [], 'en nl'],
    [
      '<h2>CacheFile Directive</h2><p>This directive is new.</p>',
      '<h2>directive CacheFile</h2><p>Cette directive est nouvelle.</p>',
      ['small-start: directive'],
      'en fr',
    ],
    [
      '<h2>Use of iptables</h2><p>See iptables there.</p>',
      '<h2>iptables benutzen</h2><p>Siehe iptables dort.</p>',
      [],
    ],
  ]);
});

describe('spaces', () => {
  proveRows('punctuation', [
    [
      '<p>in <code>&lt;If&gt;</code></p>',
      '<p>dans<code>&lt;If&gt;</code></p>',
      ['space-at-tag: ns'],
      'en fr',
    ],
    ['<p>in <code>/etc</code></p>', '<p>dans<code>/etc</code></p>', ['space-at-tag: ns'], 'en fr'],
  ]);
  proveRows('french-spacing', [
    ['<p>Description:</p><p>It runs.</p>', '<p>Description:</p><p>Cela va.</p>', ['missing: :'], 'en fr'],
    ['<p>qblur:</p><p>It runs.</p>', '<p>qblur:</p><p>Cela va.</p>', [], 'en fr'],
  ]);
});

describe('code', () => {
  const [page, seite] = [
    '<p>Use <code>a.b</code>.</p>',
    '<p>Nutzen Sie <code>a.b</code> <code>a.b</code>.</p>',
  ];
  proveRows('code', [
    [
      `${page}<p>Type <code>--force</code></p>`,
      `${seite}<p>Tippen <code>--erzwingen</code></p>`,
      ['changed: --force, --erzwingen'],
    ],
    [
      `${page}<p>Type <code>--force</code></p>`,
      `${seite}<p>Tippen <code>--erzwingen</code> oder <code>--force</code></p>`,
      [],
    ],
  ]);
});

describe('names', () => {
  proveRows('letter-case', [
    ['<p>It is Apache.</p>', '<p>アパッチです。apache です。</p>', ['small-start: apache'], 'en ja'],
    ['<h1>Apache 2</h1><p>Apache</p>', '<h1>apache 2</h1><p>Apache</p>', ['small-start: apache'], 'en zh'],
    // A command in a tag of its own, but no name, and no link or item of a list.
    ['<p>Wait. <b>Telinit</b> is it.</p>', '<p>Warten. <b>telinit</b> ist es.</p>', []],
    [
      '<p>Wait. <b>Debian</b> is for users of Debian.</p>',
      '<p>Warten. <b>debian</b> ist für Nutzer von Debian.</p>',
      ['small-start: debian'],
    ],
    [
      '<p>Wait. <a href="/">Firefox</a> is it.</p>',
      '<p>Warten. <a href="/">firefox</a> ist es.</p>',
      ['small-start: firefox'],
    ],
    ['<p>Use apache. See Apache</p>', '<p>使用。apache Apache</p>', [], 'en zh'],
    ['<td>server config</td><p>Configuration</p>', '<td>configuration</td><p>Configuration</p>', [], 'en fr'],
  ]);
  proveRows('code', [
    [
      '<p>Use HTTPS here.</p><p>By (HTTPS)</p>',
      '<p>Mit HTTPS hier.</p><p>Durch (HTPS)</p>',
      ['name-changed: HTTPS, HTPS'],
    ],
    [
      '<p>Use HTTPS here.</p><p>By (HTTPS)</p>',
      '<p>Mit HTPS hier.</p><p>Durch (HTTPS)</p>',
      ['name-changed: HTTPS, HTPS'],
    ],
    ['<p>Use HTTPS here.</p><p>By (HTTPS)</p>', '<p>Mit HTTPS hier.</p><p>Gesichert</p>', []],
  ]);
});

describe('tags', () => {
  proveRows('tag-contents', [
    [
      '<p><a href="/x">Apache</a> HTTP Server</p>',
      '<p>Apache HTTP <a href="/x">Server</a> <a href="/y">neu</a></p>',
      ['moved: <a>, Apache, Server'],
    ],
    [
      '<p><a href="/x">Apache</a> HTTP Server</p>',
      '<p><a href="/x">Apache</a> HTTP Server <a href="/y">neu</a></p>',
      [],
    ],
  ]);
  it('marks an item that is there twice', () => {
    const [one, two] = ['<li><code>a_b</code></li>', '<li><code>c_d</code></li>'];
    const target = `<ul>${one}${two}${two}</ul>`;
    const field = { type: 'localizable', data: 'html', source: `<ul>${one}${two}</ul>`, target };
    const [problem] = checkField(field, { source: 'en', target: 'de' }, new Set(['tags-extra']));
    expect(problem?.target[0]?.from).toBe(target.lastIndexOf('<li>'));
  });
});

describe('numbers in words', () => {
  proveRows('numbers', [
    ['You may take three', 'Sie können fünf nehmen', ['word: three, fünf']],
    ['On May 3 take three', 'Am 3. 5. nehmen Sie drei', []],
  ]);
});

describe('words of a block', () => {
  proveRows('punctuation', [
    [
      '<p>See “help” (there), “Apache”</p>',
      '<p>Siehe „Hilfe“ (da) (hier), Apache</p>',
      ['quotes-missing: “Apache”'],
    ],
    ['<p>See “Apache”</p>', '<p>Siehe <b>Apache</b></p>', []],
    ['<p>See “Apache”</p>', '<p>Siehe (Apache)</p>', []],
    ['<p><code>f()</code> is not</p>', '<p><code>f()</code>n’est pas</p>', ['space-at-tag: n’est'], 'en fr'],
    [
      '<p><code>A_B</code> will be</p>',
      '<p><code>A_B</code>devient autre</p>',
      ['space-at-tag: devient'],
      'en fr',
    ],
    ['<p>the <code>A_B</code> module</p>', '<p>das <code>A_B</code>s Modul</p>', []],
    ['<p>The <code>f()</code> here</p>', '<p>A <code>f()</code>t itt</p>', [], 'en hu'],
  ]);
  proveRows('code', [
    ['TeX/LaTeX files', 'dokumenty v TeXu/LaTeXu', [], 'en cs'],
    ['<p>Use it. (HTTPS)</p>', '<p>HTTP nutzen. (HTPS)</p>', ['name-changed: HTTPS, HTPS']],
    [
      '<p>A new server</p><p>(HTTPS)</p>',
      '<p>Neuer HTTP-Server</p><p>(HTPS)</p>',
      ['name-changed: HTTPS, HTPS'],
    ],
  ]);
});
