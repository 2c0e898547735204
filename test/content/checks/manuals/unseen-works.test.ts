import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('words that are kept as the source has them', () => {
  proveRows('number-format', [
    [
      'It shows: KDE Plasma powered by Linux, CPU: Intel Core CPU @ 2.90GHz at 2996 MHz, RAM: 15 GB',
      'Angezeigt wird: KDE Plasma powered by Linux, CPU: Intel Core CPU @ 2.90GHz at 2996 MHz, RAM: 15 GB',
      [],
    ],
    ['The clock runs at 2.90 GHz', 'Der Takt ist 2.90 GHz', ['number: 2.90, 2,90']],
    [
      "By Don Libes, O'Reilly and Associates, January 1995.",
      "著者 Don Libes, O'Reilly and Associates, January 1995.",
      [],
      'en ja',
    ],
    ['Written in January 1995.', '書かれたのは January 1995。', ['month: January'], 'en ja'],
  ]);
  proveRows('language', [
    [
      'It would match <q>[01] Deep Purple - Smoke on the water</q>.',
      'Het zou overeenkomen met <q>[01] Deep Purple - Smoke on the water</q>.',
      [],
      'en nl',
    ],
    [
      'It would match [01] Deep Purple - Smoke on the water and others.',
      'Het zou overeenkomen met [01] Deep Purple - Smoke on the water en andere.',
      ['source: Deep Purple - Smoke on the water'],
      'en nl',
    ],
    [
      'By Wolf, author of <a href="http://uber.de/">UberWriter</a>, for the inspiration he provided in it.',
      'De Wolf, autor de <a href="http://uber.de/">UberWriter</a>, for the inspiration he provided in it.',
      ['source: UberWriter, for the inspiration he provided in it'],
      'en ca',
    ],
    ['See $if(if,then,else), please.', '请参阅 $if（if,then,else）。', [], 'en zh', 'text'],
  ]);
});

describe('signs that are said in another way', () => {
  proveRows('symbols', [
    ['a 9×9 square', 'plansza o dziewięciu wierszach i dziewięciu kolumnach', [], 'en pl'],
    ['a 9×9 square', 'plansza 9 9', ['missing: ×'], 'en pl'],
    ['{count}× {item}', '{item} {count}개', [], 'en ko', 'text'],
    ['Press [Enter] to go on.', 'Натисніть Enter, щоб почати.', ['missing: [ ]'], 'en uk'],
    ['Have the manager (Caja) draw it.', 'Faz com que o Caja, o gerenciador, desenhe.', [], 'en pt'],
    [
      'Have the manager (Caja) draw it.',
      'Faz com que o gerenciador Caja desenhe.',
      ['missing: ( )'],
      'en pt',
    ],
  ]);
  proveRows('tag-contents', [
    ['<p><b>-a</b> <i>name</i></p>', '<p><b>-a</b> <i>Name</i><b></b></p>', []],
    ['<p><b>-a</b> <i>name</i></p>', '<p>-a <i>Name</i><b></b></p>', ['empty: <b>']],
  ]);
  proveRows('end-punctuation', [
    ['Sep', 'szept.', [], 'en hu'],
    ['Save', 'Mentés.', ['extra: .'], 'en hu'],
  ]);
  proveRows('brackets', [
    ['Peaceful - or is it?', 'Friedlich - oder etwa nicht? :-=)', []],
    ['Peaceful - or is it?', 'Friedlich - oder etwa nicht)', ['unopened: )']],
  ]);
  proveRows('doubled-words', [
    ['Unchecking it hides it.', 'Αποεπιλέγοντας το το κρύβει.', [], 'en el'],
    ['The button hides it.', 'Από το το κουμπί.', ['doubled: το'], 'en el'],
  ]);
  proveRows('code', [
    ['Use <code>pgp</code> for it.', 'Usa <code>.pgp</code> per questo.', [], 'en it'],
    // A listing whose lines were translated is for readers.
    [
      '<pre>\nChroot Name          sid\nRoot Users           me\nScript Configuration script-defaults\nSession Managed      true\nFull Location        /srv/sid\n</pre>',
      '<pre>\nName der Umgebung    sid\nBenutzer mit Wurzel  me\nSkript-Konfiguration script-defaults\nVerwaltete Sitzung   true\nGanzer Ort           /srv/sid\n</pre>',
      [],
    ],
    ['Someday -- maybe soon --you may use it.', 'Когда-нибудь вы сможете им пользоваться.', [], 'en ru'],
    ['Someday you may use --force for it.', 'Когда-нибудь пригодится.', ['name-missing: --force'], 'en ru'],
  ]);
});

