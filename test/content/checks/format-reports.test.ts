import { describe, expect, test } from 'vitest';
import { foundIn, proveRows } from './found-problems';

// Reports on wikis, handbooks and games that were found wrong, each with a mistake beside it that stays.

describe('placeholders', () => {
  proveRows('placeholders', [
    ['%{some text} asks for it, %{x} too', '"%{testo}" chiede il valore, anche %{x}', [], 'en it'],
    ['It asks for it', '%{testo} chiede il valore', ['extra-likely: %{testo}'], 'en it'],
    [
      'Ordered by [[doku>namespaces|namespaces]].',
      'Seřazený podle [[doku>cs:namespaces|jmenných prostorů]].',
      [],
      'en cs',
    ],
    [
      'Ordered by [[doku>namespaces|namespaces]].',
      'Seřazený.',
      ['missing-likely: [[doku>namespaces|namespaces]]'],
      'en cs',
    ],
    ['See [[the page|https://a.example.org]].', 'Siehe [[die Seite|https://a.example.org]].', []],
    ['See [[ServerCommand]].', '[[Serverコマンド|ServerCommand]]を参照。', [], 'en ja'],
    [
      'See [[ServerCommand]].',
      '[[Serverコマンド]]を参照。',
      ['missing: [[ServerCommand]]', 'extra: [[Serverコマンド]]'],
      'en ja',
    ],
    ['Also used for Modals', 'Aussi pour les [[Modals]]', [], 'en fr'],
    ['Or {{keep the order||$:/order}}', 'Ou {{garder l’ordre||$:/order}}', [], 'en fr'],
    [
      'Or {{keep the order||$:/order}}',
      'Ou garder l’ordre',
      ['missing: {{keep the order||$:/order}}'],
      'en fr',
    ],
    [
      'Select { count } {count, plural, one {item} other {items}}',
      'בחר { count } {count, plural, one {פריט} other {פריטים}}',
      [],
      'en he',
    ],
    [
      'Select {count, plural, one {item} other {items}}',
      'בחר {count, plural, one {פריט} other {פריטים}}',
      ['missing-branch: {count, plural}, two'],
      'en he',
    ],
    ['Dear [[name]], welcome', 'Liebe, willkommen', ['missing-likely: [[name]]']],
    ['Choose whether to link', 'Links zu [[Einführung]]', []],
    ['Choose whether to link', 'Links zu [[intro]]', ['extra-likely: [[intro]]']],
    ['[[Heal spell]] More with skill.', 'Heilt.', ['missing-likely: [[Heal spell]]']],
    ['[[first]] and [[last]]', '[[first]]', ['missing: [[last]]']],
    ['Dear [[name]]', 'Liebe [[nom]]', ['missing: [[name]]', 'extra: [[nom]]']],
    [
      'Your text comes here.',
      'Ihr Text kommt hier her. Zugriff auf <<__param1__>>.',
      ['extra-likely: __param1__'],
    ],
    [
      'Edit with :e ~/a, see :help more',
      'Mit :edit ~/a bearbeiten, siehe :help more',
      ['extra-likely: :edit'],
    ],
    ['Hello :name, :first', 'Hallo :name', ['missing: :first']],
    ['Dear __name__', 'Guten Tag', ['missing: __name__']],
    [
      'A small dragon.',
      'Ein Drache. {{\n  if you.can_smell() then\n    return "Er riecht."\n  end\n}}',
      ['extra-likely: {{ if you.can_smell() then return "Er riecht." end }}'],
    ],
    ['A small dragon', 'Ein Drache {{name}}', ['extra-likely: {{name}}']],
    [
      '<ul><li>strings such as <em>placed at 0x%08lx</em></li></ul>',
      '<ul><li>wie <em>placed at 0x%08lx</em> („abgelegt bei 0x%08lx“)</li></ul>',
      ['extra-shown: %08lx'],
    ],
    ['<b>Placed at 0x%08lx</b>', '<b>Bei 0x%08lx</b> (0x%08lx)', ['extra: %08lx']],
    ['%{complete} of %{total}', '%{total} 中の %{complete}', [], 'en ja'],
    ['%s of %s, %d', '%d 中の %s', ['missing: %s'], 'en ja'],
    ['Added %(count)s from %(folder)s', '%(folder)s から', ['missing: %(count)s'], 'en ja'],
    ['Recover 1 file.', 'Восстановить %{smart_count} файл.', [], 'en ru'],
    ['Recover the file.', 'Восстановить %{smart_count} файл.', ['extra-likely: %{smart_count}'], 'en ru'],
    ['%{smart_count} file selected', 'Eine Datei ausgewählt', []],
    ['%{smart_count} files selected', 'Dateien ausgewählt', ['missing: %{smart_count}']],
    ['%{smart_count} file(s) selected', 'Dateien ausgewählt', ['missing: %{smart_count}']],
    ['Type :q! to leave, or :wq to save', 'Mit :q! verlassen', []],
    ['Hello :name!', 'Hallo!', ['missing-likely: :name']],
    ['Hello :name, you are in', 'Hallo, Sie sind drin', ['missing-likely: :name']],
    [
      'You lose a hand{{\n  if you.race() then\n    return " and swords"\n  end\n}} and more.',
      '你失去手{{\n  if you.race() then\n    return "和剑"\n  end\n}}。',
      [],
      'en zh-CN',
    ],
    ['Pay {{ sum }} now', 'Jetzt zahlen', ['missing: {{ sum }}']],
    [
      'It is `"https://example.org/?x=%D1%88%D0%B5%D0%BB%D0%BB%D1%8B"`',
      'Es ist `"https://example.org/?x=%D1%88%D0% B5%D0%BB%D0%BB%D1%8B"`',
      [],
    ],
    ['Reading is free', 'Читання завант%D0%B0ження', ['extra: %D0%'], 'en uk'],
    ['Encoded it is %D0%B5', 'Es ist %D0%B5 in %AB% und', ['extra: %AB%']],
  ]);
});

