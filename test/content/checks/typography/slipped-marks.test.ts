import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('marks of another language', () => {
  proveRows('punctuation', [
    ['one, two', 'un، deux', ['foreign: ،'], 'en fr'],
    ['one, two', 'یک، دو', [], 'en fa'],
    ['It starts. Wait.', '起動します｡待ちます。', ['foreign: ｡'], 'en ja'],
    ['It starts, then waits.', '启动､然后等待。', ['foreign: ､'], 'en zh-CN'],
    ['the "Upgrade" header', "l'en-tête „Upgrade“", ['foreign: „'], 'en fr'],
    ['the "Upgrade" header', 'der Header „Upgrade“', []],
    ['the “Upgrade” header', 'der Header „Upgrade"', ['quotes-mixed: „Upgrade"']],
    ['the “Upgrade” header', 'hlavička „Upgrade“ a „Link“', [], 'en cs'],
    ['It starts: now', '시작한다： 지금', ['full-width: ：'], 'en ko'],
    ['one two', 'eins\u3000zwei', ['full-width: U+3000']],
    ['one two', '一\u3000二', [], 'en ja'],
    ['The MPM, which waits, is here.', '选择 MPM,用来等待，在这里。', ['half-width: ,'], 'en zh-CN'],
    ['one, two, three', '路径1,路径2，三', [], 'en zh-CN'],
    // A text with half-width marks throughout has a space after each.
    [
      'It starts. Then wait.',
      '起動します.次に,ランプを待ちます.',
      ['half-width: .', 'half-width: ,'],
      'en ja',
    ],
    ['It is a group. Then it is.', '群である. ここで, 体である. ', [], 'en ja'],
  ]);
});

describe('spaces beside marks', () => {
  proveRows('punctuation', [
    ['one, two', 'traitée ,qui', ['space-before: ,'], 'en fr'],
    ['It starts.', '起動します 。', ['space-before: 。'], 'en ja'],
    ['Error: %s', '错误 ： %s', ['space-before: ：'], 'en zh-CN'],
    ['It starts, then waits.', '启动， 然后等待。', ['space-follows: ，'], 'en zh-CN'],
    ['It starts. Then wait.', '起動します。 次に待ちます。', [], 'en ja'],
    ['It starts. Now wait.', '시작한다.그래서 기다린다.', ['space-after: .'], 'en ko'],
    ['It is in. It shows the order.', 'Está incluída.O módulo mostra a ordem.', ['space-after: .'], 'en pt'],
    ['data (passwords)', 'datos(contraseñas)', ['space-missing-before: ('], 'en es'],
    ['processing (MPM)', 'Modul(MPM) hier', ['space-missing-before: (']],
    ['<p>Hello {{name}}, welcome</p>', '<p>Witaj {{name}},witamy</p>', ['space-after: ,'], 'en pl'],
    ['E-mail', 'l’ e-mail', ['space-follows: l’'], 'en fr'],
    ['Not it (case-insensitive)', 'Não isso(maiúsculo-minúsculo)', ['space-missing-before: ('], 'en pt'],
    ['The field (length)', 'Поле(длина)', ['space-missing-before: ('], 'en ru'],
    ['Module (some) name', 'Modül(ler) ismi', [], 'en tr'],
    ['the field(length)', 'Поле(длина)', [], 'en ru'],
    ['the file or files', 'los archivo(s) y la función(es)', [], 'en es'],
    ['a request line', 'eine Anfrage(zeile) hier', []],
    ['call main(argc, argv)', 'main(argc, argv) aufrufen', []],
    ['for access', "contrôle d' accès", ["space-follows: d'"], 'en fr'],
    ['the letter d or e', "la lettre 'd' ou 'e'", [], 'en fr'],
    ['multi-processing', 'Multi- Processing', ['space-follows: -']],
    // A dash has a space on both sides, and the columns of labels have their colons below each other.
    ['Choose File - Sync', 'Wähle Datei- Abgleich', ['space-missing-before: -']],
    ['  Installed: %s at %s', '  Telepítve : %s, %s', [], 'en hu', 'text'],
    ['Installed: %s at %s', 'Telepítve : %s, %s', ['space-before: :'], 'en hu', 'text'],
    ['  Installed: %s at %s', '  Telepítve: %s, most : %s', ['space-before: :'], 'en hu', 'text'],
    // The second one of two dashes around a remark, and a hyphen of Hungarian.
    ['It waits, at most a day, here', 'Aspetta -al massimo- un giorno', [], 'en it'],
    ['It is multi-processing here', 'È -qui multi e\nmulti- processing', ['space-follows: -'], 'en it'],
    ['With -f it is read', 'Mit -f wird die Konfigurations- datei', ['space-follows: -']],
    ['It scales up or down', 'Fel- illetve leméretezés', [], 'en hu'],
    ['upper and lower case', 'Groß- und Kleinschreibung, DATEN- UND DATEIEN', []],
    ['It uses them.', '服务器使用它 们。', ['space-in-word: 器使用它 们'], 'en zh-CN'],
    ['It sends the file.', '服务器发送 文件，然后等待。', ['space-in-word: 务器发送 文件'], 'en zh-CN'],
    ['It is kept.', '保 管します。', ['space-in-word: 保 管します'], 'en ja'],
    ['The HTTP server version', 'サーバ バージョン', [], 'en ja'],
    ['It is <b>not</b> so.', '这 <b>不</b> 是，这样。', [], 'en zh-CN'],
  ]);
});

