import { describe, expect, test } from 'vitest';
import { checkLines } from '../../../../src/main/checks/line-checks';

type Texts = readonly [source: string, target: string];

/** The checks that compare two requests, each with one field, and find something. */
function found(target: string, ...texts: readonly Texts[]): readonly string[] {
  const lines = texts.map(([value, text]) => ({
    language: { source: 'en', target },
    fields: [{ id: 'a', value, target: text }],
  }));
  return [...checkLines(lines)].flatMap(({ problems }) =>
    problems.map(({ check }) => check).filter((check) => check === 'inconsistent' || check === 'same-target'),
  );
}

describe('two translations of a source are inconsistent', () => {
  test.each([
    ['sv', '&Paste', '&Klistra in', 'K&listra in', []],
    ['sv', '&Paste', '&Klistra in', '&Infoga här', ['inconsistent']],
    ['zh-CN', 'The program may not end.', '程序可能没有结束。 请关闭它', '程序可能没有结束。请关闭它', []],
    ['ru', '_Rename', 'Пере_именовать', '_Переименовать', []],
    ['zh-CN', '_Open', '打开...(_O)', '打开(_O)', []],
    ['zh-CN', '_Open', '打开...(_O)', '开启(_O)', ['inconsistent']],
    [
      'zh-CN',
      'The program may not end.',
      '程序可能没有结束。请关闭它',
      '程序也许没有结束。请关闭它',
      ['inconsistent'],
    ],
    ['fr', 'Access control', 'Contrôle d’accès', "Contrôle d'accès", []],
    ['tr', 'Artist name', 'Sanatçı ismi', 'Sanatçı İsmi', []],
    ['tr', 'Artist name', 'Sanatçı ismi', 'Sanatçı Adı', ['inconsistent']],
    // In a file where a colon has a backslash.
    ['nl', 'From:', String.raw`Van\:`, 'van', []],
    ['km', 'Writing mode', 'របៀបសរសេរ', 'របៀប\u200bសរសេរ', []],
    // The word depends on the noun that is left out.
    ['sl', 'None', 'Noben', 'Brez', []],
    ['sl', 'Nothing', 'Noben', 'Brez', ['inconsistent']],
    // With the word for a number of them or without it.
    ['ja', 'Comments', 'コメント', 'コメント数', []],
    ['zh-TW', 'Comments', '評論', '則評論', []],
    ['ja', 'Directory', 'ディレクトリ', 'ディレクトリー', ['inconsistent']],
    ['zh-CN', 'Comments', '评论', '条评论', []],
    ['zh-CN', 'Visible', '可见', '不可见', ['inconsistent']],
    ['zh-CN', 'Enabled', '启用', '未启用', ['inconsistent']],
    ['zh-TW', 'Comments', '評論', '留言', ['inconsistent']],
    ['ja', 'All comments', 'コメント', 'コメント数', ['inconsistent']],
    // The name of a month and its short form.
    ['it', 'May', 'Mag', 'Maggio', []],
    ['it', 'March', 'Marzo', 'Mese di marzo', ['inconsistent']],
    // A preposition depends on what is behind it.
    ['de', 'to', 'an', 'bis', []],
    ['de', 'Add to', 'Anfügen an', 'Hinzu zu', ['inconsistent']],
    ['es', 'Copied', 'Copiado', '¡Copiado!', []],
    ['es', 'Copied', 'Copiado', '¡Cortado!', ['inconsistent']],
    // An adjective alone agrees with what it is said of.
    ['it', 'High', 'Alta', 'Alto', []],
    ['it', 'High', 'Alta', 'Forte', ['inconsistent']],
    [
      'de',
      'The program may not end.',
      'Die Weiter leitung endet',
      'Die Weiterleitung endet',
      ['inconsistent'],
    ],
  ])('%s: %s, %s, %s', (language, source, one, other, expected) => {
    // The first one is the usual one, as a label of one word needs.
    expect(found(language, [source, one], [source, one], [source, other])).toEqual(expected);
  });
});

test.each([
  ['Back', 'Zurück', 'Hinten', []],
  ['Back?', 'Zurück', 'Hinten', []],
  ['Go back', 'Zurück', 'Hinten', ['inconsistent']],
])('a label of one word has two senses unless one is the usual one: %s', (source, one, other, expected) => {
  expect(found('de', [source, one], [source, other])).toEqual(expected);
  expect(found('de', [source, one], [source, one], [source, other])).toEqual(['inconsistent']);
  expect(found('de', [`${source}:`, one], [`${source}:`, one], [source, other])).toEqual(expected);
});