describe('code', () => {
  proveRows('code', [
    // A shortcut alone gets a key of its own in each language.
    ['Alt+A', 'Alt+T', [], 'en es'],
    ['Press Alt+A now', 'Pulse Alt+T ahora', ['name-changed: Alt+A, Alt+T'], 'en es'],
    [
      ':%s/old/new/g changes one, :%s/old/new/gc asks, :#,#s/old/new/g is for lines',
      ':%s/old/new/g 한 번, :%s/old/new/gc 묻기, :#,#s/old/new/g 줄',
      [],
      'en ko',
    ],
    ['Look into %s/etc/hosts there', 'Sieh in %s/etc/hsots nach', ['name-changed: /etc/hosts, /etc/hsots']],
    ['To list documents.zip type: ls documents.zip', 'Para documentos.zip: ls documentos.zip', [], 'en es'],
    ['To list documents.zip type: ls documents.zip', 'Para documents.zip: ls documentos.zip', [], 'en es'],
    [
      'To list documents.zip type it',
      'Para documentos.zip',
      ['name-changed: documents.zip, documentos.zip'],
      'en es',
    ],
    ['A module for JavaScript modules.', 'Moduł dla modułów w JavaScripcie.', [], 'en pl'],
    [
      'A module for JavaScript modules.',
      'Moduł dla modułów w JavaScropt.',
      ['name-changed: JavaScript, JavaScropt'],
      'en pl',
    ],
    [
      '<p>Use <code>--compare</code> there.</p>',
      '<p>استخدم <code>\u200e--compare</code> هنا.</p>',
      [],
      'en ar',
    ],
    [
      '<p>Use <code>--compare</code> there.</p>',
      '<p>استخدم <code>--compaer</code> هنا.</p>',
      ['changed: --compare, --compaer'],
      'en ar',
    ],
    ['<p>Rules <code>is true/false</code></p>', '<p>Regeln <code>ist true/false</code></p>', []],
    [
      '<p><code>&lt;date&gt;</code> in <code>/home_&lt;date&gt;</code></p>',
      '<p><code>&lt;data&gt;</code> in <code>/home_&lt;data&gt;</code></p>',
      [],
      'en pt',
    ],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['http://path/to/the/image.jpg', 'http://chemin/vers/image.jpg', [], 'en fr'],
    ['http://path/to/the/image.jpg', 'http://percorso/immagine.jpg', [], 'en it'],
    [
      'http://path/to/the/image.jpg',
      'http://chemin/vers/image.png',
      ['missing: http://path/to/the/image.jpg', 'extra: http://chemin/vers/image.png'],
      'en fr',
    ],
    [
      'http://intranet/help/image.jpg',
      'http://intrnaet/help/image.jpg',
      ['missing: http://intranet/help/image.jpg', 'extra: http://intrnaet/help/image.jpg'],
    ],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['Groups from index 0, 1, 2... of each', 'Gruppiert in der Folge der Indizes', []],
    ['Groups from index 0, 1, 2... of each', 'Gruppiert von 0, 1, 3 … an', ['missing: 2', 'extra: 3']],
    ['Groups from index 0, 1, 2... of each', 'المجموعات من ٠، ١… لكل', ['missing: 2'], 'en ar'],
    ['Groups from 5, 6 or 7 of each', 'Gruppiert der Reihe nach', ['missing: 5', 'missing: 6', 'missing: 7']],
  ]);
});

