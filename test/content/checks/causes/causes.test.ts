import { describe, expect, it } from 'vitest';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { foldSource } from '../../../../src/content/checks/causes/source-cause';
import {
  fieldProblem,
  foldHabits,
  type FieldProblem,
} from '../../../../src/content/checks/causes/request-causes';
import { withoutToldWords } from '../../../../src/content/checks/causes/told-words';
import { withoutOpenPassages } from '../../../../src/content/checks/causes/open-passages';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId, Problem } from '../../../../src/content/checks/problem';

const found = (source: string, target: string, to = 'de'): readonly Problem[] =>
  checkField({ type: 'localizable', data: 'html', source, target }, { source: 'en', target: to });

const notice = `<p>Die Dokumentation zu diesem Befehl wurde noch nicht &uuml;bersetzt.
  Bitte schauen Sie in die englische Version.</p>`;

/** How sure a problem is alone, for one passage and throughout a request. */
const ratings = (check: CheckId, variant: string) => [
  certaintyOf({ check, variant }),
  certaintyOf({ check, variant, cause: 'passage' }),
  certaintyOf({ check, variant, cause: 'habit' }),
];

const said = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ check, variant, cause, folded = [] }) =>
    [check, variant, cause ?? 'single', folded.length].join(' '),
  );

