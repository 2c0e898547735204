import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('places in a network and among files', () => {
  proveRows('addresses', [
    ['It listens on 10.1.0.15.', 'Er lauscht auf 10.1.0,15.', ['missing: 10.1.0.15', 'extra: 10.1.0,15']],
    [
      'It listens on 192.168.10.24.',
      'Il écoute sur 192.168.10.',
      ['missing: 192.168.10.24', 'extra: 192.168.10'],
      'en fr',
    ],
    ['It listens on 10.1.0.15.', '10.1.0.15에서 수신합니다.', [], 'en ko'],
    [
      'It listens on 10.1.0.0/16.',
      'Er lauscht auf 10.1.0.0\\16.',
      ['missing: 10.1.0.0/16', 'extra: 10.1.0.0\\16'],
    ],
    [
      'It listens on 2001:db8::a00:20ff.',
      'Er lauscht auf 2001:bd8::a00:20ff.',
      ['missing: 2001:db8::a00:20ff', 'extra: 2001:bd8::a00:20ff'],
    ],
    [
      'See httpd.apache.org.',
      'Siehe httpd.apach.org.',
      ['missing: httpd.apache.org', 'extra: httpd.apach.org'],
    ],
    [
      'See httpd.apache.org.',
      'Siehe httpd.apache.com.',
      ['missing: httpd.apache.org', 'extra: httpd.apache.com'],
    ],
    [
      'See httpd.apache.org.',
      'httpd apache.org adresinde',
      ['missing: httpd.apache.org', 'extra: httpd apache.org'],
      'en tr',
    ],
    ['See en.wikipedia.org.', 'Siehe de.wikipedia.org.', []],
    // An argument that each side has in a mark of its own.
    ['The <i>NAME</i> is in <i>/etc/rc.d/NAME</i>.', 'Der <i>NAMEN</i> ist in <i>/etc/rc.d/NAMEN</i>.', []],
    [
      'Set in C:\\Apache24\\conf.',
      'In C:\\Apache24conf.',
      ['missing: C:\\Apache24\\conf', 'extra: C:\\Apache24conf'],
    ],
    ['Set in C:\\Apache24\\conf.', 'C:¥Apache24¥conf で', [], 'en ja'],
    ['Set in C:\\Programs\\conf.', 'In C:\\Programme\\Einstellungen.', []],
    ['Set in /etc/httpd/conf.', 'In etc/httpd/conf.', ['missing: /etc/httpd/conf', 'extra: etc/httpd/conf']],
    [
      'Set in /usr/local/lib.',
      '/usr/ローカル/lib にある',
      ['missing: /usr/local/lib', 'extra: /usr/ローカル/lib'],
      'en ja',
    ],
    ['Set in ~/.htaccess.', 'In /.htaccess.', ['missing: ~/.htaccess', 'extra: /.htaccess']],
    ['files in /etc/exports.d', 'fichiers dans /etc/exports.d/ à', [], 'en fr'],
    ['It writes /var/log/logfile.', 'Écrit /var/log/journal.', [], 'en fr'],
    ['Play ~/music.', 'Spielt ~/Musik.', []],
    ['hosts in cs.foo.edu', 'hôtes de cs.toto.edu', [], 'en fr'],
    [
      'See httpd.apache.org.',
      'Weitere Informationen in httpd.apach.org.',
      ['missing: httpd.apache.org', 'extra: httpd.apach.org'],
    ],
    [
      'Set in /var/log/httpd.',
      '설정은 /var/로그/httpd에 있습니다.',
      ['missing: /var/log/httpd', 'extra: /var/로그/httpd'],
      'en ko',
    ],
    [
      'In C:\\Apache\\conf\\extra',
      'C:\\Apache\\conf에',
      ['missing: C:\\Apache\\conf\\extra', 'extra: C:\\Apache\\conf'],
      'en ko',
    ],
    ['mount type=hsfs /dev/fbk0:image', 'mount type=hsfs /dev/fbk0:image', []],
    ['Set in /var/log/httpd.', 'In /var/log/httpd.', []],
  ]);
});

describe('addresses of which two letters were exchanged', () => {
  proveRows('addresses', [
    [
      'Type it (e.g. https://www.google.com)',
      'Tippen Sie (z. B. https://www.gogole.com)',
      ['missing: https://www.google.com', 'extra: https://www.gogole.com'],
      'en de',
      'text',
    ],
    [
      'Type it (e.g. https://www.google.com)',
      'Tippen Sie (z. B. https://www.google.de)',
      [],
      'en de',
      'text',
    ],
  ]);
  proveRows('attribute-changed', [
    [
      '<a href="https://www.example.org/a">x</a>',
      '<a href="https://www.example.ogr/a">x</a>',
      ['changed: <a>, href, https://www.example.org/a, https://www.example.ogr/a'],
    ],
    [
      '<a href="https://en.wikipedia.org/wiki/A">x</a>',
      '<a href="https: //de.wikipedia.org/wiki/A">x</a>',
      ['changed: <a>, href, https://en.wikipedia.org/wiki/A, https: //de.wikipedia.org/wiki/A'],
    ],
  ]);
});

describe('slips in the protocol of an address', () => {
  proveRows('addresses', [
    [
      'See “http://example.com/” now.',
      'Siehe „htp://example.com/“.',
      ['missing: http://example.com/', 'extra: htp://example.com/'],
    ],
    [
      '<a href="http://semver.org">http://semver.org</a>',
      '<a href="http://semver.org">http:/semver.org</a>',
      ['missing: http://semver.org', 'extra: http:/semver.org'],
    ],
    [
      '<a href="https://a.org/b">https://a.org/b</a>',
      '<a href="https://a.org/b">http//:a.org/b</a>',
      ['missing: https://a.org/b', 'extra: http//:a.org/b'],
    ],
    ['<a href="https://a.org/b">https://a.org/b</a>', '<a href="https://a.org/b">a.org/b</a>', []],
    ['<p>See http://a.org/b here.</p>', '<p>Siehe https://a.org/b hier.</p>', []],
  ]);
});

describe('the ending of a file in an address of an example', () => {
  proveRows('addresses', [
    [
      'See http://example.com/index.html.',
      'Siehe http://beispiel.de/index.htm.',
      ['missing: http://example.com/index.html', 'extra: http://beispiel.de/index.htm'],
      'en de',
      'text',
    ],
    ['See http://example.com/index.html.', 'Siehe http://beispiel.de/index.html.', [], 'en de', 'text'],
  ]);
});
