import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const members = (last: string): string =>
  `<p><code>msg.topic</code>, <code>msg.payload</code>, <code>${last}</code></p>`;

describe('code that only its quotation marks or its object tell', () => {
  const data = '<pre>{\n  "p": {\n    "_": "Hello"\n  }\n}</pre>';
  proveRows('code', [
    ["<p>On <code>'/'</code></p>", '<p>Auf <code>‘/’</code></p>', ["changed: '/', ‘/’"]],
    ["<p>On <code>'/'</code></p>", '<p>Auf <code>"/"</code></p>', []],
    [data, data.replace('"p"', '“p”'), ['changed: "p": {, “p”: {']],
    [data, data.replace('    "_": "Hello"\n', ''), ['line-missing: "_": "Hello"']],
    [data, data.replace('Hello', 'Hallo Welt'), []],
    // A string is for readers.
    [data, data.replace('Hello', 'Hellå'), []],
    [data, data.replace('Hello', 'Helo'), []],
    [members('msg.file'), members('msg.Datei'), ['changed-style: msg.file, msg.Datei']],
    [
      '<p><code>msg.topic</code>, <code>msg.file</code></p>',
      '<p><code>msg.topic</code>, <code>msg.Datei</code></p>',
      [],
    ],
    [
      '<code>&lt;input name="a"/&gt;</code>',
      '<code>&lt;input nome="a"/&gt;</code>',
      ['changed: &lt;input name="a"/&gt;, &lt;input nome="a"/&gt;'],
    ],
    // The value of the attribute is for readers.
    ['<code>&lt;input name="name"/&gt;</code>', '<code>&lt;input name="Nachname"/&gt;</code>', []],
    [
      '<pre>&lt;link href="/main.css"/&gt;</pre>',
      '<pre>&lt;link href="/main.cs"/&gt;</pre>',
      ['changed-style: &lt;link href="/main.css"/&gt;, &lt;link href="/main.cs"/&gt;'],
    ],
    [
      '<p>A command (e.g. <code>gedit</code>)</p>',
      '<p>Polecenie (np. <code>Gedit</code>)</p>',
      ['changed-style: gedit, Gedit'],
      'en pl',
    ],
    ['<p>A tool. <code>gedit</code> is it.</p>', '<p>To jest. <code>Gedit</code> to.</p>', [], 'en pl'],
    [
      '<li><code>domain</code> is it</li>',
      '<li><code>Domain</code> です</li>',
      ['changed-style: domain, Domain'],
      'en ja',
    ],
  ]);
});

const list = (...names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><code>${name}</code></li>`).join('')}</ul>`;

describe('a capital in a list of names', () => {
  const source = list('speech', 'braille', 'magnifier');
  proveRows('code', [
    [source, list('Speech', 'braille', 'magnifier'), ['changed-style: speech, Speech']],
    [source, list('Speech', 'Braille', 'magnifier'), []],
    [list('speech', 'braille'), list('Speech', 'braille'), []],
  ]);
});

describe('a line that lacks', () => {
  const files = '<pre>/etc/cron.allow\n/etc/cron.deny</pre><p>See /etc/cron.deny.</p>';
  const listing =
    '<pre>A=/bin/sh\n# five\n5 0 * $HOME/a\n6 0 * $HOME/b\n# mail\n7 0 * mail "It is 7"\nB=c</pre>';
  const translated = listing.replace('five', 'fünf').replace('It is 7', 'Es ist 7 Uhr jetzt');
  proveRows('code', [
    [files, '<pre>/etc/cron.allow</pre><p>Siehe /etc/cron.deny.</p>', ['line-missing: /etc/cron.deny']],
    [files, '<pre>/etc/cron.allow</pre><p>Siehe /etc/cron.deny und /etc/cron.deny.</p>', []],
    // Between lines that are kept, beside others that are translated.
    [listing, translated.replace('5 0 * $HOME/a\n', ''), ['line-missing: 5 0 * $HOME/a']],
    [listing, translated.replace('5 0 * $HOME/a', '6 1 * /home/me/other'), []],
    [listing, translated, []],
  ]);
});
