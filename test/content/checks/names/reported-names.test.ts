import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('code', () => {
  proveRows('code', [
    ['SPECIAL_NOTE^Silver magi are wise.', 'Silbermagier sind weise.', []],
    ['DebSz', 'DebGr', [], 'en nl'],
    ['ACTION(:ARG)[;ACTION(:ARG)]*', 'ACCION(:ARG)[;ACCION(:ARG)]*', [], 'en es'],
    ['CONFLICT (delete): it was deleted', 'CONFLIT (suppression) : il a été supprimé', [], 'en fr'],
    ['Modes with several DeviceIDs', 'Modi con più deviceID', [], 'en it'],
    ['set MAX_SIZE now', 'MAX_SIZES setzen', ['name-changed: MAX_SIZE, MAX_SIZES']],
    ['NOTE Disk names', 'NOTA Nomes', [], 'en pt'],
    ['a #VALUE! error', 'un errore #VALORE!', [], 'en it'],
    ['reads package.json', 'liest die package.json-Datei', []],
    ['lazy ByteStrings of it', 'ByteString pigre', [], 'en it'],
    ['trend + periodical_aberration', 'Trend + periodische_Abweichung', []],
    ['Press Alt-X now', 'Drücke Alt+X', []],
    ['pattern-/song-/effect-management', 'gestión de patrones y canciones', [], 'en es'],
    ['Use LibreOffice now.', 'LibreOfice verwenden.', ['name-changed: LibreOffice, LibreOfice']],
    ['Use WordPress now.', 'Użyj WordPressa teraz.', [], 'en pl'],
    ['ERROR: not found', 'ERRORE: non trovato', [], 'en it'],
    ['Use HTTPS here.', 'Hier HTPS verwenden.', ['name-changed: HTTPS, HTPS']],
    ['Press <b>Command</b><i>Ctrl</i>', 'Druk op <b>Commando</b><i>Ctrl</i>', [], 'en nl'],
    ['Set MAX_SIZE.', 'Setzen.', ['name-missing: MAX_SIZE']],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['A game with a ball', 'gra zręcznościowa z piłką', ['small-start: gra'], 'en pl'],
    ['Playback software for GNOME', 'Lecteur de MUSIQUE pour GNOME', ['capitals: MUSIQUE'], 'en fr'],
    ['The second for NATO', 'Le deuxième pour OTAN', [], 'en fr'],
    ["The 'mail name' is the name.", "'název mailu' je jméno.", [], 'en cs'],
    ['The AaGr&ouml;&szlig;e', 'Die AaGr&ouml;&szlig;e', []],
    ['Duployan', 'скоропис Дюплоє', [], 'en uk'],
    ['The option Delay with msg.delay is active.', 'Die Option Verzög. mit msg.delay ist aktiv.', []],
    [
      '<img alt="[The window of it #1]" src="a.png">',
      '<img alt="[okno hry číslo #1]" src="a.png">',
      [],
      'en cs',
    ],
    ['linked with OR in a row', 'связанные при помощи ИЛИ', [], 'en ru'],
    ['December', 'dezembro', [], 'en pt'],
    ['a logical AND of both', 'um E lógico', [], 'en pt'],
    [
      '<p>Show numbers:</p><p>Shows the numbers.</p>',
      '<p>Numéros :</p><p>affiche les numéros.</p>',
      [],
      'en fr',
    ],
    [
      'Only one is needed. The package xfonts-biznet may be better.',
      'Es necesario uno solo. xfonts-biznet puede ser mejor.',
      [],
      'en es',
    ],
    [
      'It is a front end to it. On a server it must run.',
      'Il est une interface. on doit le lancer.',
      ['small-start: on'],
      'en fr',
    ],
    [
      'It is a front end to ratbagd. So ratbagd must run.',
      'Het is een schil ervan. ratbagd moet draaien.',
      [],
      'en nl',
    ],
    ['Sailcut CAD documentation', 'documentazione per Sailcut CAD', [], 'en it'],
    ['Feedbackd is a daemon.', 'feedbackd è un demone.', [], 'en it'],
    ['A focused eBook reader', 'Odaklanmış eKitap okuyucu', [], 'en tr'],
    ['<p>Alt+Down Arrow</p>', '<p>ALT+СТРЕЛКА ВНИЗ</p>', [], 'en ru'],
    ['<ul><li>Phishing</li></ul>', '<ul><li>oszustwa typu phishing,</li></ul>', [], 'en pl'],
    [
      '<ul><li><p>Unpack it</p></li><li><p>Copy it</p></li></ul>',
      '<ul><li><p>dépaqueter</p></li><li><p>copier</p></li></ul>',
      [],
      'en fr',
    ],
    ['Use the bittorrent protocol.', 'Das BitTorrent-Protokoll verwenden.', []],
    ['the editor', 'der Editor von WordPress', []],
    ['Open <b>a</b><i>b</i>', 'Öffnen <b>werk</b><i>Zeug</i>', []],
    ['the tool', 'das werKzeug', ['inside: werKzeug']],
    ['the server', 'le serVeur', ['inside: serVeur'], 'en fr'],
    [
      '<ul><li>One of it</li><li>Two</li></ul>',
      '<ul><li>eins davon</li><li>Zwei</li></ul>',
      ['small-start: eins'],
    ],
    ['Lower Sorbian', 'dolnołużycki', [], 'en pl'],
    ['Metric', 'metryczne', [], 'en pl'],
    ['Duplicate...', 'duplica...', ['small-start: duplica'], 'en it'],
    ['Background Tile', 'hintergrundkachel', ['small-start: hintergrundkachel']],
    ['Latvian', 'lettisch', []],
    ['Latvian', 'łotewski', [], 'en pl'],
    ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>un objet</li><li>deux</li></ul>', [], 'en fr'],
  ]);
});

