import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { foundIn, proveRows } from '../found-problems';

// Code that a blind reader of a technical manual found to be the same, or another example of it.
proveRows('code', [
  // Quotation marks around a word change nothing; an odd one does.
  ['<p><code>&lt;Directory "/"&gt;</code></p>', '<p><code>&lt;Directory /&gt;</code></p>', []],
  [
    '<p><code>&lt;Directory "proxy:..."&gt;</code> here</p>',
    '<p><code>&lt;Directory "proxy:... &gt;</code> hier</p>',
    ['changed: &lt;Directory "proxy:..."&gt;, &lt;Directory "proxy:... &gt;'],
  ],
  // Lines of an example that the translation has in an element of code.
  [
    '<pre>Options +Includes\nAddType text/html "shtml"\nAddHandler server-parsed shtml</pre>',
    '<p><code>Options +Includes<br>AddType text/html shtml<br>AddHandler server-parsed shtml</code></p>',
    [],
  ],
  [
    '<pre>Options +Includes\nAddHandler server-parsed shtml\nSetFilter INCLUDES</pre>',
    '<p><code>Options +Includes<br>AddHandler server-parsed shtml</code></p>',
    ['line-missing: SetFilter INCLUDES'],
  ],
  // A line that the translation has with other values.
  [
    '<pre>Options +Includes\nDefaultIcon /icon/unknown.png</pre>',
    '<p><code>Options +Includes</code></p><p><code>DefaultIcon /icon/unknown.xbm</code></p>',
    ['changed-style: DefaultIcon /icon/unknown.png, DefaultIcon /icon/unknown.xbm'],
  ],
  // A line that the translation has in two.
  [
    '<pre>SSLProxyCACertificateFile "/usr/local/apache2/conf/proxy.pem"</pre>',
    '<pre>SSLProxyCACertificateFile\n"/usr/local/apache2/conf/mandataire.pem"</pre>',
    [],
    'en fr',
  ],
  // Labels of another order in an example of HTML.
  [
    '<pre>&lt;option value="0"&gt; Plain list&lt;/option&gt;\n&lt;option value="N"&gt; Name&lt;/option&gt;</pre>',
    '<pre>&lt;option value="N"&gt; ada&lt;/option&gt;\n&lt;option value="0"&gt; basit liste&lt;/option&gt;</pre>',
    [],
    'en tr',
  ],
  // Another example's hosts, but not another port.
  ['<pre>&lt;VirtualHost 172.20.30.50:80&gt;</pre>', '<pre>&lt;VirtualHost 192.168.1.20:80&gt;</pre>', []],
  [
    '<pre>ServerName www.example.com:443</pre>',
    '<pre>ServerName www.example.com:80</pre>',
    ['changed-style: ServerName www.example.com:443, ServerName www.example.com:80'],
  ],
  // Names of arguments that have another name throughout, or stand for any name.
  [
    '<pre>Require group GroupName</pre><p>Anyone in <code>GroupName</code></p>',
    '<pre>Require group Grupismi</pre><p><code>Grupismi</code> içindeki herkes</p>',
    [],
    'en tr',
  ],
  ['<p>a member of <code>someGroupDN</code></p>', '<p>membre de <code>DN-groupe</code></p>', [], 'en fr'],
  ['<p>Build with --enable-myexample</p>', '<p>Compilez avec --enable-monexemple</p>', [], 'en fr'],
  ['<p>the URL <code>/examples</code></p>', "<p>l'URL <code>/exemples</code></p>", [], 'en fr'],
  // An option is no other word, and letters of options are other options.
  [
    '<p><code>-n</code>, <code>-f</code> and <code>IN</code></p>',
    '<p><code>-n</code>, <code>If</code> und <code>IN</code></p>',
    [],
  ],
  // Names of another class are names of another thing.
  [
    '<p><code class="directive">MaxWorkers</code> and <code class="directive">Listen</code></p>',
    '<p><code class="module">MaxWorker</code> und <code class="directive">Listen</code></p>',
    [],
  ],
  // The English plural of a name that the source has, too.
  [
    '<p><code>lstat(2)</code> is slow. The results of these <code>lstats</code></p>',
    '<p><code>lstat(2)</code> est lent. Les résultats de ces <code>lstat</code></p>',
    [],
    'en fr',
  ],
  // The list of another version has other names at each place.
  [
    '<ul><li><code>CacheReadTime</code></li><li><code>CacheMinSize</code></li><li><code>CacheEnable</code></li></ul>',
    '<ul><li><code>MemStreamingBuffer</code></li><li><code>RemovalAlgorithm</code></li><li><code>ObjectCount</code></li></ul>',
    [],
  ],
  // A path has other first folders, and a name is part of a longer one.
  [
    '<p>Unpack it in /httpd_source_tree_root/srclib/apr and /httpd_source_tree_root/srclib/apr-util.</p>',
    '<p>Dosyaları <code>/httpd_k&ouml;k_dizini/srclib/apr</code> ve <code>/httpd_k&ouml;k_dizini/srclib/apr-util</code> dizinlerine açın.</p>',
    [],
    'en tr',
  ],
  [
    '<h2>Using mod_example_hooks</h2><p>To activate the example_hooks module</p>',
    '<h2>mod_example_hooks</h2><p>Um das Modul zu aktivieren</p>',
    [],
  ],
]);