test.each([
  ['Temperatura', 'Temparatura', ['inconsistent']],
  ['Configuració', 'Confguració', ['inconsistent']],
  ['Mitjà', 'Mig', []],
  ['Alta', 'Alto', []],
])('a label of one word has no other sense by a slip: %s, %s', (one, other, expected) => {
  expect(found('ca', ['Temperature', one], ['Temperature', other])).toEqual(expected);
  expect(found('ca', ['Temperature:', one], ['Temperature', other])).toEqual(expected);
  expect(found('ca', ['TEMPERATURE', one], ['Temperature', other])).toEqual([]);
});

test.each([
  ['New', 'Новый', 'Новая', []],
  ['unknown', 'neznámé', 'neznámá', []],
  ['New file', 'Новый', 'Новая', ['inconsistent']],
  ['New', 'Новый', 'Созданный', ['inconsistent']],
  // An amount needs another case of a short word behind it, as in Finnish.
  ['%lu new', '%lu uusi', '%lu uutta', []],
  ['%lu new', '%lu uusi', '%lu tuore', ['inconsistent']],
  ['%s new', '%s uusi', '%s uuni', ['inconsistent']],
  ['%lu new', '%lu uusi', '%lu uusiutuva', ['inconsistent']],
])(
  'an adjective of one request has the endings of several genders: %s, %s, %s',
  (value, one, other, expected) => {
    const fields = [one, one, other].map((target, at) => ({ id: String(at), value, target }));
    const [line] = checkLines([{ language: { source: 'en', target: 'ru' }, fields }]);
    const checks = line?.problems.map(({ check }) => check) ?? [];
    expect(checks.filter((check) => check === 'inconsistent')).toEqual(expected);
  },
);

describe('the end of a title that all pages share', () => {
  const pages = ['Guide', 'Filters', 'Log files', 'Modules'].map((name): Texts => [
    `${name} - Desk Server Version 2`,
    `${name.toUpperCase()} - Desk-Serveur version 2`,
  ]);

  test.each([
    ['left as it is', 'Index - Desk Server Version 2', ['inconsistent']],
    ['translated otherwise', 'INDEX - Serveur Desk, version 2', ['inconsistent']],
    ['translated alike', 'INDEX | Desk-Serveur version 2', []],
  ])('%s', (_, target, expected) => {
    expect(found('fr', ...pages, ['Index - Desk Server Version 2', target])).toEqual(expected);
  });

  test('is left as it is where few pages translate it', () => {
    expect(
      found('fr', ...pages.slice(2), ['Index - Desk Server Version 2', 'Desk Server Version 2']),
    ).toEqual([]);
  });

  test('is not said beside the whole title, which is translated otherwise', () => {
    const [first = ['', '']] = pages;
    expect(found('fr', ...pages, first, [first[0], 'GUIDE - Serveur Desk, version 2'])).toEqual([
      'inconsistent',
    ]);
  });
});

test('a text that is left in one request and translated in far more is inconsistent, not a name', () => {
  const right: Texts = ['Server settings', 'Réglages du serveur'];
  const left: Texts = ['Server settings', 'Server settings'];
  expect(found('fr', right, right, right, left)).toEqual(['inconsistent']);
  expect(found('fr', right, right, left)).toEqual([]);
  expect(found('fr', right, right, right, left, left)).toEqual([]);
});

const translated = (source: string, target: string): Texts => [
  source,
  source.replace(/contents(?: of it)?/i, target),
];

test.each([
  ['<h2>Contents</h2>', '<h2>Contents</h2>', ['inconsistent']],
  ['<h2>Contents</h2>', '<table><tr><th>Contents</th></tr></table>', []],
  ['<p><var>contents</var></p>', '<p>contents</p>', []],
  ['<h2>Contents of it</h2>', '<table><tr><th>Contents of it</th></tr></table>', ['inconsistent']],
])('a single word is compared in places of one kind: %s, %s', (one, other, expected) => {
  const usual = translated(one, 'Inhalt');
  expect(found('de', usual, usual, translated(other, 'Beladung'))).toEqual(expected);
});

test('a line of code in place of a sentence is no other translation of it', () => {
  const source = '<p>The length must not be over twenty.</p>';
  const right = '<p>Die Länge darf nicht über zwanzig sein.</p>';
  expect(found('de', [source, right], [source, '<p><code>length = 4</code></p>'])).toEqual([]);
});

