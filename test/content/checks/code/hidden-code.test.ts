import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Lost and changed names of code that an excuse once hid, each with a text that the excuse was made for.

const listing = (...lines: readonly string[]) => `<p>Run</p><pre>${lines.join('\n')}</pre>`;
const lines = [
  'cd /srv/app',
  'git pull',
  'make clean',
  'make install',
  'systemctl stop a',
  'ls -la',
  'df -h',
];

describe('names and lines of code', () => {
  proveRows('code', [
    // A file with the same ending stands for it only in its block, and if the source lacks it.
    ['<p>Open Settings.conf and httpd.conf</p>', '<p>Öffne httpd.conf</p>', ['name-missing: Settings.conf']],
    ['<p>Open Settings.conf now</p>', '<p>Öffne jetzt Einstellungen.conf</p>', []],
    [
      '<p>Edit httpd.conf</p><p>Read notes.conf</p>',
      '<p>Bearbeite es</p><p>Lies neu.conf</p>',
      ['name-missing: httpd.conf'],
    ],
    [
      '<p>Set max_size to 5</p><p>Read it</p>',
      '<p>Setze es auf 5</p><p>Lies neue_datei</p>',
      ['name-missing: max_size'],
    ],
    ['<p>Set max_size to 5</p>', '<p>Setze neue_größe auf 5</p>', []],
    ['<p>Ctrl+S saves it</p>', '<p>Strg+A speichert es</p>', ['changed-style: Ctrl+S, Strg+A']],
    ['<p>Ctrl+S saves it</p>', '<p>Strg+S speichert es</p>', []],
    ['<p>Ctrl+S saves, Ctrl+O opens</p>', '<p>Alt+S speichert, Alt+O öffnet</p>', ['changed: Ctrl, Alt']],
    ['<p>Ctrl+S saves, Shift+O opens</p>', '<p>Alt+S speichert, Meta+O öffnet</p>', []],
    [
      '<p>In <code>/etc/hosts</code></p>',
      '<p>In <code>/etc/host</code></p>',
      ['changed: /etc/hosts, /etc/host'],
    ],
    // Some lines of one listing are lost together, and many or scattered ones are of another version.
    [
      listing(...lines),
      listing(...lines.slice(0, 3), ...lines.slice(6)),
      ['line-missing: make install', 'line-missing: systemctl stop a', 'line-missing: ls -la'],
    ],
    [listing(...lines), listing('cd /srv/app', 'make clean', 'systemctl stop a', 'df -h'), []],
  ]);
});

const code = (...names: readonly string[]): string =>
  `<p>${names.map((name) => `<code>${name}</code>`).join(' a ')}</p>`;

describe('names that a translation writes in another way', () => {
  proveRows('code', [
    // The signs of a call are added, whole and to the same name.
    [code('forEach'), code('.forEach()'), []],
    [code('.apply'), code('.apply()'), []],
    [code('.apply'), code('.apply('), ['changed: .apply, .apply(']],
    [code('.apply()'), code('.apply)'), ['changed: .apply(), .apply)']],
    // The plural of a class became its name, which the source has, too.
    [code('TextView', 'TextViews'), code('TextView', 'TextView'), []],
    [code('TextViews'), code('TextView'), ['changed: TextViews, TextView']],
    [code('getItem', 'getItems'), code('getItem', 'getItem'), ['changed: getItems, getItem']],
    [
      code('TextView', 'TextViews', 'TextViews'),
      code('TextView', 'TextView', 'TextViews'),
      ['changed: TextViews, TextView'],
    ],
  ]);
});