const code = (text: string) => `<p>Use <code>${text}</code>.</p>`;

describe('code in tags', () => {
  proveRows('code', [
    [
      'See <code>/usr/share/doc/(package name)/README</code>.',
      'Siehe <code>/usr/share/doc/(paketnavn)/README</code>.',
      [],
    ],
    ['<pre>SCSI1 (0,0,0) - 6.4 GB WDC</pre>', '<pre>SCSI1 (0,0,0) - 6.4 Go WDC</pre>', [], 'en fr'],
    ['The <code>WPA/WPA2 passphrase</code>', 'Die <code>WPA/WPA2-Passphrase</code>', []],
    [
      '<pre>d-i keyboard-configuration/xkb-keymap select us</pre>',
      '<pre>d-i keyboard-configuration/xkb-keymap select fr(latin9)</pre>',
      [],
      'en fr',
    ],
    [
      'The <code>linux-kernel</code> list',
      'De <code>Linuxkernel</code>-lijst',
      ['changed: linux-kernel, Linuxkernel'],
      'en nl',
    ],
    [`${code('Shell')} scripts`, `${code('Shell-')} und Perl-Skripte`, []],
    ['<pre>Asc(string) As Long</pre>', '<pre>Asc(stringa) As Long</pre>', [], 'en it'],
    ['<pre>a b\nScript GET /x</pre>', '<p><code>a b<br>Script GET /x</code></p>', []],
    ['<kbd>Ctrl</kbd><kbd>Y</kbd>', '<kbd>Strg</kbd><kbd>Y</kbd>', []],
    ['<pre>myText = "Hello"\nEnd</pre>', '<pre>myText = "Witaj"\nEnd</pre>', [], 'en pl'],
    ['<pre>set name none-given\nEnd</pre>', '<pre>set name niet-toegekend\nEnd</pre>', [], 'en nl'],
    ['<pre>$ refresh\n... describe patch</pre>', '<pre>$ refresh\n... décrire</pre>', [], 'en fr'],
    ['<pre>User www\nGroup webgroup</pre>', '<pre>User www</pre>', ['line-missing: Group webgroup']],
    ["<pre>a = b ' this is so\nc</pre>", "<pre>a = b ' so ist es\nc</pre>", []],
    [
      '<pre><span># Grub starts it</span>\na</pre>',
      '<pre><span># Grub le démarre</span>\na</pre>',
      [],
      'en fr',
    ],
    ['<kbd>Shift</kbd>', '<kbd>Maj</kbd>', [], 'en fr'],
    ['<code>ftp.us.debian.org</code>', '<code>ftp.fr.debian.org</code>', [], 'en fr'],
    [code('/www/server/a1'), code('/siteler/sunucu/a1'), [], 'en tr'],
    [code('dbm:/path/to/file'), code('dbm:/chemin/vers/file'), [], 'en fr'],
    [code('shm:/path/to/file'), code('UNIX:/chemin/vers/socket'), [], 'en fr'],
    [code('username'), code('nom-utilisateur'), [], 'en fr'],
    [code('htpasswd Filename username'), code('htpasswd nom-fichier nom-utilisateur'), [], 'en fr'],
    [code('example.cgi'), code('exemple.cgi'), [], 'en fr'],
    [code('+ 1'), code('+1'), []],
    [code('/www/server'), code('/www/servre'), ['changed: /www/server, /www/servre']],
    // Names with the form of an option, a constant or a call are translated in no language.
    [code('--force'), code('--forzar'), ['changed: --force, --forzar'], 'en es'],
    [code('DocumentRoot'), code('RaízDocumento'), ['changed: DocumentRoot, RaízDocumento'], 'en es'],
    [code('KEEP_ALIVE'), code('MANTENER_VIVO'), ['changed: KEEP_ALIVE, MANTENER_VIVO'], 'en es'],
    [code('open()'), code('abrir()'), ['changed: open(), abrir()'], 'en es'],
    [code('true'), code('verdadero'), ['changed: true, verdadero'], 'en es'],
    [code('mkdir'), code('creadir'), ['changed: mkdir, creadir'], 'en es'],
    // Plain words in code are often those of an example.
    [code('/usr/share/man'), code('/usr/share/man/'), [], 'en de'],
    [
      code('http://autoserver.example.com/d-i/bookworm/./scripts/late_command.sh'),
      code('esempio.com'),
      [],
      'en it',
    ],
    [code('header_name'), code('nombre_cabecera'), [], 'en es'],
    [code('-edited'), code('-editada'), [], 'en es'],
    [code('open file'), code('abrir'), [], 'en es'],
    [code('command &amp;'), code('comando &amp;'), [], 'en it'],
    [code('stable'), code('Stable'), []],
    [code('MaxClients'), code('MaxClient'), ['changed: MaxClients, MaxClient']],
  ]);
});

