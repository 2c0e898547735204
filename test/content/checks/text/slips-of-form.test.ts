import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('slips of form in texts of programs', () => {
  describe('access keys', () => {
    proveRows('placeholders', [
      ['Prefere_nces', '_Voorkeu_ren', ['access-keys: _n'], 'en nl', 'text'],
      ['Cre_ate', '_Cre_a', ['access-keys: _a'], 'en it', 'text'],
      ['look&feel', 'aspetto', [], 'en it', 'text'],
      ['Prefere_nces', 'Voorkeu_ren', [], 'en nl', 'text'],
    ]);
  });

  describe('placeholders', () => {
    proveRows('placeholders', [
      ['%d minute', '% d minuto', ['missing-likely: %d'], 'en it', 'text'],
      ['Updated %d minute ago.', 'Aggiornato % d minuto fa.', ['missing-likely: %d'], 'en it', 'text'],
      ['%d minute', 'un minuto', [], 'en it', 'text'],
      ['%d minute, 50 % done', 'un minuto, 50 % de todo', [], 'en es', 'text'],
      ['The URI ‘:name’ is wrong.', 'El URI «» no es válido.', ['missing-likely: :name'], 'en es', 'text'],
      [
        '[:name (unprintable): ignored]',
        '[ (niet af te drukken): genegeerd]',
        ['missing-likely: :name'],
        'en nl',
        'text',
      ],
      ['smb://server[:port]/printer', 'smb://server[:poort]/printer', [], 'en nl', 'text'],
      ['Name[:options]', 'Naam[:opties]', [], 'en nl', 'text'],
    ]);
  });

  describe('numbers', () => {
    const references = [
      '<b>Alpha</b>[1], <b>beta</b>[2] and <b>gamma</b>[3]',
      '<b>Alfa</b>[1], <b>beta</b>',
    ] as const;
    proveRows('numbers', [
      [references[0], `${references[1]}[3] och <b>gamma</b>[3]`, ['missing: 2'], 'en sv'],
      [references[0], `${references[1]}[4] och <b>gamma</b>[5]`, [], 'en sv'],
      [
        '<p>Run <i>tool</i> (8), as <i>tool</i> (8) does.</p>',
        '<p>Uruchom <i>tool</i>(9), jak <i>tool</i>(8).</p>',
        ['extra: 9'],
        'en pl',
      ],
      ['<p>Run <i>tool</i> now.</p>', '<p>Uruchom <i>tool</i>(8) teraz.</p>', [], 'en pl'],
      ['After %1 minutes', '%1  saat sonra', ['unit: %1, minutes, saat'], 'en tr', 'text'],
      [
        'Minimal execution time in seconds',
        'Minimale uitvoeringsduur in minuten',
        ['unit-word: seconds, minuten'],
        'en nl',
        'text',
      ],
      ['Takes a few mins, not seconds', 'Duurt enkele minuten', [], 'en nl', 'text'],
      ['&copy; 2011 Ann', '&copy; 2.011 Ann', ['missing: 2011', 'extra: 2.011'], 'en es', 'text'],
    ]);
  });

  describe('letters of two characters', () => {
    proveRows('corrupted', [
      ['Your file', 'Ваш и\u0306ого фаи\u0306л', ['decomposed: и\u0306'], 'en uk'],
      ['Sections', 'الأقسام الرئيسية'.replace('ئ', 'ي\u0654'), ['decomposed: ي\u0654'], 'en ar'],
      ['The word', 'замо́к', [], 'en ru'],
      ['The house', 'خانه\u0654 من', [], 'en fa'],
    ]);
  });

  describe('words twice', () => {
    proveRows('doubled-words', [
      ['Check it, update it and exit.', 'Controleer, werk het het zo nodig bij.', ['doubled: het'], 'en nl'],
      ['If it opens the file', 'Als het het bestand opent', [], 'en nl'],
      ['Showing the local time', 'Anzeige der der lokalen Zeit', ['doubled: der']],
      ['The size matches that of the file', 'Die Größe stimmt mit der der Datei überein', []],
      ['Users of the group', 'Die Anzahl der der neuen Gruppe zugewiesenen Benutzer', []],
      ['Space behind the partition', 'Der der Partition nachfolgende freie Platz', []],
    ]);
  });
});

