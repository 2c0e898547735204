import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';

/** Problems as their tag, the tag and the first word at their place, and what is folded under them. */
function placesOf(source: string, target: string, only: readonly CheckId[] = ['tags-missing', 'tags-extra']) {
  const field = { type: 'localizable', data: 'html', source, target };
  return checkField(field, { source: 'en', target: 'de' }, new Set(only)).map((problem) => {
    const [value, span] =
      problem.source.length > 0 ? [source, problem.source[0]] : [target, problem.target[0]];
    const [, place = '', word = ''] = /^<(\w+)[^>]*>(?:<[^>]*>)*([^<]*)/.exec(value.slice(span?.from)) ?? [];
    const folded = (problem.folded ?? []).map(({ detail }) => detail['tag']);
    return [problem.detail['tag'], place, word, ...folded].join(' ');
  });
}

const certaintiesIn = (source: string, target: string) =>
  checkField(
    { type: 'localizable', data: 'html', source, target },
    { source: 'en', target: 'de' },
    new Set<CheckId>(['tags-missing', 'tags-extra']),
  ).map(certaintyOf);

const options = (...items: readonly (readonly [option: string, text: string])[]): string =>
  `<dl>${items.map(([option, text]) => `<dt><b>${option}</b></dt><dd>${text}</dd>`).join('')}</dl>`;
const queries = (...items: readonly (readonly [query: string, text: string])[]): string =>
  `<dl>${items.map(([query, text]) => `<dt><code>${query}</code></dt><dd>${text}</dd>`).join('')}</dl>`;
const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const code = (...lines: readonly string[]): string =>
  `<pre>${lines.map((line) => `<a class="line">${line}</a>`).join('\n')}</pre>`;

describe('a block that only one side has', () => {
  test.each([
    [
      'a term is told by its name, and its description is missing with it',
      options(['-B', 'start with bookmarks'], ['-H', 'use high colours'], ['-M', 'no colours at all']),
      options(['-B', 'mit Lesezeichen beginnen'], ['-M', 'gar keine Farben']),
      ['<dt> dt -H <b> <dd>'],
    ],
    [
      'an item is told by a number in it, and its paragraph is missing with it',
      list('<p>Width of 40</p>', '<p>Height of 50</p>', '<p>Depth of 60</p>'),
      list('<p>Breite von 40</p>', '<p>Tiefe von 60</p>'),
      ['<li> li Height of 50 <p>'],
    ],
    [
      'a term is told by its name in code, whatever words are in the others',
      queries(['?list', 'the list'], ['?server', 'the server'], ['?all', 'all of your server and more']),
      queries(['?list', 'die Liste'], ['?server', 'nur die Angaben zum Server und sonst nichts']),
      ['<dt> dt ?all <code> <dd>'],
    ],
    [
      'a name is known before a word of another script',
      '<p>It is the ServerRoot that counts here.</p><p>For example:</p><p>From the modules folder of the server.</p>',
      '<p>여기서는 ServerRoot가 중요하다. 예를 들면:</p><p>서버의 modules에서.</p>',
      ['<p> p For example:'],
    ],
    [
      'the paragraph of an example is none of them',
      '<p>Each Listen line counts in this place of the file.</p><p>So:</p><pre>Port 80</pre><p>It is from 80 on.</p>',
      '<p>Jede Zeile mit Listen zählt an dieser Stelle der Datei. Also:</p><p><code>Port 80</code></p><p>Und zwar ab 80.</p>',
      ['<pre> pre Port 80', '<p> p So:'],
    ],
    [
      'the second half of a paragraph that was divided begins where the first one ends',
      '<p>The server is started by the system, and it reads its settings before that.</p><p>It stops at once.</p>',
      '<p>Der Server wird vom System gestartet.</p><p>Er liest vorher alle seine Einstellungen.</p><p>Er endet sofort.</p>',
      ['<p> p Er liest vorher alle seine Einstellungen.'],
    ],
    [
      'a paragraph that was added is none',
      '<p>The server is started by the system, and it reads its settings before that.</p><p>It stops at once.</p>',
      '<p>Wir wünschen viel Freude damit.</p><p>Der Server wird vom System gestartet, und er liest vorher seine Einstellungen.</p><p>Er endet sofort.</p>',
      ['<p> p Wir wünschen viel Freude damit.'],
    ],
    [
      'an item is told by its length',
      list('A dog', 'A sentence with so many words in it that no other item is as long as this one', 'A cat'),
      list('Ein Hund', 'Ein Satz mit so vielen Wörtern, dass kein anderer Punkt so lang ist wie dieser hier'),
      ['<li> li A cat'],
    ],
    [
      'a few items are said where nothing tells them from each other',
      list('red', 'green', 'blue'),
      list('rot', 'grün'),
      ['<li> li red'],
    ],
    [
      'the list is said where nothing tells many items from each other',
      list('red', 'tan', 'sky', 'sea', 'oak', 'ash'),
      list('rot', 'rau', 'see', 'ast', 'eis'),
      ['<li> ul red'],
    ],
    [
      'an item that was added is told in the same way',
      list('Width of 40', 'Depth of 60'),
      list('Breite von 40', 'Höhe von 50', 'Tiefe von 60'),
      ['<li> li Höhe von 50'],
    ],
    [
      'two items are told by what is in all the others',
      list('one 11', 'two 22', 'three 33', 'four 44'),
      list('zwei 22', 'vier 44'),
      ['<li> li one 11'],
    ],
  ])('%s', (_rule, source, target, expected) => {
    expect(placesOf(source, target)).toEqual(expected);
  });
});