describe('findings of a field with one cause are one problem', () => {
  const rows: readonly (readonly [name: string, source: string, target: string, expected: string[]])[] = [
    [
      'tags, numbers and addresses that differ in several blocks: another version of the source',
      '<p>See <a href="/a">this page</a> of 2024.</p><p>Use 12 <code>ls</code>, <a href="/c">more</a>.</p>',
      '<p>Siehe jene Seite von 2019.</p><p>Nimm 9 davon.</p>',
      ['other-version differs version 5'],
    ],
    [
      'a passage that is too short, and the full stop that went with it',
      '<h2>Usage</h2><p><b>poll</b> asks the server which host the master server for a named map is and what the order number of that map is. It then prints both of them to the standard output.</p>',
      '<h2>Verwendung</h2><p><b>poll</b></p>',
      ['length short passage 2'],
    ],
    [
      'a sentence without its full stop',
      '<p><b>poll</b> asks which server has the map.</p>',
      '<p><b>poll</b> fragt, welcher Server die Karte hat</p>',
      ['end-punctuation missing single 0'],
    ],
    [
      'one number that became another',
      '<p>Take 12 of them.</p><p>Rest.</p>',
      '<p>Nimm 13 davon.</p><p>Ruh dich aus.</p>',
      ['numbers changed single 0'],
    ],
    [
      'a number with groups of digits that became another one without',
      'The tank holds 1,500 litres.',
      'Der Tank fasst 2500 Liter.',
      ['numbers changed single 0'],
    ],
    [
      'a number with a fraction that is missing, and a whole number that was added',
      'The wall is 3.1 metres long.',
      'Die Wand ist 501 Meter lang.',
      ['numbers missing single 0', 'numbers extra single 0'],
    ],
    [
      'two slips in two blocks, which may have two causes',
      '<p>Take 12 of them.</p><p>Wait 5 hours.</p>',
      '<p>Nimm 13 davon.</p><p>Warte 6 Stunden.</p>',
      ['numbers changed single 0', 'numbers changed single 0'],
    ],
    [
      'two numbers of a sentence that became others, each by itself',
      'Wait 30 seconds or 12 minutes.',
      'Warten Sie 40 Sekunden oder 15 Minuten.',
      ['numbers changed single 0', 'numbers changed single 0'],
    ],
    [
      'two numbers of which it is open what became of them',
      'Wait 30 seconds in room 7, or 12 minutes.',
      'In Raum 7 40 Sekunden oder 15 Minuten warten.',
      ['numbers missing passage 3'],
    ],
    [
      'a number that became another one beside a paragraph that was joined',
      '<p>Wait 30 seconds.</p><p>Then open the door.</p>',
      '<p>Warte 40 Sekunden. Dann öffne die Tür.</p>',
      ['tags-missing joined single 0', 'numbers changed single 0'],
    ],
    [
      'a number in code that became another one',
      'Listen on port <code>8080</code> now.',
      'Lausche jetzt an Port <code>8088</code>.',
      ['numbers changed passage 1'],
    ],
    [
      'two links with exchanged addresses',
      'See <a href="/install">installation</a> and <a href="/config">configuration</a>.',
      'Siehe <a href="/config">Installation</a> und <a href="/install">Konfiguration</a>.',
      ['tag-contents exchanged passage 1'],
    ],
    [
      'an added script with its content',
      '<p>Save it</p>',
      '<p>Sichern<script>alert(1)</script></p>',
      ['unsafe-html element passage 1'],
    ],
    [
      'a tag with another name, which is none of HTML',
      '<p>Save the <em>file</em> now</p>',
      '<p>Die <fett>Datei</fett> jetzt sichern</p>',
      ['html unknown-element passage 2'],
    ],
    [
      'Markdown instead of a tag',
      '<p>Press <b>Save</b> to keep the file.</p>',
      '<p>Drücke **Sichern**, um die Datei zu behalten.</p>',
      ['leftovers markdown passage 1'],
    ],
    [
      'Markdown, and a tag that is lost in another paragraph',
      '<p>Press the key.</p><p>Keep the <b>file</b>.</p>',
      '<p>Drücke die **Taste**.</p><p>Behalte die Datei.</p>',
      ['leftovers markdown single 0', 'tags-missing inline single 0'],
    ],
    [
      'placeholders that break a program, beside another version of the source',
      '<h2>One of {product}</h2><p>Get 10 apples for %s.</p><ul><li>Buy 11 pears</li><li>Eat 12</li></ul>',
      '<p>Nimm die Äpfel, 20.</p><p>Geh dann heim, 21.</p><ol><li>Warte 22</li></ol>',
      ['other-version differs version 10', 'placeholders missing single 0', 'placeholders missing single 0'],
    ],
    [
      'placeholders in code, which are shown to readers, with the other version',
      '<h2>One of all</h2><p>Get 10 apples: <code>{product}</code>.</p><ul><li>Buy 11 pears</li><li>Eat 12</li></ul>',
      '<p>Nimm die Äpfel, 20.</p><p>Geh dann heim, 21.</p><ol><li>Warte 22</li></ol>',
      ['other-version differs version 12'],
    ],
    [
      'a placeholder that is missing where little is translated',
      '<p>Go to the end of all of it.</p><p>Come back to the start of it.</p><p>Rest {name}</p>',
      '<p>Go to the end of all of it.</p><p>Come back to the start of it.</p><p>Rast</p>',
      ['target-equals-source part untranslated 3', 'placeholders missing single 0'],
    ],
    [
      'links of names that are lost, beside words that are emphasized in another way',
      '<p>A <dfn>DSO</dfn> is there: <a href="/so">so</a>, <a href="/apxs">apxs</a>, <a href="/conf">conf</a>.</p>',
      '<p>Ein <em>DSO</em> ist da: so, apxs, conf.</p>',
      ['tags-missing replaced single 0', 'tags-missing plain habit 2'],
    ],
    [
      'passages that are not translated',
      '<p>Go to the end of it.</p><p>Come back to the start of it.</p><p>Rest</p>',
      '<p>Go to the end of it.</p><p>Come back to the start of it.</p><p>Rast</p>',
      ['target-equals-source part untranslated 3'],
    ],
    [
      'a notice in place of the translation, whatever differs besides',
      '<p>The <code>ls</code> command lists 12 files, <a href="/x">see there</a>, and more of it.</p>',
      '<p>Noch nicht übersetzt.</p>',
      ['target-equals-source stub untranslated 3'],
    ],
    [
      'a notice that sends readers to the English page, however long the section is around it',
      `<h2>List</h2><table><tr><td>Lists all of them.</td></tr></table><p>It is translated to <code>ls</code> here.</p>`,
      `<h2>Liste</h2><table><tr><td>Lists all of them.</td></tr></table>${notice}`,
      ['target-equals-source stub untranslated 3'],
    ],
    [
      'a sentence that says in passing that something is not translated',
      '<p>The names of all the other <b>commands</b> of <b>this</b> page are in the list that follows here.</p>',
      '<p>Die noch nicht übersetzten Namen aller anderen Befehle dieser Seite stehen in der Liste hier.</p>',
      ['tags-missing inline single 0'],
    ],
  ];
  it.each(rows)('%s', (_name, source, target, expected) => {
    expect(said(found(source, target))).toEqual(expected);
  });

  it('are marked at the passages that are not translated, and not at what differs besides', () => {
    const left = '<p>Go to the end of it and come back to the start of it.</p>';
    const [problem] = found(`${left}<p>Rest <b>now</b>.</p>`, `${left}<p>Rast.</p>`);
    expect(problem?.folded).toHaveLength(2);
    expect(problem?.source).toEqual([{ from: 3, to: left.length - 4 }]);
  });

  it('are marked at the notice alone where a notice stands for the translation', () => {
    const [problem] = found('<p>The <code>ls</code> command lists 12 files.</p>', `<p>Liste</p>${notice}`);
    expect(problem).toMatchObject({ source: [], target: [{ from: 15, to: 12 + notice.length - 4 }] });
  });
});

