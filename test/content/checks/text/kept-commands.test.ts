import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

const translated: Readonly<Record<string, string>> = { ru: 'Программа', it: 'Un programma', ja: '番組' };

/** A block that both sides have, beside one that is translated, and whether it is reported. */
const beside = (block: string, isLeft: boolean, languages = 'en ru'): Row => [
  `<p>A program</p><p>${block}</p>`,
  `<p>${translated[languages.slice(-2)]}</p><p>${block}</p>`,
  isLeft
    ? [
        `part: ${block
          .replaceAll(/<[^<>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')}`,
      ]
    : [],
  languages,
];

describe('commands, output, lines of copyright and templates are no sentences', () => {
  proveRows('target-equals-source', [
    beside('&gt; kpsewhich option… filename…', false),
    beside('&gt; choose option or filename…', true),
    beside('&gt; xetex is the program that reads all files.', true, 'en it'),
    beside('&gt; xetex info.tex This is XeTeX, Version 3.14 … Output written on info.pdf', false, 'en it'),
    beside('&gt; see info.tex before you run all of this on your files', true, 'en it'),
    beside('#extension damper progno {0|1}', false),
    beside('#extension playnote progno note', false),
    beside('#the note of an extension', true),
    beside("timidity 'cat file.mid|'", false),
    beside("see 'other options'", true),
    beside("apt list '~i !~M (~slibs|~sperl)'", false),
    beside("see more 'options for it'", true),
    beside("cannot delete file 'foo.txt'", true),
    beside('macro MS A=point B=point parameter s=segment(A,B) k=line(B,A) end', false, 'en it'),
    beside('Draw the line with A=point and s=segment(A,B), then save it.', true, 'en it'),
    beside('This is dvips(k) 5.92b Copyright 2002 Radical Eye Software (www.example.com)', false, 'en it'),
    beside('This is free software, Copyright 2002 by all of its authors', true, 'en it'),
    beside('Copyright (c) 1999-2019 by Bill Wilson', false, 'en it'),
    beside('Copyright © 2008-%1 Graeme Gott', false, 'en ja'),
    beside('Copyright © 2008-%1 its authors', true, 'en ja'),
    beside('Copyright (c) 1999-2019 by Bill Wilson and other contributors', true, 'en it'),
    beside('&lt;h1&gt; #title &lt;/h1&gt; #code &lt;p&gt; #parameter &lt;/p&gt; #comment', false, 'en it'),
    beside('&lt;b&gt; write #title before every new page &lt;/b&gt;', true, 'en it'),
    beside('use letter size instead of A4 by default:', true, 'en it'),
    [
      '<p>If <b>info</b> and <b>help2man</b> are there,</p><p><b>info help2man</b></p>',
      '<p>Если есть <b>info</b> и <b>help2man</b>,</p><p><b>info help2man</b></p>',
      [],
      'en ru',
    ],
    [
      '<p>If <b>info</b> is there,</p><p><b>read more</b></p>',
      '<p>Если есть <b>info</b>,</p><p><b>read more</b></p>',
      ['part: read more'],
      'en ru',
    ],
  ]);
});

describe('the values of an option stay if all do', () => {
  proveRows('target-equals-source', [
    [
      '<p>all</p><p>all warnings</p><p>none</p><p>no warnings</p><p>error</p><p>warnings as errors</p>',
      '<p>all</p><p>すべて。</p><p>none</p><p>表示しません。</p><p>error</p><p>エラーとして扱います。</p>',
      [],
      'en ja',
    ],
    [
      '<p>all</p><p>all warnings</p><p>none</p><p>no warnings</p><p>Error</p><p>warnings as errors</p>',
      '<p>すべて</p><p>すべて。</p><p>なし</p><p>表示しません。</p><p>Error</p><p>エラーとして扱います。</p>',
      ['part: Error'],
      'en ja',
    ],
  ]);
});

describe('output behind a prompt is in no wrong language', () => {
  proveRows('language', [
    beside('&gt; xetex info.tex This is XeTeX, Version 3.14 … Output written on info.pdf', false, 'en it'),
    [
      '<p>Here you read info.tex This is the file of which you read.</p>',
      '<p>Qui si legge info.tex This is the file of which you read.</p>',
      ['source: info.tex This is the file of which you read'],
      'en it',
    ],
  ]);
});

describe('a name in small letters has an ending of its case', () => {
  proveRows('script', [
    ['Regularly from cron', 'Регулярно из cronа', [], 'en ru'],
    ['Regularly from crona and cron', 'Регулярно из cronа и cron', ['mixed: cronа, а, Cyrillic'], 'en ru'],
    ['The event', 'El eventо', ['mixed: eventо, о, Cyrillic'], 'en es'],
  ]);
});

describe('names by which a program is found stay beside those of the language', () => {
  proveRows('script', [
    [
      'run;command;search;unity dash;krunner;gnome do;pie',
      '실행;명령;검색;unity dash;유니티 대쉬;gnome do;pie;apwal;recoll;alfred;알프레드',
      [],
      'en ko',
      'text',
    ],
    [
      'Run it; it is a command; search in the list; find all of them; do it',
      '실행; it is a command; search in the list; 찾기',
      ['untranslated: it is a command; search in the list;, Latin'],
      'en ko',
      'text',
    ],
  ]);
});

const onBothSides = (block: string, expected: readonly string[]): Row => [
  `<p>A program</p>${block}`,
  `<p>Un programme</p>${block}`,
  expected,
  'en fr',
];

describe('the argument of a setting and a command with its argument are code', () => {
  proveRows('target-equals-source', [
    onBothSides('<dl><dt><code><b>button-print=<i>BUTTON NUMBER</i></b></code></dt></dl>', []),
    onBothSides('<dl><dt><b>Print</b> <i>BUTTON NUMBER</i></dt></dl>', ['label: Print BUTTON NUMBER']),
    onBothSides('<h3>Cancel &lt;hash&gt; | &lt;number&gt;</h3>', []),
    onBothSides('<h3>Cancel the hash | number</h3>', ['part: Cancel the hash | number']),
    [
      '"/help [topic]" - Type it for help.',
      '"/help [topic]" - Tapez-le pour de l’aide.',
      [],
      'en fr',
      'text',
    ],
    [
      '"Help with the topic" - Type it for help.',
      '"Help with the topic" - Tapez-le pour de l’aide.',
      ['label: "Help with the topic"'],
      'en fr',
      'text',
    ],
    onBothSides('<p>Please read the help about the topic</p>', [
      'part: Please read the help about the topic',
    ]),
  ]);
});
