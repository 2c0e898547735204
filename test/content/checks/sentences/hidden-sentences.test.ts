import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const list = (one: string, two: string, three: string) => `<ul><li>${one}</li><li>${two}</li></ul>${three}`;
const source = list('The first one.', 'The big window is open and closed.', '<p>The next one.</p>');

describe('an item that is cut off behind one with a comma', () => {
  proveRows('missing-sentences', [
    [source, list('Der erste,', 'das Fenster ist groß und', '<p>Das nächste.</p>'), ['cut: und']],
    [
      '<ul><li>The first one.</li><li>The big one.</li><li>The last one.</li></ul>',
      '<ul><li>der erste Teil,</li><li>der große Teil und</li><li>der letzte Teil.</li></ul>',
      [],
    ],
    [
      '<ul><li>The first one.</li><li>The big one of them.</li><li>The last one.</li></ul>',
      '<ul><li>der erste Teil,</li><li>der große Teil von</li><li>der letzte Teil.</li></ul>',
      ['cut: von'],
    ],
  ]);
});
