import { describe, expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import type { CheckId } from '../../../../src/content/checks/problem';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';
import { foundIn, proveRows } from '../found-problems';

describe('a word that is cut off, by the words that translate its source', () => {
  const pairs = readWordPairs(
    'fog 90 туман\nnext 90 следу\nhours 90 час часов\n\nследу 90\nчас 90\nчасов 90\n',
  );
  test.each([
    ['Next', 'След.', 0],
    ['Back | Next', 'Пред. | След.', 0],
    ['Up | End', 'Вверх | Край.', 1],
    ['Next | Fog', 'След. | Туман.', 1],
    ['Hours', 'Ч.', 0],
    ['Wk', 'Неделя.', 0],
    ['Fog', 'Туман.', 1],
    ['Hours', 'Час.', 1],
    ['Next', 'Звук.', 1],
    ['Next', 'Следующий.', 1],
  ])('%s → %s', (source, target, expected) => {
    const field = { type: 'localizable', data: 'text', source, target };
    const problems = checkField(
      field,
      { source: 'en', target: 'ru' },
      new Set<CheckId>(['end-punctuation']),
      pairs,
    );
    expect(problems).toHaveLength(expected);
  });
});

describe('a short text of a program with a name that is translated as itself', () => {
  const pairs = readWordPairs('firefo 90 firef\ntest 90 test sina\n\nfiref 90\nsina 90\n');
  test.each([
    ['Open in Firefox', 'Firefoxta aç', 1],
    ['Open in Firefox', 'Firefox’ta aç', 0],
    ['Factory for Test', 'Testi Fabrikası', 0],
  ])('%s → %s', (source, target, expected) => {
    const field = { type: 'localizable', data: 'text', source, target };
    const languages = { source: 'en', target: 'tr' };
    expect(checkField(field, languages, new Set<CheckId>(['punctuation']), pairs)).toHaveLength(expected);
  });
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    // A part of a text that goes on behind its space, and a whole one.
    ['To see it, select ', 'Als Text anzeigen: ', [], 'en de', 'text'],
    ['To see it, select', 'Als Text anzeigen:', ['extra: :'], 'en de', 'text'],
    // The end of a question that another field begins.
    ['It saves a copy when it stops.', '... eine Kopie gesichert wird?', [], 'en de', 'text'],
    ['It saves a copy when it stops.', 'Sichert es eine Kopie?', ['changed: ., ?'], 'en de', 'text'],
    ['<p>Example:</p><pre>x</pre>', '<p>Beispiel</p><pre>x</pre>', []],
    ['<p>Types.</p> <div class="example">x</div>', '<p>Arten:</p> <div class="example">x</div>', []],
    ['<p>The options are</p>\n<ul><li>a</li></ul>', '<p>Die Optionen sind:</p>\n<ul><li>a</li></ul>', []],
    ['<p>Really?</p><ul><li>a</li></ul>', '<p>Wirklich</p><ul><li>a</li></ul>', ['missing: ?']],
    ['<p>Example:</p><p>x</p>', '<p>Beispiel</p><p>x</p>', ['missing: :']],
    ['Ready.', 'Fertig.', []],
    ['Ready.', 'Fertig,', ['changed: ., ,']],
    ['It is on.\nReady.', 'Es läuft.\nFertig,\n', ['changed: ., ,'], 'en de', 'text'],
    ['One.\nIt is on.\nReady.', 'Eins.\nEs läuft,\nfertig.', [], 'en de', 'text'],
    ['a page (in English)', 'eine Seite (engl.)', []],
    ['Ready.', 'Fertig', ['missing: .']],
    ['Ready', 'Fertig.', ['extra: .']],
    // A word that is cut off, for a code or in brackets.
    ['CVV', 'Crypto.', [], 'en fr', 'text'],
    ['OK', 'Aceptar.', ['extra: .'], 'en es', 'text'],
    ['Add', 'Hinzufügen.', ['extra: .'], 'en de', 'text'],
    ['Date (Asc.)', 'Datum (aufsteigend)', [], 'en de', 'text'],
    ['Date (it is ascending.)', 'Datum (aufsteigend)', ['missing: .'], 'en de', 'text'],
    ['File', 'Файл.', ['extra: .'], 'en ru', 'text'],
    ['It is on the 4th', 'Es steht auf der 4.', []],
    ['Ready?', 'Fertig.', ['changed: ?, .']],
    ['Ready!', 'Fertig', ['missing: !']],
    ['Ready:', 'Fertig', ['missing: :']],
    ['<p>a.</p><p>b.</p>', '<p>a.</p><p>b</p>', ['missing: .']],
    ['Loading...', 'Lädt …', []],
    ['Please increase it to %s.', 'Bitte erhöhen auf %s', ['missing: .'], 'en de', 'text'],
    ['See %s.', '%s ansehen', ['missing: .'], 'en de', 'text'],
    ['Loading...', 'Wird geladen', ['missing: ...']],
    ['Loading... 5 %', '... 5 % geladen', []],
    ['Loading…', '読み込み中...', [], 'en ja'],
    ['"Ready."', '„Fertig.“', []],
    ['Ready (or not?)', 'Fertig (oder nicht?)', []],
    ['Ready.', '完了しました。', [], 'en ja'],
    ['Ready?', '完了しましたか。', [], 'en ja'],
    ['Ready?', '准备好了吗？', [], 'en zh'],
    ['As follows:', '次のとおりです。', [], 'en ja'],
    ['Ready?', 'Έτοιμο;', [], 'en el'],
    ['Ready?', 'هل أنت جاهز؟', [], 'en ar'],
    ['Ready?', 'کیا آپ تیار ہیں؟', [], 'en ur'],
    ['Ready.', 'تیار۔', [], 'en ur'],
    ['Ready.', 'तैयार।', [], 'en hi'],
    ['Ready.', 'Պատրաստ է։', [], 'en hy'],
    ['Are you ready?', 'Պատրա՞ստ եք։', [], 'en hy'],
    ['Ready.', 'พร้อม', [], 'en th'],
    ['Ready.', 'ዝግጁ።', [], 'en am'],
    ['Ready.', 'အသင့်။', [], 'en my'],
    ['Ready.', 'רוצים.״', [], 'en he'],
    ['Ready', 'Έτοιμο;', ['extra: ;'], 'en el'],
    ['Cups, plates, etc.', 'Tassen und Teller', []],
    ['Press <code>a.</code>', '<code>a.</code> drücken', []],
    ['1.', 'I', []],
    ['Stop, will you?', 'Wirst du? (aufhören)', []],
    ['a, b,', 'a, b', []],
  ]);
});

