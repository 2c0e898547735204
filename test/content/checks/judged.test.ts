import { describe, expect, test } from 'vitest';
import { certaintyOf } from '../../../src/content/checks/certainty';
import { checkField } from '../../../src/content/checks/check-field';
import { proveRows } from './found-problems';

// Reports that a reader judged wrong, each with a mistake beside it that is still reported.

describe('addresses', () => {
  proveRows('addresses', [
    ['For example: root@home.cru.fr', 'Zum Beispiel: root@home.uni.de', []],
    [
      'Write to root@home.cru.fr',
      'An root@home.uni.de',
      ['missing: root@home.cru.fr', 'extra: root@home.uni.de'],
    ],
    [
      'This could look like: DNS:www.example.com,DNS:images.example.com',
      'Das könnte so aussehen: DNS:www.beispiel.de,DNS:bilder.beispiel.de',
      [],
    ],
    [
      'See <a href="http://a.org/b">http://a.org/b</a>',
      'Siehe<a href="http://a.org/b">http://a.org/b</a>',
      [],
    ],
  ]);
});

describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    ['<a href="http://a.org/b">a</a>', '<a href="https://a.org/b">a</a>', []],
    ['<a class="x" href="/b">a</a>', '<a class="y" href="/b">b</a>', ['class: <a>, class, x, y']],
    [
      '<p><span class="menu">File</span> and <span class="item">Open</span></p>',
      '<p><span class="item">Öffnen</span> in <span class="menu">Datei</span></p>',
      [],
    ],
    [
      '<p><span class="menu">File</span> and more</p>',
      '<p><span class="item">Datei</span> und mehr</p>',
      ['class: <span>, class, menu, item'],
    ],
  ]);
});

test('the class of an inline element is style, that of a block is likely', () => {
  expect(certaintyOf({ check: 'attribute-changed', variant: 'class' })).toBe('style');
  const [problem] = checkField(
    { type: 'localizable', data: 'html', source: '<p class="a">One</p>', target: '<p class="b">Eins</p>' },
    { source: 'en', target: 'de' },
  );
  expect(problem && certaintyOf(problem)).toBe('likely');
});

test('letters of another width can be read, and are no error', () => {
  expect(certaintyOf({ check: 'corrupted', variant: 'full-width' })).toBe('likely');
  expect(certaintyOf({ check: 'corrupted', variant: 'broken' })).toBe('sure');
});

describe('brackets', () => {
  proveRows('brackets', [
    [
      'Use 49.1245 and not 49°34\'0". It is read.',
      'Nutze 49.1245 und nicht 49°34\'0 ". Es wird gelesen.',
      [],
    ],
    ['Use "Set symlinks" here', 'יש להשתמש ב"קביעת קישורים" כאן', [], 'en he'],
    ['The army', 'צה"ל כאן', [], 'en he'],
    ['Minimum Amplitude (dB):', ':(dB) עוצמה מירבית', [], 'en he'],
    ['Be glad here.', 'Sei froh :) hier.', []],
  ]);
});

describe('code', () => {
  proveRows('code', [
    ['Send YOUR_TOKEN here', 'Envíe TU_TOKEN aquí', [], 'en es'],
    ['It is <code>1.62 mm</code> wide', 'È largo <code>1,62 mm</code>', [], 'en it'],
    ['Use <code>?term("grand|oblique")</code>', 'Usa <code>?term("grande|obliquo")</code>', [], 'en it'],
    [
      'Use <code>?description(x)</code>',
      'Usa <code>?descripton(x)</code>',
      ['changed: ?description(x), ?descripton(x)'],
      'en it',
    ],
  ]);
});

describe('corrupted', () => {
  proveRows('corrupted', [
    ['It is new – and good', 'Je to nové\u00a0– a dobré', [], 'en cs'],
    ['JAMin (Jaaa) measures.', 'Jaaa는 측정합니다', [], 'en ko'],
    ['Call invitation', 'Boð um þátttöku', [], 'en is'],
    ['Oops! It went wrong.', 'Ooops! Algo deu errado.', [], 'en pt'],
    ['What is new?', 'Ç’ka të re?', [], 'en sq'],
    ['It keeps a connection', 'Il maintient une connnexion', ['three-times: connnexion'], 'en fr'],
    ['It escapes HTML.', 'Z. B. wird <code>&amp;amp;</code> ersetzt.', []],
    ['It escapes HTML.', 'Es maskiert &amp;amp; HTML.', ['escaped: &amp;']],
  ]);
});