it('marks in a sentence that is left in the source language are those of that language', () => {
  const left = '<p>These are the ones that follow below it: a list of them.</p>';
  const problems = found(`${left}<p>Rest</p>`, `${left}<p>Repos</p>`, 'fr');
  expect(problems.map(({ check }) => check)).toEqual(['target-equals-source']);
});

it('a month and the number in it are one problem, and no cause of another number', () => {
  expect(said(found('1,234 items (March 5)', '1,243個（4月5日）', 'ja'))).toEqual([
    'numbers changed single 0',
    'numbers month single 0',
  ]);
});

describe('a tag without a partner', () => {
  it('is the one whose text is not on the other side, wherever it stands', () => {
    const [problem] = found(
      'Use <code>cp</code>, <code>ls</code> or <code>mv</code>.',
      'Nimm <code>cp</code> oder <code>mv</code>.',
    );
    expect(problem).toMatchObject({
      variant: 'code',
      detail: { text: 'ls' },
      source: [{ from: 21, to: 27 }],
    });
  });

  it.each([
    ['code that is said once more', 'Use <code>ls</code> for it.', '<code>ls</code>: nimm <code>ls</code>.'],
    ['code style for code', 'Use git for it.', 'Nimm dafür <code>git</code>.'],
    ['a note of the translator', 'Use it.', 'Nimm es. <em>(Anm. d. Ü.: jetzt)</em>'],
  ])('is none: %s', (_name, source, target) => {
    expect(found(source, target).filter(({ check }) => check.startsWith('tags'))).toEqual([]);
  });

  it('is no error where its text is there without it', () => {
    const [problem] = found('Use <b>git</b> for it.', 'Nimm git dafür.');
    expect(problem).toMatchObject({ check: 'tags-missing', variant: 'plain' });
    expect(problem === undefined ? '' : certaintyOf(problem)).toBe('style');
  });
});

it('calls a way to set or space a text style throughout a request, but no number, bracket or link', () => {
  expect(ratings('edge-spaces', 'trailing-missing')).toEqual(['likely', 'likely', 'style']);
  expect(ratings('placeholders', 'no-access-key')).toEqual(['likely', 'likely', 'style']);
  for (const [check, variant] of [
    ['numbers', 'changed'],
    ['brackets', 'unclosed'],
    ['attribute-changed', 'changed-likely'],
    ['tags-missing', 'missing-address'],
    ['target-equals-source', 'label'],
    ['leftovers', 'note'],
    ['corrupted', 'accent'],
    ['script', 'mixed'],
  ] as const)
    expect([check, ...ratings(check, variant)]).toEqual([check, 'likely', 'likely', 'likely']);
  expect(ratings('placeholders', 'changed')).toEqual(['sure', 'sure', 'sure']);
});

