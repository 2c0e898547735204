import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Reports that readers found wrong on 29 November 2026, each with a mistake that is like it and stays one.

describe('messages that tell translators where they stand', () => {
  proveRows('line-breaks', [
    ['_:audio\nJump back.', '跳回', [], 'en zh-TW', 'text'],
    ['audio:\nJump back.', 'Salta atrás', ['lost'], 'en es', 'text'],
  ]);
  proveRows('code', [
    ['Use --seg_country=DE now', 'Usa ora --top_paesi=DE', [], 'en it'],
    ['Use --seg_country now', 'Usa ora --seg_contry', ['name-changed: --seg_country, --seg_contry'], 'en it'],
    ['Define WORD.', 'WORT festlegen.', []],
    ['Use HTTPS.', 'HTTPT nutzen.', ['name-changed: HTTPS, HTTPT']],
    [
      'usage: --writetodo file start_number [end_number|end]\n  start_number  - first note to read from file',
      'användning: --writetodo fil startnummer [slutnummer|slut]\n  startnummer  - första anteckningen att läsa',
      [],
      'en sv',
      'text',
    ],
    ['_:gpx_field\nName', 'Nombre', [], 'en es', 'text'],
    ['The gpx_field name', 'El nombre', ['name-missing: gpx_field'], 'en es'],
    ['Toggle h_5 Property', 'Переключить H5', [], 'en ru', 'text'],
  ]);
});

describe('columns', () => {
  proveRows('double-spaces', [
    [' F - Flow Control :', ' F - Kontrola toku     :', [], 'en pl'],
    [' F - Flow Control :', ' F - Kontrola  toku :', ['double'], 'en pl'],
    [' --limit=SPEED If the speed', ' --limit=VELOCIDAD  Si la velocidad', [], 'en es', 'text'],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['__DATE_LONG__', '%a %d', [], 'en fr', 'text'],
    ['On __DATE_LONG__', 'Le jour', ['missing: __DATE_LONG__'], 'en fr', 'text'],
    ['Agree with the %#terms and conditions%#', 'Acepte los %#términos%#', [], 'en es'],
    ['The value is %#x now', 'El valor es ahora', ['missing: %#x'], 'en es'],
    ['Booked {once} today', 'Réservé {une fois} ce jour', ['missing-likely: {once}'], 'en fr'],
    ['{count} partners', '{count, plural, one {# partner} few {# partneři} other {# partnerů}}', [], 'en cs'],
    [
      '{count, plural, one {Upload {count} file} other {Upload {count} files}}',
      '{count, plural, one {# Datei} other {# Dateien}}',
      [],
    ],
  ]);
});

describe('arguments of Qt', () => {
  proveRows('placeholders', [
    ['Copyright © 2007-%1 The team.', 'Copyright © 2007-2021 Het team.', ['missing: %1'], 'en nl', 'text'],
    ['Page %1 (%2 of %3)', 'Side %1 (%1 av %3)', ['missing: %2'], 'en nb', 'text'],
    ['Page %1 (%2 of %3)', 'Side %3: %2 av %1', [], 'en nb', 'text'],
    ['Printing... (page %1)', 'يطبع... (صفحة %L1)', [], 'en ar', 'text'],
    ['Show %L1 items', 'Elementen tonen', ['missing: %L1'], 'en nl', 'text'],
    ['Show %L1 items', '%1 elementen tonen', [], 'en nl', 'text'],
    ['Team %1 here', 'Team hier', ['missing: %1'], 'en nl', 'text'],
    ['Delete %1 file', 'Slett én fil', [], 'en nb', 'text'],
    ['Name of %1', '%1i nimi', [], 'en et', 'text'],
    ['is_focused', 'está em foco', [], 'en pt', 'text'],
    ['Is _focused', 'Está em foco', ['no-access-key: _f'], 'en pt', 'text'],
  ]);
  proveRows('numbers', [
    ['The default of 100 000 is good.', '默认的100000就好。', [], 'en zh-CN'],
    ['Up to 100000 files', 'Bis zu 100 000 Dateien', [], 'en de'],
    ['Up to 1,250,000 files, 100 a day', 'Hasta 1 250 000 archivos, 100 al día', [], 'en es'],
    ['Up to 100000 files', 'Bis zu 100 Dateien', ['missing: 100000', 'extra: 100'], 'en de'],
    ['Windows 10 500 times', 'Windows 10 500-mal', [], 'en de'],
    ['Up to 100000 files', 'Bis zu 100 001 Dateien', ['missing: 100000', 'extra: 100'], 'en de'],
    [
      'The default of 100 000 is good.',
      '默认的10000就好。',
      ['missing: 100', 'missing: 000', 'extra: 10000'],
      'en zh-CN',
    ],
    ['Copyright 2007-%1 team', 'Copyright 2007-2021 team', ['extra: 2021'], 'en nl', 'text'],
    ['Up to 50 %1', '%50 %1 kadar', [], 'en tr', 'text'],
  ]);
});

describe('a conversion with a space', () => {
  proveRows('placeholders', [
    ['Reason: %s', 'Rheswm: % s', ['missing-likely: %s'], 'en cy', 'text'],
    ['Reason: %s', 'Rheswm', ['missing: %s'], 'en cy', 'text'],
  ]);
  proveRows('html', [
    ['<p>One</p>', '<p>Uno</p> {2<?} {1>?}', [], 'en es'],
    ['<p>One</p>', '<p>Uno <!-- dos</p>', ['comment: <!-- dos</p>'], 'en es'],
  ]);
});