describe('edge-spaces', () => {
  proveRows('edge-spaces', [
    ['%', ' %', []],
    [' a', 'a', ['leading-missing']],
    ['a', ' a', ['leading-extra']],
    ['a ', 'a', ['trailing-missing']],
    // No text follows one of several paragraphs.
    [
      'All.\n\nIt is slow.\n\n(changed: today) ',
      'Alles.\n\nLangsam.\n\n(heute geändert)',
      [],
      'en de',
      'text',
    ],
    ['All.\n\nThe name is ', 'Alles.\n\nDer Name ist', ['trailing-missing'], 'en de', 'text'],
    ['(changed: today) ', '(heute geändert)', ['trailing-missing'], 'en de', 'text'],
    ['Type: ', '種類:', ['trailing-missing'], 'en ja'],
    ['Type: ', '种类：', [], 'en zh-CN'],
    ['a', 'a\u00a0', ['trailing-extra']],
    ['a ', 'a\u00a0', []],
    ['a ', '一', [], 'en ja'],
    ['\na\n', 'a', []],
    ['<p>a</p> ', '<p>a</p>', []],
    [' <b>a</b>', '<b>a</b>', ['leading-missing']],
  ]);

  test('a line break at the end of plain text counts', () => {
    expect(foundIn('edge-spaces', 'a\n', 'b', 'en de', 'text')).toEqual(['trailing-missing']);
  });
});

describe('double-spaces', () => {
  proveRows('double-spaces', [
    ['One. Two.', 'Satz eins.&nbsp;&nbsp;Satz zwei.', ['double']],
    ['One. Two.', 'Satz eins.\u00a0 Satz zwei.', ['double']],
    ['One.&nbsp; Two.', 'Satz eins.&nbsp; Satz zwei.', []],
    ['One. Two.', 'Satz eins.  Satz zwei.', []],
    ['a b', 'a  b', ['double']],
    ['a b', 'a &nbsp;b', ['double']],
    ['a <b>b</b>', 'a <b> b</b>', []],
    ['a b', 'a b', []],
    ['a  b', 'a  b', []],
    ['a.  b', 'a.  b', []],
    ['a.  b', 'a.  b  c', ['double']],
    ['a b', 'a\n    b', []],
    ['a b', '<code>a  b</code>', []],
    ['a b', '<p>a</p>  <p>b</p>', []],
    ['a b', '一　　二', ['double'], 'en ja'],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    ['Press <kbd>!</kbd> to apply', 'Appuyez sur <kbd>!</kbd> pour appliquer', [], 'en fr'],
    ['Example: http://localhost', 'Example: http://localhost', [], 'en fr'],
    ['a', 'Quoi\u00a0?', [], 'en fr'],
    ['a', 'Quoi\u202f?', [], 'en fr'],
    ['a', 'Quoi&nbsp;!', [], 'en fr'],
    ['a', 'Quoi?', ['missing: ?'], 'en fr'],
    ['a', 'Quoi ?', ['breaking: ?'], 'en fr'],
    ['a', '«oui»', ['missing: »', 'missing: «'], 'en fr'],
    ['a', '« oui »', ['breaking: »', 'breaking: «'], 'en fr-BE'],
    ['a', '«\u00a0oui\u00a0»', [], 'en fr'],
    ['a', 'de 10:30 à 11:00', [], 'en fr'],
    ['a', 'Voir https://a.example/?b:c', [], 'en fr'],
    ['a', '<code>a:</code>', [], 'en fr'],
    ['a', '<code>a</code>: b', ['missing: :'], 'en fr'],
    ['a', 'Quoi? Non! Oui;', [], 'en fr-CA'],
    ['a', 'Quoi\u00a0?', ['not-in-canada: ?'], 'en fr-CA'],
    ['a', 'Ainsi: oui', ['missing: :'], 'en fr-CA'],
    ['a', 'Quoi?', [], 'en fr-CH'],
    ['a', 'Quoi?', [], 'fr en'],
    ['a', 'Was?', []],
  ]);
});