test('another translation of the same source is a matter of style, in the same request too', () => {
  const [value, ...targets] = ['It ends at once.', 'Es endet sofort.', 'Es hört sogleich auf.'];
  const fields = targets.map((target, at) => ({ id: `${at}`, value, target }));
  const [line] = checkLines([{ language: { source: 'en', target: 'de' }, fields }]);
  expect(line?.problems).toMatchObject([{ check: 'inconsistent', certainty: 'style' }]);
});

describe('two sources have the same translation', () => {
  const [menu, target] = ['Select Quiz, Repeat Errors to repeat the', 'Wählen Sie Quiz, Fehler wiederholen'];
  test.each([
    ['cards you have counted as incorrect.', 'questions you answered incorrectly.', []],
    [
      'cards you have counted as incorrect.',
      'last week from its beginning, and to save it.',
      ['same-target'],
    ],
  ])('%s %s', (one, other, expected) => {
    expect(found('de', [`${menu} ${one}`, target], [`${menu} ${other}`, target])).toEqual(expected);
  });
});

test('the beginning of two texts, set apart, is no translation of both', () => {
  const [one, other] = [
    'usage: --get one [two] reads the first of all',
    'usage: --put it removes another one of them',
  ];
  expect(found('pl', [one, 'użycie:'], [other, 'użycie:'])).toEqual([]);
  expect(found('pl', [one, 'użycie jego'], [other, 'użycie jego'])).toEqual(['same-target']);
});

test.each([
  [
    'Toggle Show/Hide Lines Between Node Parent and Children',
    ['Show/Hide _Lines Node Parent to Children', []],
  ],
  [
    'Toggle Show/Hide Lines Between Node Parent and Children',
    ['Show/Hide _Words Tree Folder of the Files', ['same-target']],
  ],
  [
    'The directory into which track-files are written',
    ['Directory in which the tracks should be written:', []],
  ],
  // All of the longer one is compared, and of another text no more than its beginning.
  [
    'Here is more information on all of the tracks and the files that may be written: the directory',
    ['These tracks, files and directory may be written:', []],
  ],
  [
    'These tracks, files and directory may be written:',
    ['Here is more information on all of the tracks and the files that may be written: the directory', []],
  ],
  [
    'The directory into which track-files are written',
    ['Remove all of the settings and begin again', ['same-target']],
  ],
] as const)(
  'two sources that have nearly all words in common say the same: %s, %s',
  (one, [other, expected]) => {
    const target = 'Das Verzeichnis, in das die Dateien der Strecken geschrieben werden';
    expect(found('de', [one, target], [other, target])).toEqual(expected);
  },
);

const areOpposites = [
  ['Zoom in', 'Zoom out', 'Vergrößern', ['same-target']],
  ['Undo', 'Redo', 'Rückgängig', ['same-target']],
  ['Enabled fields', 'Disabled fields', 'Aktive Felder', ['same-target']],
  ['Lock the screen', 'Unlock the screen', 'Bildschirm sperren', ['same-target']],
  ['%d minutes', '%d hours', '%d Minuten', ['same-target']],
  [
    'The left button of the mouse ends it.',
    'The right button of the mouse ends it.',
    'Links',
    ['same-target'],
  ],
  ['Delete', 'Remove', 'Löschen', []],
  ['Stop', 'Stopped', 'Halt', []],
  ['%d minute', '%d minutes', '%d Min.', []],
  // Labels without a word in common.
  ['Next picture', 'Filter component name', 'Nächstes Bild', ['same-target']],
  ['Delete file', 'Remove', 'Datei entfernen', []],
  ['Track name', 'Song title', 'Name des Lieds', []],
  ['Arguments with path information', 'Initial caching of an entry', 'Beispiel', []],
  ['Save document', 'Save the output', 'Ausgabe speichern', []],
  ['Apache Tomcat Desk', 'Version of Apache', 'Apache', []],
] as const;

test.each(areOpposites)(
  'two labels have the same translation: %s, %s, %s',
  (one, other, target, expected) => {
    expect(found('de', [one, target], [other, target])).toEqual(expected);
  },
);

