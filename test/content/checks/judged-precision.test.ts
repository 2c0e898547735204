import { describe } from 'vitest';
import { proveRows } from './found-problems';

/** Reports on real texts that were read and found wrong, in texts of our own, beside mistakes that stay. */
describe('code', () => {
  proveRows('code', [
    ['Open /Help/About Us', 'Öffnen Sie /Hilfe/Über uns', []],
    ['Use @name at the start', 'Verwenden Sie @imię am Anfang', []],
    ['#set the owner\nchown a b', '#Besitzer setzen\nchown a b', []],
    ['--days MAX_DAYS  change to MAX_DAYS', '--days TAGE  ändert auf TAGE', []],
    ['See <i>path_element</i> there', 'Siehe dort <i>Pfadelement</i>', []],
    ['THE ENTIRE RISK AS TO THE QUALITY', 'DAS GANZE RISC DER QUALITÄT IST', []],
    ['Read Example.jpg here', 'Lies Beispiel.jpg hier', []],
    ['Run <code>cut -d":" -f1</code> now', "Führe <code>cut -d':' -f1</code> aus", []],
    ['<code>Total dependencies</code> counts', '<code>Total de dependencias</code> cuenta', [], 'en es'],
    ['<code>~Dreplaces:PATTERN</code>', '<code>~Dreplaces:MUSTER</code>', []],
    [
      'Read /etc/munin/munin.conf now',
      'Lies jetzt /etc/muninin/munin.conf',
      ['name-changed: /etc/munin/munin.conf, /etc/muninin/munin.conf'],
    ],
    ['Set MAX_SIZE to it', 'Setzen Sie es', ['name-missing: MAX_SIZE']],
    ['Choose a file_name there', 'Wählen Sie ihn', ['name-missing: file_name']],
    // Paths that go on from a placeholder.
    ['Files: %s/lib/a.conf %s/lib/a-sock', 'Dateien: %s/lib/a.conf %s/lib/a-sock', [], 'en de', 'text'],
    [
      'Files: %s/lib/main.conf',
      'Dateien: %s/lib/mian.conf',
      ['name-changed: /lib/main.conf, /lib/mian.conf'],
      'en de',
      'text',
    ],
    // An argument in code, and listings in another order.
    [
      '<p>Try <code>--enable=<i>choice</i></code></p>',
      '<p>Nutze <code>--enable=<i>Choice</i></code></p>',
      [],
    ],
    [
      '<p>Try <code>--enable=choice</code></p>',
      '<p>Nutze <code>--enable=Choice</code></p>',
      ['changed-style: --enable=choice, --enable=Choice'],
    ],
    [
      '<p>For you:</p><pre>link a ~/.b</pre><p>For all:</p><pre>link a /usr/b</pre>',
      '<p>Für alle:</p><pre>link a /usr/b</pre><p>Für dich:</p><pre>link a ~/.b</pre>',
      [],
    ],
    // Words in capitals that stand for what a reader types, beside an abbreviation.
    ['TITLE', 'TITEL', [], 'en nl', 'text'],
    ['Without SEED and TYPE it fails', 'Utan SEEK och TYP går det inte', [], 'en sv', 'text'],
    [
      'Without LDAP and SEED it fails',
      'Utan LDPA och KORN går det inte',
      ['name-changed: LDAP, LDPA'],
      'en sv',
    ],
    // A label that is a name in both languages.
    ['Iceland', 'Icelnad', [], 'en nl', 'text'],
    ['Start Thunderbird now', 'Start nu Thunderbrid', ['name-changed: Thunderbird, Thunderbrid'], 'en nl'],
    ['Start C:\\MyApp\\run', 'Starten Sie C:\\MeineApp\\run', []],
    // A name of an example with the words between its parts, and one of a program.
    ['<p>Call it <code>Debian_12_with_tools</code></p>', '<p>Etwa <code>Debian_12_mit_tools</code></p>', []],
    [
      '<p>Set <code>open_with_tool</code></p>',
      '<p>Setzen Sie <code>open_with_werkzeug</code></p>',
      ['changed: open_with_tool, open_with_werkzeug'],
    ],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    ['Put it in double quotes', 'Mettez-le entre guillemets « " » droits', [], 'en fr'],
    ['Use no quotes', '引用符「"」は使わない', [], 'en ja'],
    ['Use no quotes', '引用符"は使わない', ['odd: "'], 'en ja'],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['Write to http://a.org/b/new and wait', 'http://a.org/b/new(英語)に書いて待つ', [], 'en ja', 'text'],
    [
      '<pre>mount ftp://USER@SERVER:PORT/FOLDER</pre>',
      '<pre>mount ftp://TÊN NGƯỜI DÙNG@MÁY:CỔNG/THƯ MỤC</pre>',
      [],
      'en vi',
    ],
    ['<p>Names like SPACE@YOUR.DOMAIN fit</p>', '<p>Подходят имена вида ИМЯ@ВАШ.ДОМЕН</p>', [], 'en ru'],
    ['<p>Write to INFO@EXAMPLE.ORG2</p>', '<p>Schreiben Sie uns</p>', ['missing: INFO@EXAMPLE.ORG2']],
    ['<p>Write to SUPPORT@ACME.COM</p>', '<p>Schreiben Sie uns</p>', ['missing: SUPPORT@ACME.COM']],
  ]);
});

