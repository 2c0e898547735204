import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('end marks that the source explains', () => {
  proveRows('end-punctuation', [
    // The source forgot the full stop of one paragraph or item.
    [
      '<p>The server starts all of its threads</p><p>It then waits for the next request.</p>',
      '<p>Der Server startet alle Threads.</p><p>Er wartet dann auf die nächste Anfrage.</p>',
      [],
    ],
    [
      '<ul><li>Copy the files here.</li><li>Start the server again</li><li>Read the log file.</li></ul>',
      '<ul><li>Kopiere die Dateien.</li><li>Starte den Server.</li><li>Lies das Protokoll.</li></ul>',
      [],
    ],
    // Items without a full stop beside it, and a title, have none on purpose.
    [
      '<ul><li>Copy the files here</li><li>Start the server again</li><li>Read the log file.</li></ul>',
      '<ul><li>Kopiere die Dateien</li><li>Starte den Server.</li><li>Lies das Protokoll.</li></ul>',
      ['extra: .'],
    ],
    [
      '<h2>All about the server</h2><p>It waits for the next request.</p>',
      '<h2>Alles über den Server.</h2><p>Er wartet auf die nächste Anfrage.</p>',
      ['extra: .'],
    ],
    // An earlier sentence of the block has its own.
    [
      '<p>It holds the name of the request. It is used for all of the sessions</p>',
      '<p>Es enthält den Namen der Anfrage. Es gilt für alle Sitzungen.</p>',
      [],
    ],
    [
      '<p>See what it is in. Apache HTTP</p><p>It waits for the next one.</p>',
      '<p>Sieh es dir an. Apache HTTP.</p><p>Er wartet auf den nächsten.</p>',
      ['extra: .'],
    ],
    // An abbreviation before a line break ends no sentence.
    [
      '<p>The key of the item appr.\n   in this list</p>',
      '<p>Der Schlüssel bzw. Name in der Liste.</p>',
      ['extra: .'],
    ],
    // Items of another list have no say.
    [
      '<ul><li>Read the file first.</li><li>Otherwise, deny the access</li></ul><ul><li>Here are some more</li></ul>',
      '<ul><li>Lies zuerst die Datei.</li><li>Sonst verweigere es.</li></ul><ul><li>Hier sind noch mehr</li></ul>',
      [],
    ],
    // A name after the sentences of a block.
    [
      '<p>The server starts all of its threads. Apache HTTP</p><p>It then waits for the next one.</p>',
      '<p>Der Server startet alle Threads. Apache HTTP.</p><p>Er wartet dann auf den nächsten.</p>',
      ['extra: .'],
    ],
    // Headings and indirect questions.
    ['<h2>How it works</h2>', '<h2>Comment ça marche ?</h2>', [], 'en fr'],
    ['Whether the names are escaped', 'Les noms doivent-ils être échappés ?', [], 'en fr'],
    ['<h2>Como o servidor inicia</h2>', '<h2>Sunucu nasıl başlatılır?</h2>', [], 'pt tr'],
    ['<h2>Starting the server</h2>', '<h2>Démarrer le serveur ?</h2>', ['extra: ?'], 'en fr'],
    // A remark in brackets stands after the sentence.
    ['Sets the memory to use (from 1 to 9).', 'Legt den Speicher fest. (Von 1 bis 9)', []],
    ['Sets the memory to use. (From 1 to 9.)', 'Legt den Speicher fest. (Von 1 bis 9)', ['missing: .']],
    ['Is it in the folder (see the options)?', 'Ist es im Ordner? (Siehe Optionen).', []],
    // A note that was left, which another check reports, stands after the mark.
    ['Save the file.', 'Speichern Sie die Datei. [Anm.: bitte prüfen]', []],
    ['<p>Save the file.</p>', '<p>Speichern Sie die Datei. TODO prüfen</p>', []],
    ['Save the file.', 'Speichern Sie die Datei [Anm.: bitte prüfen]', ['missing: .']],
    ['<p>Save the file.</p>', '<p>Speichern Sie die Datei TODO prüfen</p>', ['missing: .']],
    ['It has one, two, and so\non.', 'Es hat eins, zwei …', []],
    ['<h2>Going on...</h2>', '<h2>Pour aller plus loin . . .</h2>', [], 'en fr'],
  ]);
});

