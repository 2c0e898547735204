import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('code that a slip altered', () => {
  proveRows('code', [
    ['<pre>su -</pre>', '<pre>Su -</pre>', ['changed-style: su -, Su -']],
    [
      'By default, <code>payload</code> is sent.',
      '默认情况下，<code>Payload</code>将发送。',
      ['changed-style: payload, Payload'],
      'en zh',
    ],
    // Signs between words.
    ['Use <code>--with-ssl</code>.', 'Nimm <code>–with-ssl</code>.', ['changed: --with-ssl, –with-ssl']],
    ['Use <code>mod_ssl</code>.', 'Nimm <code>mod _ssl</code>.', ['changed: mod_ssl, mod _ssl']],
    ['In <code>&lt;Files&gt;</code>.', 'In <code>Files</code>.', ['changed: &lt;Files&gt;, Files']],
    [
      '<pre>Alias "^/a(/|$)" "/b"</pre>',
      '<pre>Alias "^/a()" "/b"</pre>',
      ['changed: Alias "^/a(/|$)" "/b", Alias "^/a()" "/b"'],
    ],
    ['<pre>Log "a" b</pre>', '<pre>Log “a” b</pre>', ['changed: Log "a" b, Log “a” b']],
    [
      '<pre>./configure --with-ssl</pre>',
      '<pre>./configure –with-ssl</pre>',
      ['changed: ./configure --with-ssl, ./configure –with-ssl'],
    ],
    ['<code>httpd -k stop</code>', '<code>httpd-k stop</code>', ['changed: httpd -k stop, httpd-k stop']],
    // Blocks that do not belong together.
    [
      '<p>Use <code>mod_ssl</code>.</p>',
      '<p>Nimm</p><p><code>mod ssl</code>.</p>',
      ['changed: mod_ssl, mod ssl'],
    ],
    ['<code>[ -v ]</code>', '<code>[-v]</code>', []],
    ['<code>Log "a" b</code>', '<code>Log a b</code>', []],
    ['<code>exec cmd</code>', '<code>"exec cmd"</code>', []],
    ['<code>a = b</code>', '<code>a=b</code>', []],
    ['<kbd>10.345 + 1</kbd>', '<kbd>10,345 + 1</kbd>', []],
    ['Use <code>Accept</code>, too.', 'Auch <code>Accept,</code> geht.', ['changed: Accept, Accept,']],
    // Forms of letters.
    [
      'Use <code>MaxClients</code>.',
      'Nimm <code>ＭａｘClients</code>.',
      ['changed: MaxClients, ＭａｘClients'],
    ],
    ['Use <code>MaxClients</code>.', 'Nimm <code>MaxCliénts</code>.', ['changed: MaxClients, MaxCliénts']],
    ['In <code>Videos</code>.', 'In <code>Vidéos</code>.', []],
    [
      'Use <code>Cache-Control</code>.',
      'Nimm <code>Cаche-Cоntrol</code>.',
      ['changed: Cache-Control, Cаche-Cоntrol'],
    ],
    ['Use <code>.htpasswd</code>.', 'Nimm <code>.htpàsswd</code>.', ['changed: .htpasswd, .htpàsswd']],
    // One letter, and the same twice.
    [
      'See <code>default_handler()</code>.',
      'Siehe <code>default_hander()</code>.',
      ['changed: default_handler(), default_hander()'],
    ],
    ['See <code>mod_ssl</code>.', 'Siehe <code>mod_sslmod_ssl</code>.', ['changed: mod_ssl, mod_sslmod_ssl']],
    ['<code>FileName=myarena.xml</code>', '<code>FileName=miarena.xml</code>', [], 'en es'],
    ['A <code>stop</code>.', 'Ein <code>sotp</code>.', ['changed: stop, sotp']],
    ['A <code>title</code>.', 'Ein <code>titel</code>.', []],
    // Capitals.
    ['<code>KeepAlive On</code>', '<code>keepalive on</code>', ['changed-style: KeepAlive On, keepalive on']],
    ['Names in <code>stable</code>.', 'Namen in <code>Stable</code>.', []],
    ['A <code>.dll</code> file.', 'Eine <code>.DLL</code>-Datei.', ['changed-style: .dll, .DLL']],
    // A word of programs that became another one, or was translated.
    ['<code>KeepAlive On</code>', '<code>KeepAlive Off</code>', ['changed: KeepAlive On, KeepAlive Off']],
    ['<code>git push</code>', '<code>git pull</code>', ['changed: git push, git pull']],
    ['<code>KeepAlive On</code>', '<code>KeepAlive An</code>', ['changed-style: KeepAlive On, KeepAlive An']],
    ['Set it <code>On</code> now.', 'Stelle es <code>Ein</code> jetzt.', ['changed-style: On, Ein']],
    ['<code>0 (disabled)</code>', '<code>0 (deaktiviert)</code>', []],
    ['<code>.htpasswd-all</code>', '<code>.htpasswd-tous</code>', [], 'en fr'],
    [
      '<pre>SetHandler send-as-is</pre>',
      '<pre>Fichier send-as-is</pre>',
      ['changed: SetHandler send-as-is, Fichier send-as-is'],
      'en fr',
    ],
    ['<code>Joerg Schilling</code>', '<code>Jörg Schilling</code>', []],
    [
      '<pre>Load /web/htdocs/a</pre>',
      '<pre>Load /web/atdocs/a</pre>',
      ['changed: Load /web/htdocs/a, Load /web/atdocs/a'],
    ],
    // The names of two items.
    [
      '<dl><dt><code>-e</code></dt><dd>One</dd><dt><code>-v</code></dt><dd>Two</dd></dl>',
      '<dl><dt><code>-v</code></dt><dd>Eins</dd><dt><code>-e</code></dt><dd>Zwei</dd></dl>',
      ['changed: -e, -v', 'changed: -v, -e'],
    ],
    // Another name, another ending, and the end cut off.
    ['See <code>ServerName</code>.', 'Siehe <code>KeepAlive</code>.', ['changed: ServerName, KeepAlive']],
    ['See <code>myName</code>.', 'Siehe <code>monNom</code>.', [], 'en fr'],
    ['Open <code>first.py</code>.', 'Öffne <code>first.pl</code>.', ['changed-style: first.py, first.pl']],
    [
      'Use <code>AllowOverride</code>.',
      'Nimm <code>AllowOver</code>.',
      ['changed: AllowOverride, AllowOver'],
    ],
    ['Two <code>Options</code>.', 'Zwei <code>Option</code>.', []],
    // A name that something else replaced, where no language has another name for it.
    ['Of <code>request_rec</code>.', 'Von <code>datei_rec</code>.', ['changed: request_rec, datei_rec']],
    [
      'The <code>SetFilter</code> is set.',
      'Le <code>la directive</code> est là.',
      ['changed: SetFilter, la directive'],
      'en fr',
    ],
    ['A <code>anonymous</code>.', 'Ein <code>LogLevel</code>.', ['changed: anonymous, LogLevel']],
    [
      'See <code class="directive">Mutex</code>.',
      'Siehe <code class="directive">Sperre</code>.',
      ['changed: Mutex, Sperre'],
    ],
    ['If <code>object_is_image</code>.', 'Si <code>objet_est_une_image</code>.', [], 'en fr'],
    ['A <code>mod_foo</code>.', 'Ein <code>mod_xyz</code>.', []],
    ['A <code>anonymous</code>.', 'Ein <code>Anonym</code>.', []],
    ['See <code>Thread</code>.', 'Siehe <code>Handbuch zu Thread</code>.', []],
    // The end of a joined name.
    ['Call <code>ap_log_error</code>.', 'Rufe <code>ap_log</code>.', ['changed: ap_log_error, ap_log']],
    [
      'Use <code>su_log</code> of <code>su</code> and <code>b</code>.',
      'Nimm <code>su</code>, <code>su</code> und <code>b</code>.',
      [],
    ],
    [
      'See <code>www.example.org</code>.',
      'Siehe <code>www.exa</code>.',
      ['changed: www.example.org, www.exa'],
    ],
    ['See <code>www.example.org</code>.', 'Siehe <code>example.org</code>.', []],
    // The name of an option.
    [
      'Run <code>ls --verbose</code>.',
      'Starte <code>ls --wortreich</code>.',
      ['changed: ls --verbose, ls --wortreich'],
    ],
    ['Run <code>ls --file=name</code>.', 'Starte <code>ls --file=datei</code>.', []],
    // The number or option of a line, and a letter of a path.
    [
      '<pre>Listen "[20::1]:80"</pre>',
      '<pre>Datei "[20::1]:80"</pre>',
      ['changed: Listen "[20::1]:80", Datei "[20::1]:80"'],
    ],
    [
      '<pre>See ${map:$1|a}</pre>',
      '<pre>See ${map:$4|a}</pre>',
      ['changed-style: See ${map:$1|a}, See ${map:$4|a}'],
    ],
    [
      '<pre>Log "|rot -t a"</pre>',
      '<pre>Log "|rot -k a"</pre>',
      ['changed: Log "|rot -t a", Log "|rot -k a"'],
    ],
    ['<pre>Load /lua/a</pre>', '<pre>Load /lca/a</pre>', ['changed: Load /lua/a, Load /lca/a']],
    ['<pre>Root "/www/example2"</pre>', '<pre>Root "/www/exemple2"</pre>', [], 'en fr'],
    // A word of a longer option, of a folder of the system or of a program's name.
    [
      '<pre>% show --export-list</pre>',
      '<pre>% show --export-liste</pre>',
      ['changed: % show --export-list, % show --export-liste'],
    ],
    [
      'See <code>/var/log/fsck</code>.',
      'Siehe <code>/var/protokoll/fsck</code>.',
      ['changed: /var/log/fsck, /var/protokoll/fsck'],
    ],
    ['See <code>/www/log/fsck</code>.', 'Siehe <code>/www/protokoll/fsck</code>.', []],
    ['See <code>/home/me/file</code>.', 'Siehe <code>/home/me/datei</code>.', []],
    ['See <code>/etc/file</code>.', 'Siehe <code>/etc/datei</code>.', []],
    [
      'Run <code>xdg-user-dirs</code>.',
      'Starte <code>xdg-benutzer-dirs</code>.',
      ['changed: xdg-user-dirs, xdg-benutzer-dirs'],
    ],
    ['Run <code>my-file</code>.', 'Starte <code>my-datei</code>.', []],
    // A key, an argument, and no letter that names an element.
    ['Press <kbd>Ctrl+S</kbd>.', 'Drück <kbd>Ctrl+D</kbd>.', ['changed-style: Ctrl+S, Ctrl+D']],
    ['<pre>cp a b</pre>', '<pre>cp a d</pre>', ['changed-style: cp a b, cp a d']],
    ['Let <code>b</code> be.', 'Sei <code>d</code> da.', []],
    // A comment that looks like a command.
    [
      '<pre># allow Alias /icons/ to work\nLoad it</pre>',
      '<pre># permet Alias /icons/ ici\nLoad it</pre>',
      [],
      'en fr',
    ],
    // Digits of a name, the kind of a file, and a letter of a name in capitals.
    ['Press <code>F10</code>.', 'Drück <code>F17</code>.', ['changed-style: F10, F17']],
    ['A <code>*.deb</code>.', 'Ein <code>*.xml</code>.', ['changed-style: *.deb, *.xml']],
    [
      'See <code>a.txt(.gz)</code>.',
      'Siehe <code>a.txt(.conf)</code>.',
      ['changed-style: a.txt(.gz), a.txt(.conf)'],
    ],
    ['<pre>DHCP=yes</pre>', '<pre>DHC=yes</pre>', ['changed: DHCP=yes, DHC=yes']],
    ['<pre>URLS=yes</pre>', '<pre>URL=yes</pre>', []],
    [
      '<pre>USER PID SIZE NAME</pre>',
      '<pre>USE PID SIZE NAME</pre>',
      ['changed: USER PID SIZE NAME, USE PID SIZE NAME'],
    ],
    // The prompt of the administrator, which begins no comment here.
    ['<pre># dd --size /a</pre>', '<pre># dd --szie /a</pre>', ['changed: # dd --size /a, # dd --szie /a']],
    ['<pre># sample /etc/exports file\nls</pre>', '<pre># Beispiel für exports\nls</pre>', []],
    ['<pre># use it to print /a\nls</pre>', '<pre># nimm es, um /a zu drucken\nls</pre>', []],
  ]);
});