test('what is missing elsewhere is a problem of its own', () => {
  const source = `<p>See <a href="a.html">it</a>.</p>${list('Width of 40', 'Height of 50')}`;
  const target = `<p>Siehe dort.</p>${list('Breite von 40')}`;
  expect(placesOf(source, target, ['tags-missing', 'numbers'])).toHaveLength(2);
});

test('a line of code that another line holds too is style, and an empty paragraph is nothing', () => {
  expect(certaintiesIn(code('/* a long', 'remark */', 'run()'), code('/* kurz */', 'run()'))).toEqual([
    'style',
  ]);
  expect(certaintiesIn('<p>One</p>', '<p>Eins</p><p class="Pp"></p>')).toEqual([]);
  expect(certaintiesIn('<p>One</p>', '<p>Eins</p><p class="Pp">Zwei</p>')).toEqual(['likely']);
});

describe('how sure it is that a block is missing', () => {
  const [logs, server] = ['Write to <code>logs</code>', 'Run <code>httpd.exe</code>'];
  test('it is sure where its names are on one side only', () => {
    expect(certaintiesIn(list(logs, server), list(logs))[0]).toBe('sure');
  });
  test('it is likely where another item has its names', () => {
    expect(certaintiesIn(list(logs, server), list(`${logs} und starte <code>httpd.exe</code>`))).toEqual([
      'likely',
    ]);
  });
  test('it is likely where nothing tells the items from each other', () => {
    expect(certaintiesIn(list('red', 'green', 'blue'), list('rot', 'grün'))).toEqual(['likely']);
  });
});

test('of a paragraph that was divided, the second part is the one that was added', () => {
  const [one, two, three] = [
    'Eins ist hier. '.repeat(5),
    'Zwei ist hier nun. '.repeat(12),
    'Drei. '.repeat(9),
  ];
  const source = `<p>${'One is here. '.repeat(5)}</p><p>${'Two or three are here. '.repeat(15)}</p>`;
  const target = `<p>${one}</p><p>${three}</p><p>${two}</p>`;
  const field = { type: 'localizable', data: 'html', source, target };
  const [problem] = checkField(field, { source: 'en', target: 'de' }, new Set<CheckId>(['tags-extra']));
  expect(problem?.target[0]?.from).toBe(target.lastIndexOf('<p>'));
});
