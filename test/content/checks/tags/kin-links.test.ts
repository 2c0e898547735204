import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';

// A link whose address changed is there: it is one problem of an attribute, and no missing and added tag.

const reportsOf = (source: string, target: string): readonly string[] =>
  checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: 'de' }).flatMap(
    ({ check, detail }) =>
      check === 'attribute-changed' || check.startsWith('tags-')
        ? [[check, detail['before'], detail['after']].filter(Boolean).join(' ')]
        : [],
  );

const link = (address: string, text: string): string => `<a href="${address}">${text}</a>`;
const pair = (was: string, is: string): readonly [string, string] => [
  `<p>Read <em>all</em> of ${link(was, 'the page')} first.</p>`,
  `<p>Zuerst ${link(is, 'die Seite')} lesen.</p>`,
];

test.each([
  ['in capitals', 'dict.html#ModuleIdentifier', 'dict.html#moduleidentifier'],
  ['in the place on its page', 'log.html', 'log.html#formats'],
  ['in the folder of its page', '../mod/rewrite.html', 'misc/rewrite.html'],
  ['in its server', 'https://cwiki.desk.net/display/FAQ', 'http://wiki.desk.net/FAQ'],
  ['in all, and is the only one of its block', 'rewrite/index.html', 'misc/guide.html'],
])('a link whose address differs %s has changed', (_how, was, is) => {
  expect(reportsOf(...pair(was, is))).toContain(`attribute-changed ${was} ${is}`);
  expect(reportsOf(...pair(was, is)).filter((report) => report !== 'tags-missing')).toHaveLength(1);
});

test('a page that one link alone leads to is the same in a paragraph that only one side has', () => {
  const source = `<p>One. ${link('terms.html#media-type', 'media type')}</p><pre>a = 1</pre><p>Two words.</p>`;
  const target = `<p>Eins. <b>Neu</b></p><p>${link('terms.html#mime-type', 'MIME-Typ')}</p><p>Zwei Worte.</p>`;
  expect(reportsOf(source, target)).toContain('attribute-changed terms.html#media-type terms.html#mime-type');
});

const name = (address: string, text: string): string => `<code>${link(address, text)}</code>`;

test('links around names are two, whose names tell them apart', () => {
  for (const [was, is] of [
    ['event.html', 'perchild.html'],
    ['mime.html#addhandler', 'mime.html#addtype'],
  ] as const) {
    const source = `<p>See <em>also</em> ${name(was, 'AddHandler')}.</p>`;
    const target = `<p>Siehe ${name(is, 'AddType')}.</p>`;
    expect(reportsOf(source, target)).toContain('tags-missing');
    expect(reportsOf(source, target).some((report) => report.startsWith('attribute-changed'))).toBe(false);
  }
});

test('a stray sign in an address is one problem, and no lost quotation mark', () => {
  const source = `<p>See <em>also</em> ${name('core.html#virtualhost', 'VirtualHost')}.</p>`;
  const target = `<p>Siehe ${name('core.html#<virtualhost>', 'VirtualHost')}.</p>`;
  const field = { type: 'localizable', data: 'html', source, target };
  const reports = checkField(field, { source: 'en', target: 'de' }).map(
    ({ check, variant }) => `${check}.${variant}`,
  );
  expect(reports.filter((report) => !report.startsWith('tags-missing'))).toEqual(['html.attribute-sign']);
});

test('a link to another page counts as two differences of another version', () => {
  const source = `<ul><li>See ${link('https://desk.net/faq', 'the FAQ')}.</li><li>Ports 80 and 443 are open.</li></ul>`;
  const target = `<ul><li>Siehe ${link('https://support.com/help', 'die Hilfe')}.</li><li>Die Ports sind offen.</li></ul>`;
  const field = { type: 'localizable', data: 'html', source, target };
  expect(checkField(field, { source: 'en', target: 'de' }).map(({ check }) => check)).toEqual([
    'other-version',
  ]);
});

test('two links to the same places of another page are changed links', () => {
  const source = `<p>See ${link('help:/menus.html#menus-settings', 'the settings')} and ${link('help:/menus.html#menus-help', 'the help')}.</p>`;
  const other = `<p>Siehe ${link('help:/ui.html#menus-settings', 'Einstellungen')} und ${link('help:/ui.html#menus-help', 'Hilfe')}.</p>`;
  expect(reportsOf(source, other)).toEqual([
    'attribute-changed help:/menus.html#menus-settings help:/ui.html#menus-settings',
    'attribute-changed help:/menus.html#menus-help help:/ui.html#menus-help',
  ]);
});

test('two links to other pages of the same two servers are changed links', () => {
  const source = `<p>Read ${link('https://en.wiki.net/Go_(game)', 'the article')} or ${link('http://play.to/iwtg/en/', 'the way')}.</p>`;
  const other = `<p>Lesen Sie ${link('https://en.wiki.net/Go_game', 'den Artikel')} oder ${link(' http://play.to/interactive/', 'den Weg')}.</p>`;
  expect(reportsOf(source, other).filter((one) => one.startsWith('tags-'))).toEqual([]);
});

const twoLinks = (first: string, second: string): string => `${link(first, 'one')} or ${link(second, 'two')}`;

test('two links of a text without a pair of blocks have changed, where one alone leads to a place or a host', () => {
  const rows = [
    ['help:/menus.html#menus-settings', 'help:/menus.html#menus-help'],
    ['help:/ui.html#menus-settings', 'help:/ui.html#menus-help'],
    ['https://wiki.desk.net/Go_(game)', 'http://play.desk.net/iwtg/en/'],
    ['http://wiki.desk.net/Go_game', 'http://play.desk.net/interactive/'],
  ] as const;
  for (const at of [0, 2]) {
    const [[was = '', wasToo = ''], [is = '', isToo = '']] = [rows[at] ?? [], rows[at + 1] ?? []];
    const [of, over] = [
      twoLinks(was, wasToo),
      twoLinks(is, isToo).replace('one', 'eins').replace('two', 'zwei'),
    ];
    const words = '<b class="org">KDE</b> <b class="menu">Settings</b> and <b class="menu">Help</b>';
    const source = `<p>Read this.</p><p>It has ${words}, read ${of} of the <b class="org">KDE</b> Basics.</p>`;
    const target = `<ul><li>Lies das.</li><li>Neu.</li></ul><p>Es hat ${words}, lies von <b class="org">KDE</b> mehr in ${over}.</p>`;
    const reports = reportsOf(source, target);
    expect(reports).toContain(`attribute-changed ${was} ${is}`);
    expect(reports).toContain(`attribute-changed ${wasToo} ${isToo}`);
  }
});