const kept = (text: string) => `<p>The <span translate="no">${text}</span> is here.</p>`;

describe('text that its author keeps from translation', () => {
  proveRows('code', [
    [kept('Blue Sky'), kept('Cielo azul'), ['changed: Blue Sky, Cielo azul'], 'en es'],
    [kept('username'), kept('usuario'), ['changed: username, usuario'], 'en es'],
    [kept('Blue Sky'), kept('青い空'), ['changed: Blue Sky, 青い空'], 'en ja'],
    [kept('Blue Sky'), kept('Blue Sky'), [], 'en es'],
    [
      kept('# <i translate="yes">Change it</i> user-db'),
      kept('# <i translate="yes">変更</i> user-db'),
      [],
      'en ja',
    ],
    [kept('a') + kept('b'), kept('b') + kept('a'), [], 'en es'],
  ]);
});

describe('addresses of examples', () => {
  proveRows('addresses', [
    ['your.name@example.org', 'votre.nom@example.org', [], 'en fr'],
    ['http://wordpress.org/help', 'http://www.wordpress-fr.net/help', [], 'en fr'],
    ['Maintainer', 'Maintainer votre.adresse@example.org', [], 'en fr'],
    ['scheme://name.example.com/folder', 'schema://name.beispiel.com/ordner', []],
    ['a url: http://location', 'adres url: http://położenie', [], 'en pl'],
    ['https://en.wikipedia.org/wiki/Rose', 'http://it.wikipedia.org/wiki/Rosa', [], 'en it'],
    ['type User@example.com', 'Benutzer@beispiel.com eingeben', []],
    ['http://host/path/to/file.cfg', 'http://host/percorso/di/file.cfg', [], 'en it'],
    ['URL (e.g. smb://[ip address])', 'URL (smb://[IP-адрес])', [], 'en ru'],
    ['many sites.', 'wiele stron WWW.', [], 'en pl'],
    ['Your emails', 'ana@kde.org,luis@kde.org', [], 'en es'],
    ['as http://servername/', 'comme http://nom_serveur/', [], 'en fr'],
    ['at http://example.com/~username/', 'à http://example.com/~nom_utilisateur/', [], 'en fr'],
    [
      'at http://example.com/a1/b',
      'bei http://example.com/a2/b',
      ['missing: http://example.com/a1/b', 'extra: http://example.com/a2/b'],
    ],
  ]);
});

