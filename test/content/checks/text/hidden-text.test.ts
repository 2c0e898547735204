import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Texts left in the source language that an excuse once hid, each with a text that the excuse was made for.

describe('text that was not translated', () => {
  proveRows('target-equals-source', [
    ['make a new file', 'make a new file', ['label: make a new file'], 'en de', 'text'],
    ['make clean', 'make clean', [], 'en de', 'text'],
    [
      '<table><td>read-only file</td><td>Yes it is</td></table>',
      '<table><td>read-only file</td><td>Ja</td></table>',
      ['label: read-only file'],
    ],
    [
      '<table><td>apt-get install</td><td>Yes it is</td></table>',
      '<table><td>apt-get install</td><td>Ja</td></table>',
      [],
    ],
    [
      '<p>Open it now. Press Cancel to stop.</p>',
      '<p>開きます。Press Cancel to stop.</p>',
      ['sentence: Press Cancel to stop.'],
      'en ja',
    ],
    ['<p>Open it now. Read it.</p>', '<p>Откройте это. Read it.</p>', ['sentence: Read it.'], 'en ru'],
    ['<p>Open it now.</p><p>Linux on x86</p>', '<p>Откройте это.</p><p>Linux on x86</p>', [], 'en ru'],
    ['<p>Open it now.</p><p>The Guardian</p>', '<p>Откройте это.</p><p>The Guardian</p>', [], 'en ru'],
  ]);
});