const inFields = (source: string, targets: readonly string[], to = 'de') =>
  foldHabits(
    targets.flatMap((target, position) =>
      found(source, target, to).map((problem) => fieldProblem({ position, fieldId: `${position}` }, problem)),
    ),
  ).map(({ fieldId, problem }) => [
    fieldId,
    problem.variant,
    problem.cause,
    problem.folded?.map((one) => one.fieldId),
  ]);

const link = (address: string, text: string): string => `<a href="${address}">${text}</a>`;
const linked = (links: readonly (readonly [was: string, is: string])[]) =>
  foldHabits(
    links.flatMap(([was, is], position) =>
      found(was, is, 'fr').map((problem) => fieldProblem({ position, fieldId: `${position}` }, problem)),
    ),
  ).map(({ problem: { check, variant, folded } }) => [check, variant, folded?.length]);

describe('links to the names of a translation', () => {
  it('are one problem for each page', () => {
    const [was, is] = ['graphical-interface.html', 'interface-graphique.html'];
    const pages = ['marks', 'list', 'start'].map(
      (place) => [link(`${was}#${place}`, 'this part'), link(`${is}#${place}`, 'cette partie')] as const,
    );
    expect(linked(pages)).toEqual([['attribute-changed', 'class', 2]]);
    const places = [
      [link('#colors', 'Colors'), link('#couleurs', 'Couleurs')],
      [link('#levels', 'Levels'), link('#niveaux', 'Niveaux')],
    ] as const;
    expect(linked(places)).toEqual([['attribute-changed', 'class', 1]]);
  });

  it('are problems of their own where they lead elsewhere', () => {
    const wrong = [
      [link('menu.html#colors', 'this'), link('start.html#colors', 'cela')],
      [link('menu.html#levels', 'that'), link('start.html#levels', 'ceci')],
    ] as const;
    const old = [
      [link('https://a.test/b', 'this'), link('http://a.test/b', 'cela')],
      [link('https://a.test/c', 'that'), link('http://a.test/c', 'ceci')],
    ] as const;
    expect([wrong, old].map((links) => linked(links).length)).toEqual([2, 2]);
  });
});