describe('doubled-words', () => {
  proveRows('doubled-words', [
    ['and insert it into the database', 'en voeg deze in in de database', [], 'en nl'],
    ['Add a double colon and the port', 'Inclua dois dois pontos e a porta', [], 'en pt'],
    ['Add two ports', 'Inclua dois dois portos', ['doubled: dois'], 'en pt'],
    ['Each is stored', '모든 메시지는 따로 따로 저장됩니다', [], 'en ko'],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    [
      'It shows "Bus 001 Device 001: ID 1d6b root"',
      'Il affiche "Bus 001 Device 001: ID 1d6b root"',
      [],
      'en fr',
    ],
    ['It shows this: a device', 'Il affiche ceci: un appareil', ['missing: :'], 'en fr'],
  ]);
});

describe('html', () => {
  proveRows('html', [
    [
      '<code>a <em><code>b</code></em></code>',
      '<code>a <em><code>b</code></em> <em><code>c</code></em></code>',
      [],
    ],
    ['<code>a</code>', '<code>a <code>b</code></code>', ['nested-code: <code>']],
    ['<a href="x">a</a>', '<a href="x">a <a href="x">b</a></a>', ['in-itself: <a>']],
  ]);
});

test('nesting without effect and values without quotation marks are no errors', () => {
  expect(certaintyOf({ check: 'html', variant: 'nested' })).toBe('likely');
  expect(certaintyOf({ check: 'html', variant: 'attribute-unquoted' })).toBe('style');
  expect(certaintyOf({ check: 'tags-missing', variant: 'paragraph' })).toBe('likely');
});

describe('language', () => {
  proveRows('language', [
    [
      'The command\ntrcs --from cp1252 --to latin1 --gen-script gives you the output',
      'Kommandot\ntrcs --from cp1252 --to latin1 --gen-script ger utdata',
      [],
      'en sv',
    ],
    ['It has header_is and body_is and part_ok in it', 'Es hat header_is and body_is and part_ok darin', []],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['THE ENTIRE RISK IS WITH YOU.', 'TODO O RISCO É SEU.', [], 'en pt'],
    ['The risk', 'TODO: risco', ['note: TODO: risco'], 'en pt'],
    ['The risk', 'FUZZY: risco', ['note: FUZZY: risco'], 'en pt'],
    ['Fuzzy risk', 'Risco FUZZY', [], 'en pt'],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['It was found.\\nSubject: $s', 'Знайдено.\\nТема: $s', [], 'en uk'],
    ['L&ink audio.com account', 'aud&io.com-Konto verknüpfen', []],
    ['Your kicad version is old', 'Votre version KiCad est ancienne', [], 'en fr'],
    ['Your new version is old', 'Votre verSion est ancienne', ['inside: verSion'], 'en fr'],
  ]);
});

describe('number-format', () => {
  proveRows('number-format', [
    ['Tested with node 16/18/20', 'Mit Node 16/18/20 getestet', []],
    ['Tested on 11/24/2026', 'Getestet am 11/24/2026', ['date: 11/24/2026']],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['They die at 10 to 15 years', 'Mueren entre los diez y los quince años', [], 'en es'],
    ['Allow for 1:1 calls', 'Autoriser les appels en face à face', [], 'en fr'],
    ['Remove 1 message', 'Odstranit zprávu', [], 'en cs'],
    ['Remove 3 messages', 'Odstranit zprávy', ['missing: 3'], 'en cs'],
    ['50ths of Seconds', 'Padesátiny sekund', [], 'en cs'],
    ["the value `-1' disables it", 'la valeur -1 la désactive', [], 'en fr'],
    ['Optional\n-1 - default', '可选 -1 - 默认', [], 'en zh-CN'],
    ['It has HTML and DVI.', 'HTML と DVI の 2 種類です。', [], 'en ja'],
    ['It has 4 parts.', '部分は 2 つです。', ['missing: 4'], 'en ja'],
    ['use 18.45% gray', 'gebruik 18.45 %% grijs', [], 'en nl'],
    [
      'See <a class="link" href="a.html" title="7.43. The Submenu">it</a>.',
      'Siehe <a class="link" href="a.html" title="Das Untermenü">es</a>.',
      [],
    ],
    ['100ths of Seconds', '1/100 секунды', [], 'en ru'],
    ['A 3-way merge', 'Trójstronne scalenie', [], 'en pl'],
    ['groups of less than half a dozen', 'groepen kleiner dan 6', [], 'en nl'],
    ['A chance of 70% to hit', '70%-os esély', [], 'en hu'],
    ['It waits sixty seconds', 'Es wartet 60 Sekunden', []],
    ['It waits sixty seconds', 'Es wartet 50 Sekunden', ['extra: 50']],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['Use of {heap,stack,global}-buffers', 'Використання {купи, стеку, глобального}', [], 'en uk'],
    ['{n, plural, other {a}}', 'a', ['missing: {n, plural}']],
    ['Shifted right %.02f seconds', '%.02f초 이동했습니다', [], 'en ko'],
    ['%s bytes', '%sbytes', [], 'en vi'],
    ['%s bytes', 'bytes', ['missing: %s'], 'en vi'],
    ['It matches pairs like { and }', 'Encontra pares como { e }', [], 'en pt'],
    ['An interpolating rotozoomer', 'Підтримує обертання {rotozoomer}', [], 'en uk'],
    ['An interpolating thing', 'Підтримує {thyng}', ['extra-likely: {thyng}'], 'en uk'],
    ['See [[*URL*|the Manual]]', 'Siehe [[*URL*|das Handbuch]]', []],
    [
      'See [[*URL*|the Manual]]',
      'Siehe [[*ADR*|das Handbuch]]',
      ['missing: [[*URL*|the Manual]]', 'extra: [[*ADR*|das Handbuch]]'],
    ],
    ['~a: ~%Length: ~a', '~a: ~%처리된 길이: ~a', [], 'en ko'],
    ['A <code>%</code>-escape', 'Het <code>%</code>-teken', [], 'en nl'],
    ['It has %-10s of it', 'Es hat nichts davon', ['missing: %-10s']],
  ]);
});