describe('addresses of examples and by another protocol', () => {
  const [safe, old] = ['https://a.org/b', 'http://a.org/b'];
  proveRows('addresses', [
    [
      '<p>Type <b>g:alpha</b> for <b>https://find.org/?q=alpha</b>.</p>',
      '<p>Scrivi <b>g:alfa</b> per <b>https://find.org/?q=alfa</b>.</p>',
      [],
      'en it',
    ],
    [
      '<p>Type it for <b>https://find.org/?q=alpha</b>.</p>',
      '<p>Scrivi per <b>https://find.org/?q=alfa</b>.</p>',
      ['missing: https://find.org/?q=alpha', 'extra: https://find.org/?q=alfa'],
      'en it',
    ],
    [
      `See ${safe} and https://c.org`,
      `Siehe ${old}`,
      [`missing: ${safe}`, `extra: ${old}`, 'missing: https://c.org'],
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['%s and %d other', '%s et un autre', [], 'en fr', 'text'],
    ['%s and %d other', '%s и ещё один', ['missing: %d'], 'en ru', 'text'],
    // The form for one is that of 0, too.
    ['%d file was deleted', 'Un fichier a été supprimé', ['missing: %d'], 'en fr', 'text'],
    ['%d file was deleted', 'Um arquivo foi excluído', ['missing: %d'], 'en pt', 'text'],
    ['%d file was deleted', 'Eine Datei wurde gelöscht', [], 'en de', 'text'],
    ['Delete the %d selected file?', 'Supprimer le fichier choisi ?', [], 'en fr', 'text'],
    ['Delete the %d selected files?', 'Supprimer les fichiers ?', ['missing: %d'], 'en fr', 'text'],
    // Words for the reader.
    [
      'Say "{what-was-done}: {what-went-wrong}"',
      'Schreiben Sie „{Schritt}: {Fehler, der auftrat}“',
      [],
      'en de',
      'text',
    ],
    [
      'Say "{what-was-done}: {name}"',
      'Schreiben Sie „{Schritt}: {Fehler}“',
      ['missing: {name}', 'extra: {Schritt}', 'extra: {Fehler}'],
      'en de',
      'text',
    ],
    ['<p>See <i>/etc/rc{level}.d</i></p>', '<p>Voir <i>/etc/rc{niveau_choisi}.d</i></p>', [], 'en fr'],
    // A function that counts, and percentages in the way of Turkish.
    ['Up to %quant(%1,value,values)', 'Tot %1 waarden', [], 'en nl', 'text'],
    ['Up to %quant(%1,value,values)', 'Tot waarden', ['missing: %1'], 'en nl', 'text'],
    ['%L1% of the goal', 'Hedefin % %L1 kadarı', [], 'en tr', 'text'],
    ['(%1% left)', '(%\u200b%1 kaldı)', [], 'en tr', 'text'],
    ['(%1% left)', '(% kaldı)', ['missing: %1%'], 'en tr', 'text'],
    // The names of columns, which a page translates in its example.
    [
      '<p>The file:</p><pre>Name,Town\nAnn,"Rome"</pre><p>"${Name}" is the first column.</p>',
      '<p>Soubor:</p><pre>jmeno,mesto\nJana,"Brno"</pre><p>„${jmeno}“ je první sloupec.</p>',
      [],
      'en cs',
    ],
    ['<p>Name: ${Name}</p>', '<p>Jmeno: ${Jmeno}</p>', ['missing: ${Name}', 'extra: ${Jmeno}'], 'en cs'],
    ['%d $file|files$ sent', '%d plik$u|ów$ wysłano', [], 'en pl', 'text'],
    ['%d $file sent', '%d plik wysłano', ['missing-likely: $file'], 'en pl', 'text'],
    ['Translated by @otto', 'Übersetzt von otto', [], 'en de', 'text'],
    ['Translated by @otto', 'Übersetzt', ['missing-likely: @otto'], 'en de', 'text'],
    ['Hello @name, welcome', 'Hallo name, willkommen', ['missing-likely: @name'], 'en de', 'text'],
    ["<p>It is in the user's $HOME folder</p>", '<p>Es ist im persönlichen Ordner</p>', []],
    [
      "It is in the user's $HOME folder",
      'Es ist im persönlichen Ordner',
      ['missing-likely: $HOME'],
      'en de',
      'text',
    ],
  ]);
});

describe('tags-missing', () => {
  proveRows('tags-missing', [
    // A tag without its end is there, and so are words in brackets.
    ["<p>See</p> <a href='a.html'>More</a>", "<p>Siehe</p> <a href='a.html>Mehr</a>", []],
    ["<p>See</p> <a href='a.html'>More</a>", '<p>Siehe</p> Mehr', ['missing-address: <a>, a.html']],
    ['<p>An <b>old</b> and <b>big</b> one</p>', '<p>Ein altes und <b', ['inline: <b>']],
    ['<p>A <b>big</b> one<br>here</p>', '<p>Ein großes<br', ['inline: <b>']],
    ['Use <server name> here', 'Nutze &lt;Name des Servers&gt; hier', []],
    ['Use <server name> here', 'Nutze ihn hier', ['argument: <server>']],
  ]);
});

describe('target-empty', () => {
  proveRows('target-empty', [
    ["<a href='a.html'>More</a>", "<a href='a.html>Mehr</a>", []],
    ["<a href='a.html'>More</a>", "<a href='a.html'></a>", ['no-text']],
  ]);
});

describe('html', () => {
  proveRows('html', [
    ["<a href='a.html'>More</a>", "<a href='a.html>Mehr</a>", ["tag-not-ended: <a href='a.html>Mehr"]],
    [
      '<p>Read <b class="a">this.</b></p>',
      '<p>Lies <b class="a" das hier.</b></p>',
      ['tag-not-ended: <b class="a" das hie'],
    ],
    [
      '<p>Read <b class="a">this.</b></p>',
      '<p>Lies <b class="a>das.</b></p>',
      ['tag-not-ended: <b class="a>das.</b>'],
    ],
    ['<p>One.</p><p>Two.</p>', '<p>Eins.<p>Zwei.</p>', []],
    ['<p>One.</p><ul><li>Two.</li></ul>', '<p>Eins.<ul><li>Zwei.</li></ul>', []],
    [
      '<p>One.</p><ul><li>Two.</li></ul>',
      '<p>Eins.<ul><li>Zwei.</li></ul></p>',
      ['block-in-inline: <ul> in <p>'],
    ],
  ]);
});

describe('unsafe-html', () => {
  proveRows('unsafe-html', [
    ['<p>One</p>', '<meta name="keywords" content="eins"><p>Eins</p>', []],
    ['<p>One</p>', '<meta http-equiv="refresh" content="0;url=x"><p>Eins</p>', ['element: <meta>']],
  ]);
});

describe('tags-nesting', () => {
  proveRows('tags-nesting', [
    ['translator-credits', 'Anna <anna@example.org>, 2013\nOtto <otto@example.org>', []],
    ['run <hostname> now', 'jetzt <Rechnername> ausführen', []],
    ['<b>One</b>', '<b>Eins', ['unclosed: <b>']],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    ['A 25 cent piece ($.25)', 'Eine Münze zu 25 Cent (0,25 $)', []],
    ['The limit is 2000 MiB', 'La limite est de 2000 Mio', [], 'en fr'],
    ['In the 17th century', 'au dix-septième siècle', [], 'en fr'],
    ['About 20 files', 'une vingtaine de fichiers', [], 'en fr'],
    ['In the 11th century', 'tra l’undicesimo secolo', [], 'en it'],
    ['In the 11th century', 'au XIème siècle', [], 'en fr'],
    ['In the 17th century', '1600-luvulla', [], 'en fi'],
    ['For two decades he ruled', '20年間統治した', [], 'en ja'],
    ['One hundred and forty years ago', 'Vor 140 Jahren', []],
    ['The page ls(1) says it', 'Die Seite ls sagt es', []],
    ['The page open says it', 'Die Seite open(2) sagt es', []],
    ['The page open(2) says it', 'Die Seite open(3) sagt es', ['missing: 2', 'extra: 3']],
    ['an 80% chance', 'eine 80%ige Chance', []],
    ['Suffix MiB (2^20)', 'Endung MiB (2²⁰)', []],
    // Words for numbers, and the two of a list.
    ['The last 7 Days', 'この一週間', [], 'en ja'],
    ['Divide by 2', 'Halbieren', []],
    ['Move it by 2', 'Um die Hälfte verschieben', ['missing: 2']],
    ["It turns to 12 o'clock", 'Es richtet sich auf', []],
    ["It opens at 12 o'clock", 'Es öffnet um Uhr am Vormittag', ['missing: 12']],
    ["It opens at 12 o'clock", 'Es öffnet mittags', []],
    ["It starts at 7 o'clock", 'Es beginnt', ['missing: 7']],
    ['A row of all zeros', 'すべて 0 の行', [], 'en ja'],
    ['Play a triplet', '3連符を演奏', [], 'en ja'],
    ['Runlevel 2,3: on', 'Poziomy 2 i 3: tak', [], 'en pl'],
    ['Runlevel 2,3: on', 'Poziom 2: tak', ['missing: 2,3'], 'en pl'],
    ['$1 pages were found', '{{PLURAL:$1|$1 Seite wurde|$1 Seiten wurden}} gefunden', []],
    ['(1809 -1886)', '(1809 –1886)', []],
    ['health, attack, defense and evade', '体力、攻撃、防御、回避の4種類', [], 'en ja'],
    ['Radius 1 Hex', 'Zone d’un hexagone', [], 'en fr'],
    ['Pay 64 now', 'Jetzt zahlen', ['missing: 64']],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['{{PLURAL:$1|one page|$1 pages}} found', '{{PLURAL:$1|eine Seite|$1 Seiten}} gefunden', []],
    ['Rename this {{GENDER:$1|user}}', 'Nimeä tämä käyttäjä', [], 'en fi'],
    ['Search {{SITENAME}}', 'Hledání na {{grammar:6sg|{{SITENAME}}}}', [], 'en cs'],
    ['Search {{SITENAME}}', 'Suche', ['missing: {{SITENAME}}']],
    ['%1% %2%, %3%', '%3%年%1%月%2%日', [], 'en ja'],
    ['Too large ($1 bytes)', 'Zu groß ({{formatnum:$1}} Bytes)', []],
    ['inflicts ~%1% points', 'verursacht %1% Punkte', []],
    ['line[:column]', 'Zeile[:Spalte]', []],
    ['Single[[underlining]]', 'Einfach', []],
    ['Dear [[name]],', 'Guten Tag,', ['missing-likely: [[name]]']],
    ['Take __time__s for it', 'Dafür __time__ nehmen', []],
    ['Dear __name__, hello', 'Guten Tag', ['missing: __name__']],
  ]);
});

describe('number-format', () => {
  proveRows('number-format', [
    ['A size of at least (640,480)', 'Eine Größe von mindestens (640,480)', []],
    ['A size of (640,000) pages', 'Ein Umfang von (640,000) Seiten', ['number: 640,000, 640.000']],
    ['Many users (258,480)', 'Viele Nutzer (258,480)', ['number: 258,480, 258.480']],
    ['At least 640,480 of both', 'Mindestens 640,480 von beiden', ['number: 640,480, 640.480']],
  ]);
});

describe('corrupted', () => {
  proveRows('corrupted', [
    ['The pattern', 'Ett vackert monster', [], 'en sv'],
    ['It is changed by others', 'Den styrs av andras vilja', [], 'en sv'],
    ['The Rysssry clan', 'Клан Рисссри', [], 'en uk'],
    ['The Hallstatt era', 'De Hallstatttijd', [], 'en nl'],
    ['Print all of it', 'Print allle zinnen', ['three-times: allle'], 'en nl'],
    // A vowel is wrong in a word of Turkish, but it may be the other one.
    ['It is read', 'Bu yorumlendı', [], 'en tr'],
    ['It is needed', 'Bu gereklı', ['accent: gereklı, gerekli'], 'en tr'],
  ]);
});

describe('leftovers', () => {
  proveRows('leftovers', [
    ['Read the log', '記録[訳注: 運用の記録]を読みます', [], 'en ja'],
    ['Read the log', 'Lies das Protokoll (Anm. d. Übers.: log)', []],
  ]);
});

describe('language', () => {
  const title = 'El nacimiento del sol y de la luna en los cuentos';
  proveRows('language', [
    // The letters of a formula are no words.
    [
      '<p>They mean what they should, that is (1&lt;x and x≤y and y&lt;5)</p>',
      '<p>Σημαίνουν ό,τι θα έπρεπε, δηλαδή (1&lt;x and x≤y and y&lt;5)</p>',
      [],
      'en el',
    ],
    [`A book: ${title}.`, `Книга: ${title}.`, [], 'en ru'],
    [
      'A book of old tales.',
      'El nacimiento del sol y de la luna en los cuentos.',
      ['other: El nacimiento del sol y de la luna en los cuentos., Spanish'],
      'en de',
    ],
  ]);
});

describe('target-equals-source', () => {
  const citation = 'Smith, J. (1985). The astronomical knowledge of the people in the south';
  const pages = 'one(1), two-a(1), three(1), four(8)';
  proveRows('target-equals-source', [
    [`<p>Read this:</p><p>${citation}</p>`, `<p>Lies das:</p><p>${citation}</p>`, []],
    [`<p>See also</p><p>${pages}</p>`, `<p>Siehe auch</p><p>${pages}</p>`, []],
    [
      '<p>Read this:</p><p>The knowledge of the people in the south</p>',
      '<p>Lies das:</p><p>The knowledge of the people in the south</p>',
      ['part: The knowledge of the people in the south'],
    ],
  ]);
});
