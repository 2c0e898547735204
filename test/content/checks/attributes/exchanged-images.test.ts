import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const page = (first: string, text: string, second: string): string =>
  `<p><img src="${first}"></p><p>${text}</p><p><img src="${second}"></p>`;

describe('two images in each other’s place', () => {
  proveRows('attribute-changed', [
    [
      page('a.png', 'Then the second.', 'b.png'),
      page('b.png', 'Dann das zweite.', 'a.png'),
      ['changed-likely: <img>, src, a.png, b.png'],
    ],
    // The order of words is another one, and an image stands twice.
    [
      '<p>Press <img src="a.png"> after <img src="b.png">.</p>',
      '<p>Nach <img src="b.png"> drücken Sie <img src="a.png">.</p>',
      [],
    ],
    [
      page('a.png', 'Then <img src="a.png">.', 'b.png'),
      page('b.png', 'Dann <img src="a.png">.', 'a.png'),
      [],
    ],
  ]);
});
