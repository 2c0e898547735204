import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Reports that a blind reader found wrong on 29 November 2026, each beside one that must stay.

describe('code', () => {
  proveRows('code', [
    [
      '<pre>Feature Test Macro Requirements for glibc (see\nfeature_test_macros\nacct</pre>',
      '<pre>feature_test_macros\nacct</pre>',
      [],
      'en fr',
    ],
    [
      '<pre>Feature=Test Macro\nfeature_test_macros\nacct</pre>',
      '<pre>feature_test_macros\nacct</pre>',
      ['line-missing: Feature=Test Macro'],
      'en fr',
    ],
  ]);
});

const span = (of: string, text: string): string => `<span class="${of}">${text}</span>`;

describe('attribute-changed', () => {
  proveRows('attribute-changed', [
    [
      `<p>Use ${span('application', 'KMagnifier')} for it.</p>`,
      `<p>Mit KMagnifier für ${span('orgname', 'KDE')} geht es.</p>`,
      [],
    ],
    [
      `<p>Use ${span('application', 'Magnifier')} for it.</p>`,
      `<p>Mit ${span('orgname', 'Lupe')} geht es.</p>`,
      ['class: <span>, class, application, orgname'],
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    ['Volume: %1%', 'Bolumena: % %1', [], 'en eu'],
    ['Volume: %1%', 'Bolumena: %', ['missing: %1%'], 'en eu'],
  ]);
});

describe('addresses', () => {
  proveRows('addresses', [
    ['Written by Ana.', 'Van Ana. Fouten in de vertaling meldt u op http://www.desk.nl/bugs', [], 'en nl'],
    [
      'Written by Ana.',
      'Van Ana. Fouten in het programma meldt u op http://www.desk.nl/bugs',
      ['extra: http://www.desk.nl/bugs'],
      'en nl',
    ],
  ]);
});

describe('brackets', () => {
  proveRows('brackets', [
    ['Closing bracket missing', 'Es fehlt die Klammer ")"', []],
    ['Closing bracket missing', 'Es fehlt die Klammer )', ['unopened: )']],
    ['On Apple II', 'Su Apple ][', [], 'en it'],
  ]);
});

describe('french-spacing', () => {
  proveRows('french-spacing', [
    ['Well done', 'C’est bien lu :)', [], 'en fr'],
    ['Well done: (so)', 'C’est bien lu : (oui)', ['breaking: :'], 'en fr'],
    ['Withdraw (\\key action;)', 'Refermer (\\key action;)', [], 'en fr'],
    ['Withdraw (at once;)', 'Refermer (de suite;)', ['missing: ;'], 'en fr'],
  ]);
});

describe('html', () => {
  proveRows('html', [
    // A term may have paragraphs.
    ['<dl><dt>Term</dt><dd>One</dd></dl>', '<dl><dt><p>Wort</p></dt><dd>Eins</dd></dl>', []],
    ['<h2>Term</h2>', '<h2><p>Wort</p></h2>', ['block-in-inline: <p> in <h2>']],
    // The source has in code what to type.
    [
      '<p>Enter <kbd>hit &lt;i&gt;it&lt;/i&gt;</kbd>.</p>',
      '<p>Tippen Sie <span class="x">&lt;i&gt;los&lt;/i&gt;</span>.</p>',
      [],
    ],
    ['<p>Hit <i>it</i>.</p>', '<p>Los &lt;i&gt;es.</p>', ['text-tag: &lt;i&gt;']],
  ]);
});

const row = (first: string): string => `<table><tr><th>${first}</th><td>Text</td></tr></table>`;

describe('target-empty', () => {
  proveRows('target-empty', [
    [row('%7'), row('<img src="%7">'), []],
    [row('%7'), row('<img src="%6">'), ['part: %7']],
  ]);
});