describe('tags-missing', () => {
  proveRows('tags-missing', [
    [
      '<p>This is unsupported.</p><p>Use another one.</p>',
      'Dies wird nicht unterstützt.<br>Nimm ein anderes.',
      ['joined: <p>'],
    ],
  ]);
});

describe('target-equals-source', () => {
  proveRows('target-equals-source', [
    [
      '- /usr/share/xml/{declaration,entities,misc}',
      '- /usr/share/xml/{declaration,entities,misc}',
      [],
      'en es',
    ],
    ['* Noto Looped Lao Bold', '* Noto Looped Lao Bold', [], 'en zh-CN'],
    ['- eReader .pdb', '- eReader .pdb', [], 'en ja'],
    ['NetBSD make', 'NetBSD make', [], 'en zh-CN'],
    ['%s is required', '%s is required', ['whole: %s is required'], 'en gl', 'text'],
    ['%s is required', '%s is required', [], 'en nl', 'text'],
    ['Copyright &copy; 2009-%1 Graeme Gott', 'Copyright &copy; 2009-%1 Graeme Gott', [], 'en ru', 'text'],
    ['edgbla, shalma, Wei Mingzhi, et al.', 'edgbla, shalma, Wei Mingzhi, et al.', [], 'en ko'],
    ['Open the files, and so on', 'Open the files, and so on', ['whole: Open the files, and so on'], 'en ko'],
    ['[dctrl-tools, apt*, apt-file*, perl*]', '[dctrl-tools, apt*, apt-file*, perl*]', [], 'en ko'],
    [
      '* openjdk-11-jre | openjdk-8-jre | java8-runtime:',
      '* openjdk-11-jre | openjdk-8-jre | java8-runtime:',
      [],
      'en ru',
    ],
    [
      'Read the log, the mail and the list of it',
      'Read the log, the mail and the list of it',
      ['whole: Read the log, the mail and the list of it'],
    ],
    ['{ DATETIME($date, month: "long") }', '{ DATETIME($date, month: "long") }', [], 'en sv'],
    [
      'Add to fstab:\nhttps://webdav.example.org/path /mnt davfs rw,user,noauto 0 0',
      'In fstab einfügen:\nhttps://webdav.example.org/path /mnt davfs rw,user,noauto 0 0',
      [],
    ],
    [
      'This is a try. ip vrf exec examplevrf ping 10.0.0.1',
      'Dies ist ein Versuch. ip vrf exec examplevrf ping 10.0.0.1',
      [],
    ],
    [
      'Read it. Then you may open the window of it.',
      'Lies es. Then you may open the window of it.',
      ['sentence: Then you may open the window of it.'],
    ],
  ]);
});

describe('symbols', () => {
  proveRows('symbols', [
    ['It synced new → old', 'Neu wurde zu alt', []],
    ['Choose File → Open', 'Wähle Öffnen im Menü Datei', []],
    ['Linux® and Mac', 'Linux und Mac', ['missing: ®']],
  ]);
});

test('a plural without a form of the language is no error, because programs take another one', () => {
  expect(certaintyOf({ check: 'placeholders', variant: 'missing-branch' })).toBe('likely');
});
