import { proveRows } from '../found-problems';

// Code that a blind reader of a technical manual found to be the same, or another example of it.
proveRows('code', [
  // Quotation marks around a word change nothing; an odd one does.
  ['<p><code>&lt;Directory "/"&gt;</code></p>', '<p><code>&lt;Directory /&gt;</code></p>', []],
  [
    '<p><code>&lt;Directory "proxy:..."&gt;</code> here</p>',
    '<p><code>&lt;Directory "proxy:... &gt;</code> hier</p>',
    ['changed-style: &lt;Directory "proxy:..."&gt;, &lt;Directory "proxy:... &gt;'],
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
    [],
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