describe('doubled words', () => {
  proveRows('doubled-words', [
    ['Dotted', 'نقطه نقطه', [], 'en fa'],
    ['For the list', 'برای برای فهرست', ['doubled: برای'], 'en fa'],
  ]);
});

describe('spaces beside tags', () => {
  proveRows('punctuation', [
    [
      '<p>payload<span>various</span> and topic <span>string</span></p>',
      '<p>carga<span>vários</span> e tópico <span>cadeia</span></p>',
      [],
      'en pt',
    ],
    [
      '<p>payload<span>various</span> and topic <span>string</span></p>',
      '<p>carga<span>vários</span> e tópico<span>cadeia</span></p>',
      ['space-at-tag: co'],
      'en pt',
    ],
  ]);
});

const lineLeft = (line: string): readonly string[] =>
  foundIn('target-equals-source', `Copy it:\n${line}`, `Копира:\n${line}`, 'en sr', 'text');
const codeLeft = (code: string): readonly string[] =>
  foundIn('target-equals-source', `It is called so:\n${code}`, `它这样调用：\n${code}`, 'en zh-CN', 'text');
const lineBreaksIn = (source: string, target: string): readonly string[] =>
  foundIn('line-breaks', source, target, 'en de', 'text');
const marksIn = (source: string, target: string): readonly string[] =>
  foundIn('end-punctuation', source, target, 'en ja', 'text');

describe('texts left in the source language', () => {
  const log =
    'WARNING - Reboot required : running kernel = 2.6.32-37.81.0, installed kernel = 2.6.32-38.83.0';
  proveRows('target-equals-source', [
    [`<h6>11.3.2.&nbsp;${log}</h6>`, `<h6>11.3.2. ${log}</h6>`, []],
    [
      '<h6>11.3. WARNING - this will not stop the server after 2 minutes</h6><p>One more</p>',
      '<h6>11.3. WARNING - this will not stop the server after 2 minutes</h6><p>Noch eins</p>',
      ['part: 11.3. WARNING - this will not stop the server after 2 minutes'],
    ],
  ]);

  test('but a line of a shell is no such text', () => {
    expect(lineLeft('tar cf - . | (cd %D && tar xvpf -)')).toEqual([]);
    expect(lineLeft('Copy this file && the other one')).toEqual(['part: Copy this file && the other one']);
  });

  test('but code of Markdown is no such text', () => {
    expect(codeLeft('`function(value [, key [, object]])`')).toEqual([]);
    expect(codeLeft('`Save the changes before you leave`')).toEqual([
      'part: `Save the changes before you leave`',
    ]);
  });
});

describe('lines and final marks of plain texts', () => {
  test('a comment may be one line or several', () => {
    const comment = '// Code added here will be run when the\n// node is being stopped.\n';
    expect(lineBreaksIn(comment, '// Läuft, wenn der Node angehalten wird.\n')).toEqual([]);
    expect(lineBreaksIn('Two colours:\nOne red.\nOne blue.\n', 'Zwei Farben: rot und blau.\n')).toEqual([
      'lost',
    ]);
  });

  test('two clauses of Japanese or Chinese keep their full stop, and a label has none', () => {
    expect(marksIn('Name and place of the file.', 'ファイルの名前、場所')).toEqual([]);
    expect(marksIn('If it is there, it is saved.', 'あれば、保存しました')).toEqual(['missing: .']);
    expect(
      foundIn('end-punctuation', 'If it is there, it is saved.', '如果存在，就保存', 'en zh-CN', 'text'),
    ).toEqual(['missing: .']);
  });
});