describe('slips in code', () => {
  proveRows('code', [
    // Two letters in each other's place, whatever else of the line was translated.
    [
      '<pre>1. unset LANGUAGE, LC_ALL and LANG</pre>',
      '<pre>1. LANGUAGE, LC_LAL und LANG leeren</pre>',
      ['changed: LC_ALL, LC_LAL'],
    ],
    [
      '<pre>add_library(myplugin MODULE)\nbuild(myplugin)</pre>',
      '<pre>add_library(mypulgin MODULE)\nbuild(myplugin)</pre>',
      ['changed: myplugin, mypulgin'],
    ],
    ['<pre>-vf filter1=a,filter2=b</pre>', '<pre>-vf filtre1=a,filtre2=b</pre>', [], 'en fr'],
    ['<pre>show the title of it</pre>', '<pre>zeige den Titel davon</pre>', []],
    [
      '<p>Create <code>cs.txt</code></p>',
      '<p>Maak <code>sc.txt</code></p>',
      ['changed: cs.txt, sc.txt'],
      'en nl',
    ],
    ['<p>Create <code>cs.txt</code></p>', '<p>Maak <code>nl.txt</code></p>', [], 'en nl'],
    // A name that is said twice.
    [
      '<p>Look at <i>$XDG_HOME</i>/a; if <i>$XDG_HOME</i> is not set, stop.</p>',
      '<p>Sieh in <i>$XGD_HOME</i>/a; ist <i>$XDG_HOME</i> nicht gesetzt, halte an.</p>',
      ['name-changed: $XDG_HOME, $XGD_HOME'],
    ],
    [
      '<p>Look at <i>$XDG_HOME</i>/a; if <i>$XDG_HOME</i> is not set, stop.</p>',
      '<p>Sieh in <i>$XDG_HOME</i>/a; ist es nicht gesetzt, halte an.</p>',
      [],
    ],
    // A path before an argument in a tag of its own.
    [
      '<p>If <b>/etc/init.d/</b><i>name</i> exists</p>',
      '<p>Falls <b>/etc/inti.d/</b><i>Name</i> existiert</p>',
      ['name-changed: /etc/init.d, /etc/inti.d'],
    ],
    [
      '<p>If <b>/etc/init.d/</b><i>name</i> exists</p>',
      '<p>Falls <b>/etc/init.d/</b><i>Name</i> existiert</p>',
      [],
    ],
    // The prompt of an administrator before named values in capitals.
    [
      '<pre># export DEBIAN_FRONTEND=noninteractive SEEN=true</pre>',
      '<pre># export DEBIAN_FROTNEND=noninteractive SEEN=true</pre>',
      [
        'changed: # export DEBIAN_FRONTEND=noninteractive SEEN=true, # export DEBIAN_FROTNEND=noninteractive SEEN=true',
      ],
    ],
    // A line that lacks among translated ones.
    [
      '<pre>tool [options] FILE\ntool --help | --version</pre>',
      '<pre>tool [Optionen] DATEI</pre>',
      ['line-missing: tool --help | --version'],
    ],
    ['<pre>tool [options] FILE\ntool FILE</pre>', '<pre>tool [Optionen] DATEI</pre>', []],
    ['<pre>omitsrc=true</pre>', '<pre>omitsrc=wahr</pre>', ['changed-style: omitsrc=true, omitsrc=wahr']],
    ['<pre>name=true value</pre>', '<pre>name=wahrer Wert</pre>', []],
  ]);
});