proveRows('addresses', [
  // Hosts of an example have other names, and stand for the reader's.
  [
    '<p>See <code>http://your.server.name/status?auto</code></p>',
    '<p>Voir <code>http://votre.serveur/etat?auto</code></p>',
    [],
    'en fr',
  ],
  [
    '<p>Ask <code>http://www.example.com/a</code></p>',
    '<p>Fragt <code>http://www.exmaple.com/a</code></p>',
    ['missing: http://www.example.com/a', 'extra: http://www.exmaple.com/a'],
  ],
  ['<pre>Host www.homepages.example.com</pre>', '<pre>Host bireysel.example.com</pre>', [], 'en tr'],
  ['<pre>Host www.sub1.domain.tld</pre>', '<pre>Host bir.baska.tld</pre>', [], 'en tr'],
  ['<pre>rect mailto:nate@tripod.example.com 100</pre>', '<pre>rect mailto:nate@tripod.com 100</pre>', []],
  [
    '<p>such as company1.example.com and http://www.apache.org/</p>',
    '<p>wie www.company1.com und http://www.apache.org/</p>',
    [],
  ],
  [
    '<p>It is http://thishost/a and http://otherhost/a here</p>',
    '<p>Hier ist es http://thishost/a, http://otherhost/a und http://anderer/b</p>',
    [],
  ],
]);

proveRows('numbers', [
  // A reference to a group of a pattern is code.
  [
    '<pre>AliasMatch "^/up/(a)(/(.*))?$" "/home/$1/html/$3"</pre>',
    '<pre>AliasMatch "^/up/(a)/?(.*)" "/home/$1/html/$2"</pre>',
    [],
  ],
  // An example has other addresses, unless a single part differs.
  ['<p>the host 172.20.30.40</p>', '<p>der Host 192.168.1.10</p>', []],
  [
    '<p>the host 192.168.1.10</p>',
    '<p>der Host 192.168.1.19</p>',
    ['missing: 192.168.1.10', 'extra: 192.168.1.19'],
  ],
  ['<p>the host 192.0.2.1</p>', '<p>der Host 192.168.2.1</p>', []],
  // Equal quantities.
  ['<p>It lasts full 24 hours, not 2 days.</p>', '<p>Elle dure 1 jour, pas 2 jours.</p>', [], 'en fr'],
  ['<p>introduced in 1995/6 with 2 parts</p>', '<p>introduite en 1995/1996 avec 2 parties</p>', [], 'en fr'],
  ['<p>It runs every second, in 2.4 and 3.</p>', '<p>Toutes les 1 seconde, en 2.4 et 3.</p>', [], 'en fr'],
  // Small numbers in the cases of Russian.
  ['<p>a menu bar with the 3 menus</p>', '<p>панель меню с тремя элементами</p>', [], 'en ru'],
  [
    '<p>It has a denominator of 1 and 5 parts.</p>',
    '<p>Знаменатель равен единице, частей 5.</p>',
    [],
    'en ru',
  ],
  // A unit belongs to the number of its own block.
  [
    '<ul><li>for each percentage from 1% to 100%</li><li>see the manual</li></ul>',
    '<ul><li>yüzde cinsinden</li><li>openssl(1) sayfasına bakınız</li></ul>',
    [],
    'en tr',
  ],
]);

test('a section and a status code are not one number that changed', () => {
  const field = {
    type: 'localizable',
    data: 'html',
    source: '<p>Answer with the code 501 then.</p>',
    target: '<p>Antwortet nach Abschnitt 4.1 so.</p>',
  };
  const problems = checkField(field, { source: 'en', target: 'de' }, new Set(['numbers']));
  expect(problems.map(({ variant }) => variant)).toEqual(['missing', 'extra']);
});

proveRows('number-format', [
  // The output of a program, with its time, and a date of the text.
  [
    '<p>The date is shown as "22:26, June 14, 2002".</p>',
    '<p>La date est affichée sous la forme "22:26, June 14, 2002".</p>',
    [],
    'en fr',
  ],
  [
    '<p>It is "as of June 14, 2002" only.</p>',
    '<p>C’est "depuis le June 14, 2002" seulement.</p>',
    ['month: June'],
    'en fr',
  ],
]);

