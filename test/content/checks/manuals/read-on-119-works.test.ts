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