describe('paths of a language', () => {
  proveRows('code', [
    [
      '<p>See <code>/doc/html/en/index.html</code></p>',
      '<p>Véase <code>/doc/html/es/index.html</code></p>',
      [],
      'en es',
    ],
    [
      '<p>See <code>/doc/html/en/index.html</code></p>',
      '<p>Véase <code>/doc/hmtl/en/index.html</code></p>',
      ['changed: /doc/html/en/index.html, /doc/hmtl/en/index.html'],
      'en es',
    ],
    [
      '<p>Such as <code>exim4 | sendmail | …</code></p>',
      '<p>Wie <code>exim4 | sendmail | ...</code></p>',
      [],
    ],
  ]);
});

describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    [
      '<a href="mailto:user-lang@a.example.net">user-<em>lang</em>@a.example.net</a>',
      '<a href="mailto:user-bahasa@a.example.net">user-<em>bahasa</em>@a.example.net</a>',
      ['class: <a>, href, mailto:user-lang@a.example.net, mailto:user-bahasa@a.example.net'],
      'en id',
    ],
    [
      '<a href="mailto:user@a.example.net">Write</a>',
      '<a href="mailto:usr@a.example.net">Schreiben</a>',
      ['changed: <a>, href, mailto:user@a.example.net, mailto:usr@a.example.net'],
    ],
    [
      '<a href="https://shop.org">A</a>',
      '<a href="https://www.shop.org">A</a>',
      ['class: <a>, href, https://shop.org, https://www.shop.org'],
    ],
    [
      '<a href="https://www.shop.org">A</a>',
      '<a href="https://www.shops.org">A</a>',
      ['changed: <a>, href, https://www.shop.org, https://www.shops.org'],
    ],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    ['sec', 'Sek.', []],
    ['seconds', 'Sekunden.', ['extra: .']],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['Lesson 5.3: selecting', '第五讲第三节：选择', [], 'en zh-CN'],
    ['2 seconds', 'ثانيتان', [], 'en ar'],
    ['3 seconds', 'ثانيتان', ['missing: 3'], 'en ar'],
    ['Send it to 2 users', 'أرسله إلى المستخدمين', ['reworded: 2'], 'en ar'],
    ['Lesson 5.4: selecting', '第五讲第三节：选择', ['missing: 5.4'], 'en zh-CN'],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['Pages have a “SEE ALSO” part.', 'Tienen una sección «VEA TAMBIÉN» («SEE ALSO»).', [], 'en es'],
    [
      'Pages have a “SEE” part.',
      'Tienen una sección «SEE» y MUCHAS MÁS.',
      ['capitals: MUCHAS', 'capitals: MÁS'],
      'en es',
    ],
  ]);
});

describe('language', () => {
  const source = '<p>It said <em>Now wait for the shell of suid</em> then.</p>';
  proveRows('language', [
    [source, '<p>ثم قال <em>Now wait for the shell of suid</em> بعد ذلك.</p>', [], 'en ar'],
    [
      source,
      '<p>Dann sagte es auch noch <em>etwas</em> und now wait for the shell of suid dort.</p>',
      ['source: wait for the shell of suid'],
    ],
  ]);
});

describe('doubled-words', () => {
  proveRows('doubled-words', [
    [
      'It is in Stable, Oldstable and Oldoldstable.',
      'Estável, Estável Antiga e Estável Antiga Antiga.',
      [],
      'en pt',
    ],
    ['The Mississippi is long.', 'O Mississippi é longo longo.', ['doubled: longo'], 'en pt'],
    ['It is in Stable and Oldstable.', 'Estável e Estável Antiga Antiga.', ['doubled: Antiga'], 'en pt'],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    ['To exit type :q! <ENTER> now', 'Pour quitter tapez :q! <Entrée> ici', [], 'en fr'],
    ['Well done! Go on', 'Bravo! Continuez', ['missing: !'], 'en fr'],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['See https://a.example.net/ch05#boot there', 'Voir https://a.example.net/ch05.html#boot', [], 'en fr'],
    [
      'See https://a.shop.net/ch05#boot there',
      'Voir https://a.shop.net/ch06#boot',
      ['missing: https://a.shop.net/ch05#boot', 'extra: https://a.shop.net/ch06#boot'],
      'en fr',
    ],
  ]);
});