describe('doubled-words', () => {
  proveRows('doubled-words', [
    // "Every other line" in Hebrew.
    ['on every other line', 'מספר שורה שורה כן שורה לא', [], 'en he'],
    ['on every line', 'מספר שורה שורה בכל עמוד', ['doubled: שורה'], 'en he'],
    [
      'It is an advantage if your troops spread.',
      'Het is een voordeel als je je troepen spreidt.',
      [],
      'en nl',
    ],
    ['De Morgan Standard', 'Estándar de De Morgan', [], 'en es'],
    ['Groups have different prices.', 'Бүлгүүд өөр өөр үнэтэй.', [], 'en mn'],
    ['Very very difficult', 'Livelli molto molto difficili', [], 'en it'],
    ['between x and y', 'entre X y Y', [], 'en es'],
    ['the <b>Close</b> button', 'Klick auf <b>Fenster schließen</b> schließen', []],
    ['This is the same dialog', 'Jest to to samo okno', [], 'en pl'],
    ['It is often used.', 'Sık sık kullanılır.', [], 'en tr'],
    ['Go to Ankara.', 'Ankara Ankara yolu.', ['doubled: Ankara'], 'en tr'],
    ['the module module', '모듈 모듈 이름', [], 'en ko'],
    ['step by step', 'passo passo', [], 'en it'],
    ['They had had it.', 'Sie sie hatten es und und', ['doubled: und']],
    ['the module module and the end', 'das Modul Modul und und das Ende', ['doubled: und']],
    ['a', 'mit mit', ['doubled: mit']],
    ['a', 'Der der Server', [], 'en de'],
    ['a', 'Mit mit', ['doubled: Mit']],
    ['a', 'mit\n  <b>mit</b>', ['doubled: mit']],
    ['a', '<li>mit</li><li>mit</li>', []],
    ['a', 'mit, mit', []],
    ['a', '10 10', []],
    ['a', 'x x', []],
    ['a', 'à à', ['doubled: à'], 'en fr'],
    ['a', 'nous nous levons, vous vous levez', [], 'en fr'],
    ['a', 'that that', [], 'de en'],
    ['a', 'the the', ['doubled: the'], 'de en'],
    ['a', '人人 人人', [], 'en zh'],
    ['a', 'yavaş yavaş', [], 'en tr'],
    ['a', 'rapor ve ve dosya', ['doubled: ve'], 'en tr'],
    ['a', 'धीरे धीरे', [], 'en hi'],
    ['a', 'очень очень', [], 'en ru'],
    ['a', 'файл файл', ['doubled: файл'], 'en ru'],
    ['Bora Bora', 'Bora Bora', []],
    ['a', '<code>ls ls</code>', []],
    ['a', 'foo.bar bar', []],
    ['a', 'auf-auf auf', []],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    ["is corrupt: '", 'está corrupto: «', [], 'en es'],
    ['“a” and “b”', '„a" i „b" oraz „c”', [], 'en pl'],
    ['a b c', '»a« »«b« »c«', ['odd: «']],
    ['&lt; Prev', '« Prec.', [], 'en it'],
    ['a (b)', 'a (b', ['unclosed: (']],
    ['a (b)', 'a b)', ['unopened: )']],
    ['a (b)', 'a（b)', [], 'en ja'],
    ['a "b"', 'a „b“', []],
    ['a "b"', 'a »b«', []],
    ['a "b"', 'a “b”', []],
    ['a "b"', 'a „b', ['odd: „']],
    ['a "b"', 'a "b', ['odd: "']],
    ['a "b"', 'a ”b”', [], 'en sv'],
    ['a “b”', '「b」', [], 'en ja'],
    ['a “b”', '「b', ['unclosed: 「'], 'en ja'],
    ['a 5-inch "screen"', 'ein 5"-„Schirm“', []],
    ['the user’s', 'c’est l’ami', [], 'en fr'],
    ['צה"ל', 'צה"ל', [], 'en he'],
    ['a', 'דו"ח', [], 'en he'],
    ['a) b', 'a) b', []],
    ['a', 'a) b', []],
    ['a', 'gut :)', []],
    ['a (b', 'a (b', []],
    ['a {x}', 'a {x}', []],
    ['<p>(a</p><p>b)</p>', '<p>(a</p><p>b)</p>', []],
    ['a [b]', 'a b]', ['unopened: ]']],
    ['a', '<code>f(</code>', []],
  ]);
});
