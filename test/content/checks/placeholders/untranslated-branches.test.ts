import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = '{count, plural, one {# value} other {# values}}';

describe('the general form of a plural that is left in the source language', () => {
  proveRows('target-equals-source', [
    [source, '{count, plural, one {# Wert} other {# values}}', ['part: # values'], 'en de', 'text'],
    [
      source,
      '{count, plural, one {# wartość} few {# wartości} other {# values}}',
      ['part: # values'],
      'en pl',
      'text',
    ],
    [source, '{count, plural, one {# Wert} other {# Werte}}', [], 'en de', 'text'],
    // The only form, with several words.
    [
      '{n, plural, one {# paired device.} other {# paired devices.}}',
      '{n, plural, other {# paired devices.}}',
      ['part: # paired devices.'],
      'en ja',
      'text',
    ],
    ['{n, plural, one {# MiB} other {# MiB}}', '{n, plural, other {# MiB}}', [], 'en ja', 'text'],
    // The form for one may be a word of both languages, and so may all forms.
    [
      '{n, plural, one {# error} other {# errors}}',
      '{n, plural, one {# error} other {# errores}}',
      [],
      'en es',
      'text',
    ],
    [
      '{n, plural, one {# message} other {# messages}}',
      '{n, plural, one {# message} other {# messages}}',
      [],
      'en fr',
      'text',
    ],
    [source, '{count, plural, one {# value} other {# values}}', [], 'en-US en-GB', 'text'],
  ]);
});
