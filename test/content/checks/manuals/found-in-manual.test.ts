import { describe } from 'vitest';
import { proveRows } from '../found-problems';

/**
 * Mistakes that were planted in a technical manual and not found, in texts of our own, beside texts that are
 * right.
 */
describe('letter-case at the start of a heading', () => {
  proveRows('letter-case', [
    [
      '<h2>Context</h2><p>It tells.</p>',
      '<h2>contexte</h2><p>Elle dit.</p>',
      ['small-start: contexte'],
      'en fr',
    ],
    [
      '<h2>SSL Directive</h2><p>It tells.</p>',
      '<h2>directive SSL</h2><p>Elle dit.</p>',
      ['small-start: directive'],
      'en fr',
    ],
    // A label of one word, and a heading with the name of a command.
    ['<p>Context</p><p>It tells.</p>', '<p>contexte</p><p>Elle dit.</p>', [], 'en fr'],
    ['<h2>Options of rotate</h2>', '<h2>rotate : options</h2>', [], 'en fr'],
  ]);
});

describe('end-punctuation after code', () => {
  proveRows('end-punctuation', [
    ['<p>See the file <code>a</code>.</p>', '<p>Siehe die Datei <code>a</code></p>', ['missing: .']],
    ['<p>See the <code>a</code> file.</p>', '<p>Siehe die Datei <code>a</code></p>', ['missing: .']],
    // The code has the mark, or the source ends in code, too.
    ['<p>See the file <code>a</code>.</p>', '<p>Siehe die Datei <code>a.</code></p>', []],
    ['<p>See the file <code>a</code></p>', '<p>Siehe die Datei <code>a</code></p>', []],
    ['<p>See <code>a</code>.</p><ul><li>b</li></ul>', '<p>Siehe <code>a</code></p><ul><li>b</li></ul>', []],
  ]);
});

describe('quotation marks of one of several names', () => {
  proveRows('punctuation', [
    [
      '<p>The "magic types" of the “Apache” server.</p>',
      '<p>Les "types magiques" du serveur Apache.</p>',
      ['quotes-missing: “Apache”'],
      'en fr',
    ],
    // Said once more without marks in the source, or quoted elsewhere in the target.
    [
      '<p>The "magic types" of “Apache”, the Apache server.</p>',
      '<p>Les "types magiques" du serveur Apache.</p>',
      [],
      'en fr',
    ],
    [
      '<p>The "magic types" of the “Apache” server.</p>',
      '<p>Les types magiques du serveur « Apache ».</p>',
      [],
      'en fr',
    ],
  ]);
});