describe('a style throughout a request', () => {
  const fields = ['Attention :', 'Quoi ?', 'Oui !'].map((target, position) =>
    found('Well', target, 'fr').map((problem) =>
      fieldProblem({ position, fieldId: `field-${position}` }, problem),
    ),
  );

  it('is said once, at the first of its places', () => {
    const problems = foldHabits(fields.flat().filter(({ problem }) => problem.check === 'french-spacing'));
    expect(problems.map(({ fieldId }) => fieldId)).toEqual(['field-0']);
    expect(problems[0]?.problem).toMatchObject({
      cause: 'habit',
      folded: [
        { fieldId: 'field-1', position: 1 },
        { fieldId: 'field-2', position: 2 },
      ],
    });
  });

  it('names all of its fields, however many there are', () => {
    const problems = Array.from({ length: 200 }, (_, position) =>
      found('Well', 'Quoi ?', 'fr').map((problem) =>
        fieldProblem({ position, fieldId: `${position}` }, problem),
      ),
    );
    const [problem] = foldHabits(problems.flat());
    expect(new Set(problem?.problem.folded?.map(({ position }) => position)).size).toBe(199);
  });

  it('is said once of the same notice in several sections, without what each of them lacks', () => {
    const section = '<p>The <code>ls</code> command lists 12 files.</p>';
    expect(inFields(section, [notice, notice])).toEqual([['0', 'stub', 'untranslated', ['1']]]);
  });

  it('is said once of marks of half the width in two fields', () => {
    const targets = ['これは箱です, これは蓋です。', 'これは箱です, これは店です。'];
    expect(inFields('This is it, and that.', targets, 'ja')).toEqual([['0', 'half-width', 'habit', ['1']]]);
  });

  it('is said once of spaces that joined lines left', () => {
    const targets = ['服务器使用它 们。', '我们打开文 件。'];
    expect(inFields('It uses them.', targets, 'zh-CN')).toEqual([['0', 'space-in-word', 'habit', ['1']]]);
  });

  it('is said once of texts in the other characters of Chinese', () => {
    const targets = ['找不到雙因素驗證裝置', '服務需要驗證請註冊裝置'];
    expect(inFields('Select the device', targets, 'zh-CN')).toEqual([
      ['0', 'all-traditional', 'habit', ['1']],
    ]);
    expect(inFields('Select the device', [targets[0] ?? '', '找不到装置'], 'zh-CN')).toEqual([
      ['0', 'all-traditional', undefined, undefined],
    ]);
  });

  it('is said once of quotations in two fields whose marks do not belong together', () => {
    const targets = ['Das „Haus” steht.', 'Das „Tor” steht.'];
    expect(inFields('The “house” stands.', targets)).toEqual([['0', 'quotes-mixed', 'habit', ['1']]]);
  });

  it('is said once of letters that one wrong encoding or one wrong escaping damaged', () => {
    expect(inFields('The file lacks.', ['Die Datei fÃ¤llt fÃ¼r uns aus.'])).toEqual([
      ['0', 'mojibake', 'habit', [undefined]],
    ]);
    // A byte of a letter may be a control character or a quotation mark.
    expect(inFields('Area', ['s\u00c3\u00bc\u00c3\u009fe \u00c3\u201epfel', '\ufffdl'])).toEqual([
      ['0', 'mojibake', 'habit', [undefined, undefined, '1']],
    ]);
    const targets = ['Fl&amp;auml;che', 'T&amp;uuml;r'];
    expect(inFields('Area', targets)).toEqual([['0', 'escaped', 'habit', ['1']]]);
    expect(inFields('Area', ['Fla\u0308che', 'To\u0308ne']).map(([, variant]) => variant)).toEqual([
      'decomposed',
    ]);
  });

  it('is said once of labels that have no access keys', () => {
    const problems = ['&Cut', '&Save', '&Edit'].flatMap((label, position) =>
      checkField(
        { type: 'localizable', data: 'text', source: label, target: 'Tun' },
        { source: 'en', target: 'de' },
        new Set(['placeholders']),
      ).map((problem) => fieldProblem({ position, fieldId: `${position}` }, problem)),
    );
    expect(foldHabits(problems).map(({ problem }) => [problem.variant, problem.folded?.length])).toEqual([
      ['no-access-key', 2],
    ]);
  });

  it('is said once of what each field does throughout', () => {
    const one = '<b>a</b> <b>c</b> <i>e</i> <u>g</u>';
    const [first, ...others] = inFields(`<p>${one}</p>`, [
      '<p>A C E G</p>',
      '<p>A C E G</p>',
      '<p>A C E G</p>',
    ]);
    expect(others).toEqual([]);
    expect(first).toEqual(['0', 'inline', 'habit', [undefined, undefined, '1', '1', '1', '2', '2', '2']]);
  });
});

const bracketsIn = (source: string, targets: readonly string[]) =>
  targets.flatMap((target, position) =>
    found(source, target)
      .filter(({ check }) => check === 'brackets')
      .map((problem) => fieldProblem({ position, fieldId: String(position) }, problem)),
  );