describe('marks and spaces that belong there', () => {
  proveRows('punctuation', [
    // Endings of Turkish, particles and endings of Korean.
    ['See the <a href="a">CGI tutorial</a>.', '<a href="a">CGI Öğreticisi</a>ne bakınız.', [], 'en tr'],
    ['<code>a</code> and <code>b</code>', '<code>a</code>ve <code>b</code>', ['space-at-tag: ve'], 'en tr'],
    ['It must <em>only</em> do it.', '디렉토리 요청<em>만을</em> 처리한다.', [], 'en ko'],
    ['Read the <em>manual</em>.', '먼저 반드시<em>설명서</em> 읽는다.', ['space-at-tag: 드시'], 'en ko'],
    // Code inside of a word, and the rest of a path.
    ['Map it with <code>map()</code> again.', 'Il faut re<code>map()</code>er le tout.', [], 'en fr'],
    // The first part of a compound, and a word that is none.
    ['the <a href="#a">settings</a>', 'de hoofd<a href="#a">instellingen</a>', [], 'en nl'],
    [
      'the <a href="#a">settings</a>',
      'de nieuwe<a href="#a">instellingen</a>',
      ['space-at-tag: we'],
      'en nl',
    ],
    ['the <kbd>right</kbd> button', 'de <kbd>rechter</kbd>muisknop', [], 'en nl'],
    ['the <a href="#a">settings</a>', 'die Haupt<a href="#a">einstellungen</a>', []],
    ['the <a href="#a">settings</a>', 'die neuen<a href="#a">Einstellungen</a>', ['space-at-tag: en']],
    // Letters of a word that is spoken of.
    ['as in German i<em>ch</em>, softly', 'come nel tedesco i<em>ch</em>, piano', [], 'en it'],
    ['as in <em>this</em>, softly', 'come i<em>suoni</em>, piano', ['space-at-tag: i'], 'en it'],
    ['Use <code>map()</code> again.', 'Il utilise<code>map()</code> encore.', ['space-at-tag: se'], 'en fr'],
    ['Go to <code>/root/srclib/apr</code>.', 'Vaya a /root<code>/srclib/apr</code>.', [], 'en es'],
    ['It writes the data, and reads it.', 'Es schreibt . . . und liest.', []],
    ['It is there.', 'Es ist da..', ['twice: ..']],
    ['It writes the data.', 'Es schreibt die Daten .', ['space-before: .']],
    [
      '<p>The parts <code>$1</code> to <code>$9</code>.</p>',
      '<p>部分は <code>$1</code> .. <code>$9</code> です。</p>',
      [],
      'en ja',
    ],
    // Quoted words that are recast; a word that stays as it is keeps its marks.
    ['It can "leak" the memory.', 'Der Speicher wird nicht freigegeben.', []],
    ['It is set to "OFF" here.', 'Es ist hier auf OFF gesetzt.', ['quotes-missing: "OFF"']],
    // The name is said elsewhere, too: once more in the target, or by another name.
    ['It is set to "OFF".', 'OFF: Es ist auf OFF gesetzt.', ['quotes-missing: "OFF"']],
    ['OFF stops it: say "OFF".', 'Aus beendet es: sage OFF.', ['quotes-missing: "OFF"']],
    ['OFF stops it: "OFF" is said.', 'OFF beendet es.', []],
  ]);

  proveRows('french-spacing', [
    ['<p>The address is http://host/?.</p>', '<p>L’adresse est http://host/?.</p>', [], 'en fr'],
    ['<p>Is it there?</p>', '<p>Est-il là?</p>', ['missing: ?'], 'en fr'],
  ]);

  proveRows('corrupted', [
    // A text that speaks of references.
    ['<p>It has entities.</p>', '<p>Es hat Entitäten (&amp;lt;, &amp;amp; usw.).</p>', []],
    ['<p>One and two.</p>', '<p>Eins &amp;amp; zwei.</p>', ['escaped: &amp;']],
    [
      '<p>One, two.</p>',
      '<p>Fa&amp;ccedil;ade, &amp;agrave;.</p>',
      ['escaped: &ccedil;', 'escaped: &agrave;'],
    ],
  ]);
});

describe('accents of capitals, and factors', () => {
  proveRows('corrupted', [
    ['Unexpected result', 'RESULTAT INATTENDU', [], 'en fr'],
    ['It discards the buffer', 'invalida a memória', [], 'en pt-BR'],
    ['It discards the version', 'invalida a versao', ['accent: versao, versão'], 'en pt-BR'],
    ['Unexpected result', 'resultat inattendu', ['accent: resultat, résultat'], 'en fr'],
  ]);

  proveRows('symbols', [
    ['It handles 3× the traffic.', 'Il multiplie le trafic par 3.', [], 'en fr'],
    ['It handles 3× the traffic.', 'Il multiplie le trafic.', ['missing: ×'], 'en fr'],
    ['It has 3×4 cells.', 'Es hat Zellen (3; 4).', ['missing: ×']],
  ]);
});

describe('capitals of names, titles and languages', () => {
  proveRows('letter-case', [
    // Turkish denies in the verb.
    ['Do NOT change the file.', 'Dosyayı değiştirmeyin.', [], 'en tr'],
    ['Do NOT change the file.', 'Ändere die Datei nicht.', ['no-capitals: NOT']],
    // The words of one warning are one problem.
    [
      'Do it only if you KNOW WHAT it does with ALL of your files.',
      'Tun Sie es nur, wenn Sie wissen, was es mit allen Dateien macht.',
      ['no-capitals: WHAT, ALL'],
    ],
    ['It returns 404 NOT FOUND here.', 'Es meldet hier 404 (nicht gefunden).', []],
    // The mark belongs to the title of a link.
    [
      'See <a href="a">How it works</a>.',
      '<a href="a">Sunucu nasıl çalışır?</a> belgesine bakınız.',
      [],
      'en tr',
    ],
    // The translation of a message in brackets has its capitals.
    ['"map lookup FAILED" is shown', '"map lookup FAILED" (arama BAŞARISIZ) gösterilir', [], 'en tr'],
  ]);
});