const missingIn = (source: string, target: string) =>
  foundIn('tags-missing', source, target, 'en de', 'text');

describe('tags in plain text', () => {
  test('an abbreviation that is worded otherwise is a matter of style', () => {
    expect(missingIn('No "<abbr title="x">SMS</abbr> language"', 'Bitte keine Kürzel')).toEqual([
      'inline: <abbr>',
    ]);
  });

  test('an abbreviation that is not closed is an error', () => {
    expect(missingIn('In <abbr title="x">SMS</abbr>', 'In <abbr title="x">SMS')).toEqual([
      'missing: </abbr>',
    ]);
  });
});

describe('letters three times', () => {
  proveRows('corrupted', [
    ['Smile!', 'Csíííz!', [], 'en hu'],
    ['Smile!', 'Mosolyogj, csíííz!', ['three-times: csíííz'], 'en hu'],
    ['Hello!', 'Halllo!', ['three-times: Halllo'], 'en nl'],
  ]);
});

describe('final marks that a language or a label needs', () => {
  proveRows('end-punctuation', [
    ['Link sent, check your inbox', 'Link er sendt. Tjek din indbakke.', [], 'en da'],
    ['Check your inbox', 'Tjek din indbakke.', ['extra: .'], 'en da'],
    ['Done! Check your inbox', 'Fertig! Prüfen Sie Ihren Posteingang.', ['extra: .']],
    ['Ask Dr Smith about it today', 'Fragen Sie heute Dr. Smith danach.', ['extra: .']],
    ['CULTURE, TIP, and so on.', 'CULTURE, ASTUCE...', [], 'en fr'],
    ['CULTURE and TIP.', 'CULTURE et ASTUCE...', ['changed: ., ...'], 'en fr'],
    ['Upload failed. Maybe wrong permissions?', 'Overførslen fejlede. Der er måske problemer.', [], 'en da'],
    ['Upload failed. Are you sure?', 'Overførslen fejlede. Du er sikker.', ['changed: ?, .'], 'en da'],
    ['Available files in', 'Şuradaki kullanıma hazır dosyalar:', [], 'en tr'],
    ['Available files', 'Kullanıma hazır dosyalar:', ['extra: :'], 'en tr'],
    ['Sign in', 'Anmelden:', ['extra: :']],
    ['Stay signed in', 'Angemeldet bleiben:', ['extra: :']],
  ]);
  test.each([
    ['Check your network connection.', 'ネットワーク接続を確認してください', 'en ja', []],
    ['Check it. Then send it.', '確認してください。そして送信してください', 'en ja', ['missing: .']],
  ])('%s', (source, target, languages, expected) => {
    expect(foundIn('end-punctuation', source, target, languages, 'text')).toEqual(expected);
  });
});

describe('words that the target marks', () => {
  proveRows('tags-extra', [
    [
      'We speak of proxy/cache.',
      'On parle de <span class="foreignphrase"><em class="foreignphrase">proxy/cache</em></span>.',
      [],
      'en fr',
    ],
    [
      'As <span class="distribution">Old</span> is an older <b>one</b>',
      'Da <span class="distribution">Alt</span> ein altes <span class="distribution">Stabil</span> <b>ist</b>',
      [],
    ],
    ['As it is old', 'Da es <i>alt</i> ist', ['inline: <i>']],
  ]);
});

describe('marks of fonts', () => {
  proveRows('invisible-added', [
    ['\u0014a\u000b b', '\u0014a\u000b \u0014b\u000b', []],
    ['a b', '\u0014a b', ['added: U+0014 control character']],
    ['a\u200b b', 'a\u200b b\u200b', ['added: U+200B zero width space']],
  ]);
  test('at the edges they are no space', () => {
    expect(foundIn('edge-spaces', 'a/b\u000b', 'c/d;', 'en hu', 'text')).toEqual([]);
    expect(foundIn('edge-spaces', 'a/b ', 'c/d;', 'en hu', 'text')).toEqual(['trailing-missing']);
  });
});