/** The checks that compare the fields of one request, each with the texts of its places in the target. */
function foundInOne(target: string, ...texts: readonly Texts[]): readonly string[] {
  const fields = texts.map(([value, text], at) => ({
    id: `${at}`,
    data: 'text' as const,
    value,
    target: text,
  }));
  const [line] = checkLines([{ language: { source: 'en', target }, fields }]);
  const problems = (line?.problems ?? []).flatMap(({ folded = [], ...one }) => [one, ...folded]);
  return problems
    .filter(({ check }) => check === 'inconsistent' || check === 'same-target')
    .map(({ field, places }) => {
      const { from = 0, to = 0 } = places.find(({ side }) => side === 'target') ?? {};
      return `${field}: ${texts[Number(field)]?.[1].slice(from, to)}`;
    });
}

test('two sources with the same translation in one request are one problem', () => {
  const fields = ['Undo', 'Redo'].map((value) => ({ id: value, value, target: 'Zurück' }));
  const [line] = checkLines([{ language: { source: 'en', target: 'de' }, fields }]);
  expect(line?.problems).toMatchObject([
    { field: 'Undo', certainty: 'likely', folded: [{ field: 'Redo', certainty: 'likely' }] },
  ]);
});

test('where nothing tells which of two sources has the translation of the other, both are named', () => {
  expect(foundInOne('de', ['Undo', 'Zurück'], ['Redo', 'Zurück'])).toEqual(['0: Zurück', '1: Zurück']);
  expect(foundInOne('de', ['Undo', 'Zurück'], ['Undo', 'Zurück'], ['Redo', 'Zurück'])).toEqual(['2: Zurück']);
});

describe('a translation of another text of the request that was pasted', () => {
  const other: Texts = ['Properties of the launcher', 'Eigenschaften des Starters'];

  test.each([
    [
      'Run in a terminal?',
      'Im Terminal ausführen? Eigenschaften des Starters',
      ['1: Eigenschaften des Starters'],
    ],
    [
      'Run it in a terminal',
      'Im Terminal ausführen Eigenschaften des Starters',
      ['1: Eigenschaften des Starters'],
    ],
    [
      'one of the terminals',
      'eins von den Terminals Eigenschaften des Starters',
      ['1: Eigenschaften des Starters'],
    ],
    ['One of the terminals', 'eins von den Terminals Eigenschaften des Starters', []],
    ['Run it in a terminal', 'Eigenschaften des Starters Im Terminal ausführen', []],
    ['Run it in a terminal', 'Im Terminal ausführen und Eigenschaften des Starters', []],
    // A sentence or a label may end in what is another text of the request.
    ['Other parts', 'Weitere Eigenschaften des Starters', []],
    ['Run in a terminal?', 'Im Terminal ausführen?', []],
    // The other text is a part of this one, or of what it says.
    ['Show the properties of the launcher', 'Anzeigen: Eigenschaften des Starters', []],
    ['All of the launchers and their properties', 'Alles zu den Starters: Eigenschaften des Starters', []],
    // Both have as many sentences.
    ['Table 4.1. Shortcuts', 'Tabelle 4.1. Eigenschaften des Starters', []],
    // The target is as long as expected.
    ['What is to be said here of a terminal program', 'Zum Terminal: Eigenschaften des Starters', []],
  ])('%s %s', (source, target, expected) => {
    expect(foundInOne('de', other, [source, target])).toEqual(expected);
  });
});

test('a clause that is a sentence of the target may be all of another text', () => {
  const other: Texts = ['No subject specified.', 'Geen onderwerp gegeven.'];
  const target = 'Geen onderwerp gegeven. Versturen afbreken?';
  expect(foundInOne('nl', other, ['No subject, abort sending?', target])).toEqual([]);
  // The clause that has words of the other text stands at the other end.
  expect(
    foundInOne('nl', other, [
      'Abort the subject, now?',
      'Het onderwerp nu afbreken? Geen onderwerp gegeven.',
    ]),
  ).toEqual(['1: Geen onderwerp gegeven.']);
  expect(foundInOne('nl', other, ['Abort it, now and here?', target])).toEqual([
    '1: Geen onderwerp gegeven.',
  ]);
  expect(foundInOne('nl', other, ['Abort sending of the mail?', target])).toEqual([
    '1: Geen onderwerp gegeven.',
  ]);
});

test('the other translation is quoted with all of its dots', () => {
  const fields = [
    ['Add anchor', 'Име на линк'],
    ['Add anchor...', 'Котва...'],
  ].map(([value = '', target = ''], at) => ({ id: `${at}`, data: 'text' as const, value, target }));
  const [line] = checkLines([{ language: { source: 'en', target: 'bg' }, fields }]);
  const others = line?.problems.filter(({ check }) => check === 'inconsistent').map(({ message }) => message);
  expect(others).toEqual([expect.stringContaining('“Котва...” elsewhere')]);
});