describe('code with a capital in a sentence', () => {
  proveRows('code', [
    // A noun of German has a capital.
    ['<p>As <code>root</code></p>', '<p>Como <code>Root</code></p>', ['changed-style: root, Root'], 'en es'],
    ['<p>As <code>root</code></p>', '<p>Als <code>Root</code></p>', []],
    ['<p>The <code>root</code></p>', '<p><code>Root</code></p>', [], 'en es'],
  ]);
});

const drawn = (first: string, second: string): string =>
  `<pre>  ${first}\n     |\n     V\n${second} --&gt;--&gt;--+\n     |          |\n     V          V\n  [tool]     end</pre>`;
const listed = (name: string): string => `<pre>cp ${name} /tmp\ngrep -v x ${name}\nrm ${name}</pre>`;

describe('a diagram of lines and arrows', () => {
  proveRows('code', [
    [drawn('Input PO', '{translation}'), drawn('Eingabe PO', '{Übersetzung}'), []],
    [
      listed('Input.PO'),
      listed('Inptu.PO').replace('cp Inptu', 'cp Input'),
      ['changed: grep -v x Input.PO, grep -v x Inptu.PO', 'changed: rm Input.PO, rm Inptu.PO'],
    ],
  ]);
  proveRows('placeholders', [
    [drawn('Input PO', '{translation}'), drawn('Eingabe PO', '{Übersetzung}'), []],
    [drawn('Input PO %s', 'a'), drawn('Eingabe PO', 'a'), ['missing-shown: %s']],
    [drawn('Input PO', '{count}'), drawn('Eingabe PO', 'Anzahl'), ['missing-shown: {count}']],
    [
      '<pre>echo {translation}</pre>',
      '<pre>echo {Übersetzung}</pre>',
      ['missing-shown: {translation}', 'extra-shown: {Übersetzung}'],
    ],
  ]);
});

