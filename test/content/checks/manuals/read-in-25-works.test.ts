import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('reports that readers of 25 more works found wrong', () => {
  proveRows('corrupted', [
    [
      '<p>See &lt;https://site.org/tools/tty&gt; for it.</p>',
      '<p>Siehe &lt;<i>https://site.org/tools/tty</i>&gt; dazu.</p>',
      [],
    ],
    [
      '<p>See &lt;https://site.org/tools/tty&gt; for it.</p>',
      '<p>Siehe dazu https://site.org/tools/tty</p>',
      [],
    ],
  ]);
  proveRows('punctuation', [
    ['Image;Writer;ISO;', 'Image;Writer;ISO;镜像;映像;写入器;', [], 'en zh-CN', 'text'],
    ['Write it; then read it', '写入;读取', ['half-width: ;'], 'en zh-CN', 'text'],
  ]);
  proveRows('addresses', [
    [
      '<p>Report it to &lt;https://site.org/team/&gt;</p>',
      '<p>Melden Sie es <a href="https://site.org/team/de.html">dem deutschen Team</a></p>',
      [],
    ],
    [
      '<p>Report it to &lt;https://site.org/team/&gt;</p>',
      '<p>Melden Sie es <a href="https://site.org/team/fr.html">dem Team</a></p>',
      ['missing: https://site.org/team/'],
    ],
  ]);
  proveRows('letter-case', [
    [
      'Send reports, comments, etc. to\nThe list:\nlist@site.org',
      'Raporty, komentarze, itp.\nproszę wysyłać do listy:\nlist@site.org',
      [],
      'en pl',
      'text',
    ],
    [
      'This is a report.\nThe list has it.',
      'To jest raport.\nlista go ma.',
      ['small-start: lista'],
      'en pl',
      'text',
    ],
  ]);
  proveRows('brackets', [
    [
      '<p>A panel (red, 1) and a table (blue, 2) here.</p>',
      '<p>Panel (czerwony, 1) i tabela (niebieska, 2) tu.</p>',
      [],
      'en pl',
    ],
    [
      '<p>A panel (red) with 1) this and 2) that.</p>',
      '<p>Panel (czerwony z 1) tym i 2) tamtym.</p>',
      ['unclosed: ('],
      'en pl',
    ],
  ]);
  proveRows('target-equals-source', [
    [
      '<p>See also:</p><p><b>join</b>(1), <b>uniq</b>(1)</p>',
      '<p>Siehe auch:</p><p><b>join</b>(1), <b>uniq</b>(1)</p>',
      [],
    ],
    [
      '<p>See also:</p><p><b>Join the club</b></p>',
      '<p>Siehe auch:</p><p><b>Join the club</b></p>',
      ['part: Join the club'],
    ],
  ]);
  proveRows('numbers', [
    ['Volume: -2', '音量减2', [], 'en zh-CN', 'text'],
    ['Volume: -2', '音量2', ['missing: -2', 'extra: 2'], 'en zh-CN', 'text'],
    ['<p>It starts.<a href="#ftn.id13">[6]</a></p>', '<p>Es beginnt.<a href="#ftn.id7">[5]</a></p>', []],
    [
      '<p>It starts.<a href="#part">[6]</a></p>',
      '<p>Es beginnt.<a href="#part">[5]</a></p>',
      ['missing: 6', 'extra: 5'],
    ],
  ]);
  proveRows('html', [['<p>Open the door.</p>', '<p>Öffnen Sie die Tür</1>.</p>', ['end-tag: </1>']]]);
  proveRows('length', [
    [
      '<h2>Usage</h2><p>The program is very easy to use. It is made for students of all ages to use as a small and quick database.</p><p>Here is a screenshot:</p>',
      '<h2>Использование</h2><p>Снимок экрана:</p><p>Программа очень проста в использовании. Она сделана для учащихся любого возраста для использования в качестве маленькой и быстрой базы данных.</p>',
      [],
      'en ru',
    ],
  ]);
});

describe('text outside of the elements of the source', () => {
  proveRows('missing-sentences', [
    ['<h2>Usage</h2><p>It is easy.</p>', 'nnn<h2>Verwendung</h2><p>Es ist leicht.</p>', ['extra: nnn']],
    ['<p>It is easy to use.</p><p>Here.</p>', '<p>Es ist leicht.</p> Neu<p>Hier.</p>', ['extra: Neu']],
    ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>Eins</li>Noch<li>Zwei</li></ul>', ['extra: Noch']],
    ['<p>It is easy to use.</p>', '<p>Es ist leicht</p>.', []],
    ['<interface name>', '&lt;Name der Schnittstelle&gt;', []],
    ['<p>12</p><p></p>', '<p>12</p><p>Hier steht noch ein Satz.</p>', ['extra: Hier steht noch ein Satz.']],
    ['<p>It is easy.</p>And more', '<p>Es ist leicht.</p>Und mehr', []],
    ['<p>It is easy.</p><p>More</p>', '<p>Es ist leicht.</p><p></p>Mehr', []],
  ]);
});

