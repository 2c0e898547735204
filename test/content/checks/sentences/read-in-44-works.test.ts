import { describe } from 'vitest';
import { proveRows } from '../found-problems';

/* Reports on 44 works that were read on 1 December 2026 and were wrong. */

describe('forms that a template chooses from', () => {
  proveRows('leftovers', [
    ['This user has been blocked.', '{{GENDER:$1|Der Benutzer|Die Benutzerin}} wurde gesperrt.', []],
    ['This user has been blocked.', 'Der Benutzer|Die Benutzerin wurde gesperrt.', ['note: Benutzer|Die']],
  ]);
  proveRows('length', [
    [
      'This user has been blocked and hidden previously, as the log says.',
      '{{GENDER:$1|Dieser Benutzer wurde früher gesperrt und|Diese Benutzerin wurde früher gesperrt und}} verborgen.',
      [],
    ],
  ]);
  proveRows('placeholders', [
    ['Excited?', '{M#Excité}{F#Excitée} ?', [], 'en fr'],
    ['Excited?', '{etat} Excité ?', ['extra-likely: {etat}'], 'en fr'],
  ]);
  proveRows('repeated-text', [
    [
      'It has %d file. Delete it.|It has %d files. Delete them.',
      'Il a %d fichier. Supprimez-le.|Il a %d fichier. Supprimez-le.|Il a %d fichier. Supprimez-le.',
      [],
      'en fr',
      'text',
    ],
  ]);
});

describe('the markup of a wiki', () => {
  proveRows('leftovers', [
    [
      "Click on ''Save'' to keep it.",
      "Klicken Sie auf **''[Speichern]''**, um es zu behalten.",
      [],
      'en de',
      'text',
    ],
    [
      'Click on "Save" to keep it.',
      'Klicken Sie auf **Speichern**, um es zu behalten.',
      ['markdown: **Speichern**'],
      'en de',
      'text',
    ],
  ]);
  proveRows('placeholders', [
    ['See [[wiki:syntax]] for it.', 'Voir [[:wiki:syntax|la syntaxe]] pour cela.', [], 'en fr', 'text'],
    [
      'See [[wiki:syntax]] for it.',
      'Voir [[wiki:syntaxe]] pour cela.',
      ['missing: [[wiki:syntax]]', 'extra: [[wiki:syntaxe]]'],
      'en fr',
      'text',
    ],
    ['See [[Help:Contents]] for it.', 'Voir [[Aide:Contenu]] pour cela.', [], 'en fr', 'text'],
  ]);
});

describe('words and signs', () => {
  proveRows('doubled-words', [
    ['Adds the username of the blocking user.', '添加执行封禁的用户的用户名。', [], 'en zh-CN'],
    ['Adds the blocking user.', '添加执行封禁的用户的用户。', ['doubled: 的用户'], 'en zh-CN'],
  ]);
  proveRows('placeholders', [
    ['% of thumbnail size', '%-a a bélyegképméretnek', [], 'en hu', 'text'],
    ['The thumbnail size', '%-a a bélyegképméretnek', ['extra: %-a'], 'en hu', 'text'],
  ]);
  proveRows('numbers', [
    ['Retrying every 1m:', 'Tentando novamente a cada minuto:', [], 'en pt'],
    ['Retrying in 1m:', 'Tentando novamente agora:', ['missing: 1'], 'en pt'],
    ['We sit here for months.', 'Siedzimy tu miesiącami. Są lepsze dni.', [], 'en pl'],
    ['We sit here for months.', 'Siedzimy tu od wielu dni.', ['unit-word: months, dni'], 'en pl'],
    ['It opens at 3 PM.', '午前3時に開きます。', ['unit: 3, pm, 午前'], 'en ja'],
    ['It opens at 3 PM.', '午後3時に開きます。', [], 'en ja'],
    ['Ships within 2 business days.', '将在 2 周内发货。', ['unit: 2, days, 周'], 'en zh-CN'],
    ['Ships within 2 business days.', '将在 2 个工作日内发货。', [], 'en zh-CN'],
    ['Uploading… {done}%', 'Przesyłanie… {done}', ['unit-missing: {done}, %'], 'en pl', 'text'],
    ['Uploading… {done}%', 'Przesyłanie… {done} procent', [], 'en pl', 'text'],
    ['Loading %d%%', 'Chargement %d', ['unit-missing: %d, %'], 'en fr', 'text'],
    ['Loading %d%%', 'Chargement %d %%', [], 'en fr', 'text'],
  ]);
  proveRows('target-equals-source', [
    [
      '<p>Sent in <abbr lang="en" title="Open the window now">OWN</abbr> format.</p>',
      '<p>Отправлено в формате <abbr lang="en" title="Open the window now">OWN</abbr>.</p>',
      [],
      'en ru',
    ],
    [
      '<p>Sent in <abbr title="Open the window now">OWN</abbr> format.</p>',
      '<p>Отправлено в формате <abbr title="Open the window now">OWN</abbr>.</p>',
      ['part: Open the window now'],
      'en ru',
    ],
  ]);
  proveRows('code', [
    [
      '<p>Press <kbd>Ctrl</kbd>+<kbd>S</kbd> to save.</p>',
      '<p><kbd>Ctrl</kbd>+<kbd>A</kbd>を押して保存します。</p>',
      ['changed-style: Ctrl+S, Ctrl+A'],
      'en ja',
    ],
  ]);
  proveRows('end-punctuation', [
    ['Open from 9 AM to 5 PM', 'Abierto de 9 a. m. a 5 p. m.', [], 'en es'],
    ['Open from 9 to 5', 'Abierto de las 9 a las 5.', ['extra: .'], 'en es'],
  ]);
});