describe('tags that a text names', () => {
  proveRows('tags-missing', [
    [
      'Headers refer to other <th> elements',
      'Los encabezados se refieren a otras celdas',
      [],
      'en es',
      'text',
    ],
    ['<tr><td>One</td></tr>', '<tr>Uno</tr>', ['missing: <td>'], 'en es'],
  ]);
  proveRows('tags-extra', [
    ['Img element inside a link', 'El elemento <img> dentro de un enlace', [], 'en es', 'text'],
    ['Look', 'Mira <img src="a.png">', ['extra: <img>'], 'en es', 'text'],
  ]);
  proveRows('numbers', [
    [
      '<0>Press <strong>Shift</strong> and click</0><1 /><2>to add</2>',
      'Pulse <strong>Mayús</strong></0><1 /><2>para añadir</2>',
      [],
      'en es',
    ],
    ['Copyright, John Smith, 19xx.', 'Copyright, Juan Pérez, año.', [], 'en es'],
    [
      '<p>View (<span><kbd>Home</kbd></span>) of the 20 samples</p><p>By 4 in it</p>',
      '<p>Ansicht (<span><kbd>Strg</kbd>+<kbd>Pos 1</kbd></span>) der 20 Werte</p><p>Um 4 davon</p>',
      [],
    ],
  ]);
});

describe('markup', () => {
  proveRows('unsafe-html', [
    ['<a onclick="toggle(); return false;">x</a>', '<a onclick="toggle (); return false;">y</a>', []],
    ['<a onclick="toggle(); return false;">x</a>', '<a onclick="send()">y</a>', ['handler: onclick']],
    // A line end ends a statement.
    ['<a onclick="return (a())">x</a>', '<a onclick="return\n(a())">y</a>', ['handler: onclick']],
  ]);
  proveRows('tags-missing', [
    ['<p>Look <img src="a.png"> there</p>', '<p>Mira allí</p>', ['image: a.png'], 'en es'],
  ]);
  proveRows('attribute-changed', [
    ['<img src="images/a.png">', '<img src="../images/a.png">', []],
    [
      '<img src="images/a.png">',
      '<img src="../pictures/a.png">',
      ['changed-likely: <img>, src, images/a.png, ../pictures/a.png'],
    ],
  ]);
  proveRows('punctuation', [
    ['<p>GIT <a id="git"></a></p>', '<p>Repositório GIT<a id="git"></a></p>', [], 'en pt'],
  ]);
  proveRows('target-equals-source', [
    ['<p>user@host port</p>', '<p>user@host port</p>', [], 'en te'],
    ['<p>Stop</p>', '<p>Stop</p>', [], 'en it'],
    ['<b>Time (ms)</b> of it', '<b>Time (ms)</b> de él', ['label: Time (ms)'], 'en es'],
    [
      '<h4>bot.addPattern(name, pattern, options)</h4><p>Makes an event of it.</p>',
      '<h4>bot.addPattern(name, pattern, options)</h4><p>Создаёт из этого событие.</p>',
      [],
      'en ru',
    ],
  ]);
});

describe('words and marks', () => {
  proveRows('invisible-added', [
    ['Secure guest access', 'Veilige gasten\u00adtoegang', [], 'en nl'],
    ['Secure access', 'Veilige gas\u00adten', ['added: U+00AD soft hyphen'], 'en nl'],
  ]);
  proveRows('letter-case', [
    ['This is NOT an idle timeout.', 'Ini adalah BUKAn hadmasa leka.', [], 'en ms'],
    ['s=Srch S=CaseLess', 's=Sök S=utanSkif', [], 'en sv'],
    ['lenNew = (lenOld * rate)', 'délkaNová = (délkaStará * rychlost)', [], 'en cs'],
    ['Find a text', 'Sök en texTen', ['inside: texTen'], 'en sv'],
  ]);
  proveRows('end-punctuation', [
    ['Misc.', 'Různé', [], 'en cs'],
    [
      '   --soft  Use software colour during OpenGL\n                 rendering. It may be slow.',
      '   --soft  在 OpenGL 模式中使用軟體轉換色彩。\n                 可能很慢。',
      [],
      'en zh-TW',
      'text',
    ],
    ['The title is one..', 'Este título es uno.', [], 'en es'],
    ['The title is one.', 'Este título es uno', ['missing: .'], 'en es'],
  ]);
  proveRows('corrupted', [
    [' --limit=SPEED', ' --limit=VELOCITA', [], 'en it', 'text'],
    ['The speed', 'La velocita', ['accent: velocita, velocità'], 'en it', 'text'],
  ]);
  proveRows('script', [
    ['<p><b>Sigma</b> is the size.</p>', '<p>Το<b>Sigma</b> είναι το μέγεθος.</p>', [], 'en el'],
  ]);
  proveRows('doubled-words', [
    ['Haha, my soldiers!', 'He he, els meus soldats!', [], 'en ca'],
    ['--sms number', '--sms numer                numer odbiorcy', [], 'en pl', 'text'],
    ['The number', 'Numer  numer odbiorcy', ['doubled: Numer'], 'en pl', 'text'],
    ['This is what', 'On see see, mida', [], 'en et'],
    ['Indicates whether the longitude is east', 'Indique si la longitude est est', [], 'en fr'],
    ['It is there', 'Il est est là', ['doubled: est'], 'en fr'],
  ]);
  proveRows('brackets', [
    ["For a literal '\"', use '%\"'.", 'Benutze %", um es zu erhalten.', []],
    ['For it', 'Benutze " um es', ['odd: "']],
  ]);
  proveRows('leftovers', [
    ['Link it with {0}', '{0}と{1}をリンクする', [], 'en ja', 'text'],
    ['Link it', '{1}をリンクする', ['tool-tag: {1}'], 'en ja', 'text'],
    ['(NOTE: I hope this option mends it!', '(HINWEIS: Ich hoffe, dass diese Option das behebt.)', []],
  ]);
});