describe('symbols at names', () => {
  proveRows('symbols', [
    ['The Python Scheduler (APScheduler) is light.', 'APScheduler (Python Scheduler) ist leicht.', []],
    ['the server (Apache) runs', 'der Server Apache läuft', ['missing: ( )']],
    ['the server (Apache) runs', 'der Server (Apache) läuft', []],
    ['the server (Apache) runs', 'サーバ（Apache）', [], 'en ja'],
    ['the server [Apache] runs', 'der Server (Apache) läuft', ['changed: [, (']],
    ['a chat (IRC) client', 'ein IRC-Client', []],
    ['for Apache/Nginx', 'für Apache Nginx', ['missing: /']],
    ['for Apache – Nginx', 'für Apache und Nginx', []],
  ]);
});

describe('space at tags', () => {
  proveRows('punctuation', [
    ['The plugin <b>%1</b>', 'El complemento <b>%1</b>', [], 'en es'],
    [
      'The file is in <code>/etc/hosts</code>',
      'Le fichier est dans<code>/etc/hosts</code>',
      ['space-at-tag: ns'],
      'en fr',
    ],
    [
      'Install <code>ncurses</code> for it',
      'Dafür <code>ncurses</code>installieren',
      ['space-at-tag: installieren'],
    ],
    ['the <b>Subject</b> line', 'die <b>Betreff</b>zeile', []],
    ['a <code>debhelper</code>ized package', 'un pacchetto <code>debhelper</code>izzato', [], 'en it'],
    [
      '<p>of <code><a href="a">core</a></code> here</p>',
      '<p>von<code><a href="a">core</a></code> hier</p>',
      ['space-at-tag: on'],
    ],
    ['open the <b>file</b> and wait', 'die <b>Datei</b>und warten', ['space-at-tag: und']],
    ['<b>Error:</b> There is no file', '<b>Fehler:</b>Es gibt keine', ['space-at-tag: Es']],
    ['<b>Error:</b> There is no file', '<b>Erreur :</b> il n’y en a pas', [], 'en fr'],
    ['<i>%1</i> is a font', '<i>%1</i>ist eine Schrift', ['space-at-tag: ist']],
    ['Add <b>%1</b> now', '<b>%1</b>toevoegen aan', ['space-at-tag: toevoegen'], 'en nl'],
    ['Add <b>Total</b> now', '<b>Totaal</b>bedrag aan', [], 'en nl'],
    ['Add <b>%1</b> now', '<b>%1</b>s aan', [], 'en nl'],
    ['Mail to <b>{email}</b>', 'Un e-mail à l’adresse<b>{email}</b>', ['space-at-tag: se'], 'en fr'],
    ['Mail to <b>{email}</b>', 'Un e-mail (<b>{email}</b>)', [], 'en fr'],
    ['On the <a href="/a">site</a> is', 'Auf der <a href="/a">Seite</a>gibt es', ['space-at-tag: gibt']],
    ['<b>Prev</b>Chapter 9', '<b>Zurück</b>Kapitel 9', []],
    ['in the <b>new</b> file', 'in der <b>neuen</b>Datei', ['space-at-tag: Datei']],
    ['the <b>file</b> and the rest', 'le <b>fichier</b>et le reste', ['space-at-tag: et'], 'en fr'],
    ['<p><b>ab</b> <i>cd</i></p>', '<p><b>ab</b><i>cd</i></p>', []],
  ]);
});