proveRows('brackets', [
  // A quotation mark that the text names, and items with Cyrillic letters.
  ['<p>It is ("foo") here.</p>', '<p>Es ist (foo") hier.</p>', ['odd: "']],
  ['<p>It is in double quotes.</p>', '<p>二重引用符 (訳注: ") で囲まれています。</p>', [], 'en ja'],
  [
    '<p>Where a) is a part and b) the total.</p>',
    '<p>Де \u0430) є часткою; \u0431) загалом.</p>',
    [],
    'en uk',
  ],
]);

proveRows('code', [
  // The target says the word of an example in its text, too.
  [
    '<p>Our server: <code>IP:server.example.com:9001</code></p>',
    '<p>Notre serveur : <code>IP:serveur.example.com:9001</code></p>',
    [],
    'en fr',
  ],
  [
    '<p>Our server: <code>IP:server.example.com:9001</code></p>',
    '<p>Notre serveur : <code>IP:srever.example.com:9001</code></p>',
    ['changed: IP:server.example.com:9001, IP:srever.example.com:9001'],
    'en fr',
  ],
  // A request names the target's language.
  [
    '<p>It sends <code>Accept-Language: fr</code> here</p>',
    '<p>Burada <code>Accept-Language: tr</code> gönderir</p>',
    [],
    'en tr',
  ],
  // A default that is said in words.
  [
    '<p><code>H2Direct on for h2c, off for h2 protocol</code></p>',
    '<p><code>H2Direct on pour h2c, off pour le protocole h2</code></p>',
    [],
    'en fr',
  ],
  // A variable in braces is no plain name, which stands beside it in another order.
  [
    '<p>the variable <code>varname</code> for the string <code>${varname}</code> here</p>',
    '<p>la chaîne <code>${nom_var}</code> par la variable <code>nom_var</code> ici</p>',
    [],
    'en fr',
  ],
  // A line has other capitals.
  [
    '<pre>Alias /php "/home/php"\nDav On\nForceType text/plain</pre>',
    '<p><code>Alias /php /home/php</code></p><p>DAV On</p><p><code>ForceType text/plain</code></p>',
    [],
  ],
]);

proveRows('placeholders', [
  // Code that shows how a variable is written has any name in it.
  [
    '<p>for the string <code>${varname}</code></p>',
    '<p>par la chaîne <code>${nom_var}</code></p>',
    [],
    'en fr',
  ],
  [
    '<pre>RewriteRule "^/ex/(.*)" "${examplemap:$1}"</pre>',
    '<pre>RewriteRule "^/ex/(.*)" "${map-exemple:$1}"</pre>',
    [],
    'en fr',
  ],
  // The sign of any character in an address.
  ['<p>It is %-decoded.</p>', '<p>Elle est décodée de sa valeur "%xx".</p>', [], 'en fr'],
  ['<p>for ${varname}</p>', '<p>par ${nom_var}</p>', ['missing: ${varname}', 'extra: ${nom_var}'], 'en fr'],
]);

proveRows('code', [
  // Operators that are small words of the language, and names of arguments.
  ['<p>with <kbd>or</kbd> and <kbd>$n</kbd></p>', '<p>avec <kbd>ou</kbd> et <kbd>$n</kbd></p>', [], 'en fr'],
  [
    '<p><code>--a</code> <code>file</code>, <code>--b</code> <code>file</code></p>',
    '<p><code>--a</code> <code>fil</code>, <code>--b</code> <code>fil</code></p>',
    [],
    'en sv',
  ],
  // The names of keys.
  [
    '<p><kbd>22 Shift IntDiv 8 =</kbd> gives 2</p>',
    '<p><kbd>22 Skift Intdiv 8 =</kbd> ger 2</p>',
    [],
    'en sv',
  ],
  // Another variable throughout is one of the example.
  [
    '<pre>SetEnvIf ^TS ^[a-z] HAVE_TS</pre><p>It sets <code>HAVE_TS</code> then</p>',
    '<pre>SetEnvIf ^TS ^[a-z] TS_VAR</pre><p>Burada <code>TS_VAR</code> atanır</p>',
    ['changed-style: HAVE_TS, TS_VAR'],
    'en tr',
  ],
  // Another option, of other words, and a translated one.
  [
    '<p><code>--profile</code> <code>--layout</code></p>',
    '<p><code>--profile</code> <code>--fallback-profile</code></p>',
    [],
  ],
  [
    '<p><code>--profile</code> <code>--help</code></p>',
    '<p><code>--profile</code> <code>--hilfe</code></p>',
    ['changed: --help, --hilfe'],
  ],
]);

test('a pattern of names alone is said in the words of the language', () => {
  const [source, target] = ['track_number - track_title', 'Número - Título'];
  expect(foundIn('code', source, target, 'en es', 'text')).toEqual([]);
  expect(foundIn('code', `Use ${source}`, `Use ${target}`, 'en es', 'text')).not.toEqual([]);
});