describe('spaces and quotation marks of a text', () => {
  proveRows('punctuation', [
    ['It may differ!).', 'Potser és diferent !).', ['space-before: !'], 'en ca'],
    ['Upload the image', '画像 をアップロードする', ['space-in-word: 画像 をアップ'], 'en ja', 'text'],
    ['Upload the image', '画像 アップロード', [], 'en ja', 'text'],
    ['Open error: %d', '"Errore: %d"', ['quotes-added: "Errore: %d"'], 'en it', 'text'],
    ['Open “error”: %d', '"Errore": %d', [], 'en it', 'text'],
    ['“Select” theme', '`Choisir` un thème', ['quotes: `Choisir`, «»'], 'en fr', 'text'],
    ['`Select` theme', '`Choisir` un thème', [], 'en fr', 'text'],
  ]);
});

describe('the inverted mark of a sentence behind another one', () => {
  proveRows('punctuation', [
    ['What? Stop it now!', '¿Qué? Para ya!', ['inverted: ¡'], 'en es', 'text'],
    ['What? Stop it now!', '¿Qué? ¡Para ya!', [], 'en es', 'text'],
    ['What, stop it now?!', '¿Qué, para ya?!', [], 'en es', 'text'],
  ]);
});

describe('slipped marks', () => {
  proveRows('punctuation', [
    ['It is next to a mine!', 'Egy akna mellett mászkál.!', ['misplaced: .!'], 'en hu', 'text'],
    ['Files and the like?', 'Dateien usw.?', [], 'en de', 'text'],
    ['Under these conditions:', 'Κάτω από τους όρους.:', ['misplaced: .:'], 'en el', 'text'],
    ['the order of them', 'l ordre dels caràcters', ['apostrophe-missing: l'], 'en ca', 'text'],
    [
      'the hotel of it',
      'l albergo dell oste',
      ['apostrophe-missing: l', 'apostrophe-missing: dell'],
      'en it',
      'text',
    ],
    ['the key l and a', 'la tecla l i a', [], 'en ca', 'text'],
    ['one. Two', 'eins,. Zwei', ['misplaced: ,.']],
    ['one. Two', 'einsam. , Zwei', ['misplaced: ,']],
    ['<p>One</p>', '<p>, Eins</p>', ['misplaced: ,']],
    ['Custom argument: ', 'Argomento facoltativo.: ', ['misplaced: .:'], 'en it', 'text'],
    ['Reset the branch?', '重置分支吗.?', ['misplaced: .?'], 'en zh-CN'],
    ['Files and the like:', 'File ecc.: niente', [], 'en it'],
    ['It is a file, or so:', 'Eine Datei z. B.: oder usw.:', []],
    [', %s through %s', ', de %s a %s', [], 'en ca', 'text'],
    ['.htaccess, one', 'eins, .htaccess und etc., zwei', []],
    ['Increments', "l''incrément", ["twice: ''"], 'en fr'],
    ['the {0} server', "l''hôte {0}", [], 'en fr', 'text'],
    ['to help', "d\\'aider", ["escaped: \\'"], 'en fr'],
    ['use it', 'pour l utiliser', ['apostrophe-missing: l utiliser'], 'en fr'],
    ['of n bytes', 'de n octets', [], 'en fr'],
    ['of 8', '8`den', ['apostrophe: `'], 'en tr'],
    ['One. Two.', '一个。。二个。', ['twice: 。。'], 'en zh-CN'],
  ]);
});