test.each([
  [['Valeur non valide', 'Valeur non valide', 'Valeur Non valide'], ['2: Valeur Non valide']],
  [['Valeur non valide', 'Valeur non Valide'], ['1: Valeur non Valide']],
  [['Valeur non valide', 'valeur non valide.'], []],
])('the same text of a request in other capitals is inconsistent: %j', (targets, expected) => {
  expect(foundInOne('fr', ...targets.map((target): Texts => ['Invalid value', target]))).toEqual(expected);
});

test('a text in other capitals may have other ones in the target', () => {
  expect(
    foundInOne('fr', ['Invalid value', 'Valeur non valide'], ['Invalid Value', 'Valeur Non Valide']),
  ).toEqual([]);
});

const foundBeside = (target: string, ...texts: readonly Texts[]): readonly string[] => {
  const fields = texts.map(([value, text], at) => ({ id: `${at}`, value, target: text }));
  return [...checkLines([{ language: { source: 'en', target }, fields }])].flatMap(({ problems }) =>
    problems.map(({ check }) => check).filter((check) => check === 'inconsistent'),
  );
};

describe('two labels of a request that differ in their last mark', () => {
  test.each([
    // A noun, and the verb of a button.
    ['Search:', 'Recherche :', 'Search', 'Rechercher', []],
    ['Search', 'Recherche', 'Search', 'Rechercher', ['inconsistent']],
    ['Search:', 'Recherche :', 'Search', 'Trouver', []],
    ['Open File…', 'Ouvrir le fichier…', 'Open file', 'Ouvrir un document', ['inconsistent']],
    // A command and a title, a step and a label.
    ['Context menu…', 'Ouvrir le menu contextuel', 'Context menu', 'Menu contextuel', []],
    ['Context menu…', 'Ouvrir le menu contextuel', 'Context menu...', 'Menu contextuel', ['inconsistent']],
    ['Open an archive.', 'Ouvrez une archive.', 'Open an archive', 'Ouvrir une archive', []],
    ['Open an archive.', 'Ouvrez une archive.', 'Open an archive.', 'Ouvrir une archive.', ['inconsistent']],
    // A short form of another word.
    ['Sep', 'Sept', 'Sep.', 'Écart.', []],
    ['Sep', 'Sept', 'Sep', 'Écart', ['inconsistent']],
    ['Open it', 'Ouvrir', 'Open it.', 'Lire.', ['inconsistent']],
    // The letter of the keyboard, which one of them lacks.
    ['&Find...', '&Chercher...', '&Find', 'Chercher', []],
    ['&Find it...', '&Trouver...', '&Find it', 'Chercher', ['inconsistent']],
    ['Its key', 'Sa clé_f', 'Its key', 'Sa cléf', ['inconsistent']],
    // A letter stands for several words.
    ['T', 'M', 'T', 'J', []],
    ['Tu', 'Ma', 'Tu', 'Je', ['inconsistent']],
  ])('%s = %s, %s = %s', (source, one, other, two, expected) => {
    expect(foundBeside('fr', [source, one], [source, one], [other, two])).toEqual(expected);
  });
});

test.each([
  ['Context menu…', 'Nyissa meg a helyi menüt', 'Context menu', 'Helyi menü', []],
  ['Context menu', 'Nyissa meg a helyi menüt', 'Context menu', 'Helyi menü', ['inconsistent']],
  ['Connecting...', '連線...', 'Connecting', '連線中', []],
  ['Connecting', '連線', 'Connecting', '連線中', ['inconsistent']],
])(
  'labels of two requests differ in their last mark: %s = %s, %s = %s',
  (source, one, other, two, expected) => {
    const language = one.includes('連') ? 'zh-TW' : 'hu';
    expect(found(language, [source, one], [source, one], [other, two])).toEqual(expected);
  },
);

test.each([
  ['no colon that only a third one has', ['경고:', '경고', '경고', '주의'], '경고'],
  ['its own colon', ['경고:', '경고:', '경고:', '주의:'], '경고:'],
])('the translation of another request is quoted with %s', (_case, targets, expected) => {
  const lines = targets.map((target, at) => ({
    language: { source: 'en', target: 'ko' },
    fields: [{ id: 'a', value: at === 0 ? 'The warning:' : 'The warning', target }],
  }));
  const problems = [...checkLines(lines)].at(-1)?.problems ?? [];
  expect(problems.map(({ message }) => message).join(' ')).toContain(`here, “${expected}” in request`);
});
