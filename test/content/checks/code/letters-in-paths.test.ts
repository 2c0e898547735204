import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const listing = (line: string) => `<p>Run</p><pre>${line}</pre>`;

describe('a letter that paths and short names in code got or lost', () => {
  proveRows('code', [
    [
      '<p>In <code>/etc/httpd</code></p>',
      '<p>In <code>/etcs/httpd</code></p>',
      ['changed: /etc/httpd, /etcs/httpd'],
    ],
    [
      listing('install.sh /install.amd/vmlinuz vga=1'),
      listing('install.sh /install.amds/vmlinuz vga=1'),
      ['changed: install.sh /install.amd/vmlinuz vga=1, install.sh /install.amds/vmlinuz vga=1'],
      'en ro',
    ],
    // The folder of an example may have a name of the target's language.
    ['<p>In <code>/image/cat</code></p>', '<p>In <code>/imagen/cat</code></p>', [], 'en es'],
    [
      '<p>Run <code>apt-get update</code></p>',
      '<p>Rufen Sie <code>aat-get update</code> auf</p>',
      ['changed: apt-get update, aat-get update'],
    ],
    // A word that both languages have alike.
    ['<p>Use <code>cat day and night</code></p>', '<p>Mit <code>cat day und night</code></p>', []],
    [
      listing('cat head.html foot.html | w3m'),
      listing('cat head.html foot1.html | w3m'),
      ['changed-style: cat head.html foot.html | w3m, cat head.html foot1.html | w3m'],
    ],
  ]);
});

describe('a variable or an escape that code lost', () => {
  proveRows('code', [
    // Without an option, it may be a comment.
    [
      listing('# mkfs.ext4 ${PARTITION}'),
      listing('# mkfs.ext4'),
      ['changed: # mkfs.ext4 ${PARTITION}, # mkfs.ext4'],
    ],
    [listing('cp a.iso ${STICK}'), listing('cp a.iso'), ['changed: cp a.iso ${STICK}, cp a.iso']],
    ['<p>In <tt>po/${LANGUAGE}/</tt></p>', '<p>In <tt>po//</tt></p>', ['changed: po/${LANGUAGE}/, po//']],
    [
      listing('printf("Hello, world!\\n");'),
      listing('printf("Hello, world!");'),
      ['changed: printf("Hello, world!\\n");, printf("Hello, world!");'],
    ],
    // A string is translated with its escape, and a variable has another name.
    [listing('printf("Hello, world!\\n");'), listing('printf("Hallo, Welt!\\n");'), []],
  ]);
});

describe('quotation marks of prose in a comment that was left as it is', () => {
  proveRows('code', [
    [
      listing('# Settings for "gbp &lt;command&gt;"'),
      listing('# Settings for “gbp &lt;command&gt;”'),
      ['changed-style: # Settings for "gbp &lt;command&gt;", # Settings for “gbp &lt;command&gt;”'],
    ],
    [
      listing('# Settings for "gbp &lt;command&gt;"'),
      listing('# Einstellungen für „gbp &lt;command&gt;“'),
      [],
    ],
  ]);
});