describe('reports that readers of 50 more works found wrong', () => {
  proveRows('tag-contents', [
    [
      '<p><b>toggle <i>partition</i> <i>flag</i></b></p><p>Toggle the <i>flag</i>.</p>',
      '<p><b>toggle</b> <i>partycja</i> <i>flaga</i></p><p>Przełącza <i>flagę</i>.</p>',
      [],
      'en pl',
    ],
    [
      '<p>The <i>Editor</i> has a menu <b>View</b>.</p>',
      '<p>Der <b>Editor</b> hat ein Menü <i>View</i>.</p>',
      ['moved: <b>, View, Editor'],
    ],
    [
      '<p><i>cron</i> is started automatically from /etc/init.d on entering runlevels.</p>',
      '<p><b>cron</b> est démarré automatiquement depuis <i>/etc/init.d</i> au moment voulu.</p>',
      [],
      'en fr',
    ],
    [
      '<p><i>cron</i> is started automatically from /etc/init.d on entering runlevels.</p>',
      '<p>cron est démarré automatiquement depuis <i>/etc/init.d</i> au moment voulu.</p>',
      ['moved: <i>, cron, /etc/init.d'],
      'en fr',
    ],
  ]);
  proveRows('end-punctuation', [
    ['Today', 'Auj.', [], 'en fr', 'text'],
    ['Info.', 'Whois Informationen', [], 'en de', 'text'],
    ['<ul><li>Insert</li><li>Caps Lock</li></ul>', '<ul><li>Inser</li><li>Verr. maj.</li></ul>', [], 'en fr'],
    ['The file is open', 'Die Datei ist offen.', ['extra: .'], 'en de', 'text'],
    ['It works.', 'Es funktioniert', ['missing: .'], 'en de', 'text'],
    ['Use this format: {format}.', 'Verwenden Sie dies: {format}', ['missing: .'], 'en de', 'text'],
  ]);
  proveRows('html', [
    ['Usage: tool [options] <filename>', '使い方: tool [オプション] <ファイル>', [], 'en ja'],
    ['<p>Usage of <b>it</b></p>', '<p>使い方 <コマンド></p>', ['text-tag: <コマ'], 'en ja'],
  ]);
  proveRows('number-format', [
    ['e.g. "14/03/2009"', 'par ex. « 14/03/2009 »', [], 'en fr', 'text'],
    ['e.g. "03/04/2009"', 'par ex. 03/04/2009', ['date: 03/04/2009'], 'en fr', 'text'],
  ]);
  proveRows('french-spacing', [
    ['URIs: http:, ftp:, file: and more', 'URI\u00a0: http:, ftp:, file: et plus', [], 'en fr', 'text'],
    ['License GPLv3+: see there', 'Licence GPLv3+ : voir là', ['breaking: :'], 'en fr', 'text'],
    ['If drive D: is the CD', 'Si le lecteur D: est le CD', [], 'en fr', 'text'],
    ['The name: it', 'Le nom: lui', ['missing: :'], 'en fr', 'text'],
  ]);
  proveRows('punctuation', [['Text;Files;Images', '文本;文件;图像', [], 'en zh-CN', 'text']]);
});

describe('more reports that readers of 50 more works found wrong', () => {
  proveRows('tag-contents', [
    [
      '<p><i>cron</i> searches its area (/var/spool/cron) for crontab files.</p>',
      '<p><b>cron</b> recherche, dans le répertoire <i>/var/spool/cron</i>, des fichiers de crontab.</p>',
      [],
      'en fr',
    ],
  ]);
  proveRows('target-equals-source', [
    [
      '<p>See all:</p><p>payload string | array | buffer</p>',
      '<p>Siehe alles:</p><p>payload string | array | buffer</p>',
      [],
    ],
    [
      '<p>See all:</p><p>Join the club</p>',
      '<p>Siehe alles:</p><p>Join the club</p>',
      ['part: Join the club'],
    ],
  ]);
  proveRows('leftovers', [
    ['Files such as F?? are found.', 'Fichiers comme T??? trouvés.', [], 'en fr', 'text'],
    ['Files are found.', 'Fichiers trouvés ???', ['note: ???'], 'en fr', 'text'],
    ['Files here', '```\nFichiers ici\n```', ['code-fence: ```'], 'en fr', 'text'],
    ['A ```file``` here', 'Un ```fichier``` ici', [], 'en fr', 'text'],
  ]);
  proveRows('addresses', [
    [
      '<p>See ⟨https://site.org/manual/⟩ for more.</p>',
      '<p>Siehe <a href="https://site.org/manual/">https://site.org/manual/</a>.</p>',
      [],
    ],
    [
      '<p>See ⟨https://site.org/manual/⟩.</p>',
      '<p>Siehe das Handbuch.</p>',
      ['missing: https://site.org/manual/'],
    ],
  ]);
});