describe('addresses that each language has of its own', () => {
  proveRows('addresses', [
    ['http://link', 'http://链接', [], 'en zh'],
    [
      'Report translation bugs to &lt;https://translationproject.org/team/&gt;.',
      'Rapportera om översättningen till &lt;tp-sv@listor.tp-sv.se&gt;.',
      [],
      'en sv',
    ],
    ['kleag@kdetalk.net', 'kari@nordmann.no', [], 'en nn'],
    [
      'kleag@kdetalk.net',
      'kleag@kdetlak.net',
      ['missing: kleag@kdetalk.net', 'extra: kleag@kdetlak.net'],
      'en nn',
    ],
    [
      'like <code>:ext:member@host.place.org:/path</code>',
      'como <code>:ext:utilizador@nome.da.maquina.com:/local</code>',
      [],
      'en pt',
    ],
    [
      'Copyright 2008 Ugo Sangiori (ugorox AT gmail.com)',
      '© Ugo Sangiori, 2008 (ugorox@gmail.com)',
      [],
      'en ru',
    ],
    [
      'Copyright 2008 Ugo Sangiori',
      '© Ugo Sangiori, 2008 (ugorox@gmail.com)',
      ['extra: ugorox@gmail.com'],
      'en ru',
    ],
  ]);
});

describe('sentences that are said together', () => {
  proveRows('missing-sentences', [
    [
      '<p>If you choose <span class="guimenuitem">Sign and Mail User ID...</span> from the menu you can close that gap.</p>',
      '<p>Se escolher a opção, poderá fechá-la.</p>',
      [],
      'en pt',
    ],
    // The abbreviation before the three dots is there.
    [
      "<p>If you choose <span class=\"guimenuitem\">Sign and Mail User ID...</span> from the menu instead you can close that gap. The idea is that you will sign the key as usual and afterwards it will be split into pieces. Every piece will only contain one user identity of Trent's key and your signature to it. This will be encrypted with Trent's key and sent only to the email address given in that identity. Only if Trent can receive this mail and decrypt the message he will be able to import that signature into his key ring. You will not upload your signatures, this is entirely up to him. If your signature will show up on a key server you can be sure that Trent really controls both his key as well as the email address you signed. The signatures you make in this process will also be not part of your keyring. So right after you signed Trent's key it will still be shown as untrusted in your keyring. Once Trent has received your mail and imported your signature into his keyring he can upload them to a keyserver. When you refresh his key from a keyserver you will get the new signatures. While that may sound inconvenient first it makes sure that you will not by accident see one of his identities as trusted that he does not control. Only the signatures that show up on a keyserver are those where everyone, including you, can be sure that he really controls the corresponding email addresses.</p>",
      '<p>Se escolher a opção <span class="guimenuitem">Assinar e Enviar o ID de Utilizador por E-Mail...</span> no menu, poderá eliminar essa lacuna. A ideia é que irá assinar a sua chave, como de costume e depois a mesma será em dividida em pedaços. Cada pedaço só irá conter uma identidade de utilizador da chave do Pedro e a sua assinatura para a mesma. Esta será encriptada com a chave do Pedro e enviada apenas para o endereço de e-mail indicado nessa identidade. Só se o Pedro conseguir receber este correio e descodificar a mensagem é que conseguir importar essa assinatura para o seu porta-chaves. Você não irá enviar as suas assinaturas; isso será apenas a respeito dele. Se a sua assinatura for aparecer num servidor de chaves, poderá ter a certeza que o Pedro tanto controla a chave dele como o endereço de e-mail que você assinou.</p>',
      [],
      'en pt',
    ],
    // The lengths do not tell which one it is.
    [
      '<p>Opens another instance of <span>Kate</span>. The new instance will be identical to your previous instance.</p>',
      '<p>Apre una nuova istanza di <span>Kate</span>, che sarà identica alla precedente.</p>',
      ['fewer'],
      'en it',
    ],
  ]);
});