describe('a quotation over two fields', () => {
  const rows: readonly (readonly [first: string, second: string, expected: number])[] = [
    ['<p>»Eins war zuerst.</p>', '<p>Zwei war zuletzt.«</p>', 0],
    ['<p>(Eins war zuerst.</p>', '<p>Zwei war zuletzt.)</p>', 0],
    ['<p>Eins war zuerst.)</p>', '<p>(Zwei war zuletzt.</p>', 2],
    ['<p>»Eins war zuerst.</p>', '<p>Zwei war (zuletzt.</p>', 2],
  ];
  it.each(rows)('%s and %s', (first, second, expected) => {
    const problems = bracketsIn('<p>One was first.</p>', [first, second]);
    expect(problems).toHaveLength(2);
    expect(withoutOpenPassages(problems)).toHaveLength(expected);
  });

  it('does not explain a bracket whose partner the source has in the same field', () => {
    const [opening, closing, ...others] = bracketsIn('<p>One [is] (first).</p>', [
      '<p>Eins [ist] (zuerst.</p>',
      '<p>Eins [ist] zuerst).</p>',
    ]);
    expect(others).toEqual([]);
    expect(opening?.problem.source).toEqual([{ from: 12, to: 13 }]);
    expect(withoutOpenPassages([opening, closing].filter((one) => one !== undefined))).toHaveLength(2);
  });
});

const missingTag = (tag: string, from: number): Problem => ({
  check: 'tags-missing',
  variant: 'missing',
  detail: { tag },
  source: [{ from, to: from + 4 }],
  target: [],
});
const missingItem = (at: number): Problem => ({
  ...missingTag('<li>', at),
  cause: 'passage',
  folded: [missingTag('<b>', at + 4)],
});

const inAll = { languages: 3, timesOf: () => 3, isShortest: () => false };

/** Whether a label in the source language, which so many of three languages have, is reported. */
function isLabelLeft(text: string, times: number): boolean {
  const problem = {
    check: 'target-equals-source',
    variant: 'label',
    detail: { text },
    source: [{ from: 0, to: text.length }],
    target: [{ from: 0, to: text.length }],
  } as const;
  const field = fieldProblem({ position: 0, fieldId: 'title' }, problem);
  return foldSource([field], () => ({ ...inAll, timesOf: () => times })).length > 0;
}

describe('a difference that most languages have', () => {
  it('marks places of its own field alone, and counts what was folded in another field once', () => {
    const fields = [missingItem(0), missingItem(50)].map((problem, position) =>
      fieldProblem({ position, fieldId: `field-${position}` }, problem),
    );
    const [shared, ...others] = foldSource(fields, () => inAll);
    expect(others).toEqual([]);
    expect(shared?.problem.source).toEqual([
      { from: 0, to: 4 },
      { from: 4, to: 8 },
    ]);
    expect(shared?.problem.folded?.map(({ detail, fieldId = '' }) => `${detail['tag']} ${fieldId}`)).toEqual([
      '<li> ',
      '<b> ',
      '<li> field-1',
      '<b> field-1',
    ]);
  });

  it('is none in a label with capitals, which is a name then', () => {
    expect(isLabelLeft('Desk Connect', 3)).toBe(false);
    expect(isLabelLeft('Desk Connect', 1)).toBe(true);
    expect(isLabelLeft('Connect your desk', 3)).toBe(true);
  });
});

const problemAt = (check: CheckId, from: number, to: number, position = 0) =>
  fieldProblem(
    { position, fieldId: String(position) },
    { check, variant: 'word', detail: {}, source: [], target: [{ from, to }] },
  );

describe('a misspelt word', () => {
  const rows: readonly (readonly [name: string, others: readonly FieldProblem[], left: number])[] = [
    ['in a placeholder that was changed is no problem of its own', [problemAt('placeholders', 4, 14)], 0],
    ['in a passage in another language is none, either', [problemAt('language', 0, 40)], 0],
    ['beside a placeholder that was changed is said', [problemAt('placeholders', 12, 20)], 1],
    ['in a sentence without its full stop is said', [problemAt('end-punctuation', 0, 40)], 1],
    ['in another field is said', [problemAt('placeholders', 4, 14, 1)], 1],
  ];
  it.each(rows)('%s', (_name, others, left) => {
    expect(withoutToldWords([problemAt('spelling', 5, 12)], others)).toHaveLength(left);
  });
});