describe('forms of words', () => {
  proveRows('numbers', [
    [
      'It leaves on Tuesday, September 2.',
      'Он отправляется в среду, 2 сентября.',
      ['weekday: Tuesday, среду'],
      'en ru',
    ],
    ['It leaves on Tuesday, September 2.', 'Он отправляется во вторник, 2 сентября.', [], 'en ru'],
    ['It leaves on Tuesday.', 'Se lähtee keskiviikkona.', ['weekday: Tuesday, keskiviikkona'], 'en fi'],
    ['It leaves on Tuesday.', 'Se lähtee tiistaina.', [], 'en fi'],
    ['Keep it for 2 years.', 'Säilytä se 2 kuukauden ajan.', ['unit: 2, years, kuukauden'], 'en fi'],
    ['Keep it for 2 years.', 'Säilytä se 2 vuoden ajan.', [], 'en fi'],
    ['It is given in seconds.', 'Se indica en milisegundos.', ['unit-word: seconds, milisegundos'], 'en es'],
    ['It is given in seconds.', 'Se indica en segundos.', [], 'en es'],
    ['Weight: 1,450 kg', '重量：1450 公斤', [], 'en zh-CN'],
    ['Weight: 1,450 kg', '重量：1450 公尺', ['unit: 1,450, kg, 公尺'], 'en zh-CN'],
    ['Orders over $30', 'สั่งซื้อครบ 30 ดอลลาร์', [], 'en th'],
  ]);
  proveRows('language', [
    ['Create an account now.', 'צרו account עכשיו.', ['source: account'], 'en he'],
    ['Create an account now.', 'צרו חשבון עכשיו.', [], 'en he'],
    ['We sent it to your phone.', 'phone으로 보냈습니다.', ['source: phone'], 'en ko'],
  ]);
  proveRows('brackets', [
    ['Copy of it (%s)', 'Kopia av den %s', ['missing: (%s)'], 'en sv', 'text'],
    ['Copy of it ({index})', 'Kopia av den {index}', ['missing: ({index})'], 'en sv', 'text'],
    ['Copy of it ({index})', 'Kopia av den, {index}', [], 'en sv', 'text'],
  ]);
});

/* Mistakes that a reviewer planted on 1 December 2026, and right translations that were reported. */

describe('amounts and marks', () => {
  proveRows('placeholders', [
    ['A $2 million grant was awarded.', 'Une subvention de deux millions.', [], 'en fr'],
    ['Pay $2 to win.', 'Payez pour gagner.', ['missing-likely: $2'], 'en fr', 'text'],
  ]);
  proveRows('target-empty', [
    ['<p>The fan is loud.</p>', '<p>-</p>', ['no-text']],
    ['<p>The fan is loud.</p>', '<p>…</p>', ['no-text']],
    ['<p>Loud</p>', '<p>-</p>', []],
    ['<p>The fan is loud.</p>', '<p>?<img src="a.png"></p>', []],
  ]);
  proveRows('addresses', [
    [
      '<p>Go to <a href="https://a.example/shop">a.example/shop</a>.</p>',
      '<p>Zu <a href="https://a.example/shop">a.example/laden</a>.</p>',
      ['missing: a.example/shop', 'extra: a.example/laden'],
    ],
    [
      '<p>Go to <a href="https://a.example/shop">a.example/shop</a>.</p>',
      '<p>Zum <a href="https://a.example/shop">Laden</a>.</p>',
      [],
    ],
    [
      '<p>Go to <a href="https://a.example/shop">a.example/shop</a>.</p>',
      '<p>Zu <a href="https://a.example/laden">a.example/laden</a>.</p>',
      [],
    ],
  ]);
  proveRows('code', [
    ['<p>It is <code>ERANGE</code>.</p>', '<p>Es ist <code>ERANGO</code>.</p>', ['changed: ERANGE, ERANGO']],
    ['<p>It is <code>FORMAT</code>.</p>', '<p>Es <code>FORMATO</code>.</p>', [], 'en es'],
    [
      '<p>Set <code>max_connections</code>.</p>',
      '<p>Setzen Sie <code>max_connection</code>.</p>',
      ['changed: max_connections, max_connection'],
    ],
    [
      '<p>See <code>/var/log/app</code>.</p>',
      '<p>Siehe <code>/var/logs/app</code>.</p>',
      ['changed: /var/log/app, /var/logs/app'],
    ],
    ['<p>See <code>items</code>.</p>', '<p>Siehe <code>item</code>.</p>', []],
  ]);
});