describe('the short name of a key', () => {
  proveRows('code', [
    ['Press <kbd>Escape</kbd>.', 'Drücken Sie <kbd>Esc</kbd>.', []],
    ['Call <code>Insert</code>.', 'Rufen Sie <code>Ins</code> auf.', ['changed: Insert, Ins']],
    ['Call <code>Escape()</code>.', 'Rufen Sie <code>Escap()</code> auf.', ['changed: Escape(), Escap()']],
  ]);
});

const listing = '<pre>Listen 80\nif a\n  rm b</pre>';

describe('the keyword of a statement', () => {
  proveRows('code', [
    [
      '<pre>if (a) {\n  run();\n}</pre>',
      '<pre>si (a) {\n  run();\n}</pre>',
      ['changed: if (a) {, si (a) {'],
      'en es',
    ],
    ['<pre>if it is\nrun();</pre>', '<pre>si it is\nrun();</pre>', [], 'en es'],
  ]);
});

describe('listings', () => {
  proveRows('code', [
    [listing, '<pre>if a\nListen 80\n  rm b</pre>', ['lines-reordered']],
    [listing, '<pre>Listen 80\nif a\nrm b</pre>', ['indent-lost']],
    [listing, '<pre>Listen 80\nif a\n    rm b</pre>', []],
    [listing, '<pre>Listen 80\nif a</pre>', ['line-missing: rm b']],
    ['<pre>ls -l\n...\nrm b</pre>', '<pre>ls -l\nrm b</pre>', ['line-missing: ...']],
    ['<pre>ls -l\n...\nrm b</pre>', '<pre>ls -l\n…\nrm b</pre>', []],
    // The line of another listing, and one that moved there.
    [
      `${listing}<p>And</p>${listing}`,
      `${listing}<p>Und</p><pre>Listen 80\nif a</pre>`,
      ['line-missing: rm b'],
    ],
    [`${listing}<p>And</p><pre>cd c</pre>`, '<pre>Listen 80\nif a</pre><p>Und</p><pre>cd c\nrm b</pre>', []],
    // A sign that is no comment.
    [
      '<pre>&lt;Host *:80&gt;</pre>',
      '<pre>&lt;Host *:81&gt;</pre>',
      ['changed-style: &lt;Host *:80&gt;, &lt;Host *:81&gt;'],
    ],
    ['<pre>#!/usr/bin/env</pre>', '<pre>#!/usr/ben/env</pre>', ['changed: #!/usr/bin/env, #!/usr/ben/env']],
    ['<pre># do it\nrm a</pre>', '<pre># tu es\nrm a</pre>', []],
    ['<pre>&lt;!--#if a="b" --&gt;</pre>', '<code>&lt;!--#if a="b" --&gt;</code>', []],
  ]);
  proveRows('line-breaks', [
    [listing, '<pre>Listen 80 if a rm b</pre>', ['lost']],
    ['<pre>a = b\nAllow GET and POST\nc = d</pre>', '<pre>a = b Allow GET and POST c = d</pre>', ['lost']],
    ['<pre># cp -a b\n# rm -r b</pre>', '<pre># cp -a b # rm -r b</pre>', ['lost']],
    ['<pre>rm b\n# Then look.</pre>', '<pre>rm b # Then look.</pre>', ['lost']],
    [
      '<pre>&lt;Proxy "a"&gt;\nRequire b.c\n&lt;/Proxy&gt;</pre>',
      '<pre>&lt;Proxy "a"&gt; Require d.e &lt;/Proxy&gt;</pre>',
      ['lost'],
    ],
    ['<pre>&lt;Proxy "a"&gt;\nRequire b.c\n&lt;/Proxy&gt;</pre>', '<pre>&lt;Proxy "a"&gt;</pre>', []],
    [listing, listing, []],
  ]);
  proveRows('repeated-text', [
    [listing, '<pre>Listen 80\nListen 80\nif a\n  rm b</pre>', ['twice: Listen 80']],
  ]);
});
