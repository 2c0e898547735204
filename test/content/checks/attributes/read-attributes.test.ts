import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('an attribute with a text for readers', () => {
  const [titled, bare] = ['<a href="/x" title="see">x</a>', '<a href="/x">x</a>'];
  const other = '<a href="/y">y</a>';
  proveRows('attribute-changed', [
    [`<p>${titled} ${other}</p>`, `<p>${bare} ${other}</p>`, ['removed: <a>, title, see']],
    // The link itself is another one, as its address says.
    [`<p>${titled} ${other}</p>`, `<p><a href="https://site.org/z">z</a> ${other}</p>`, []],
    // There is no other one that it could be.
    [
      '<p>Tree <img src="a.png" alt="A tree"></p>',
      '<p>Baum <img src="b/tree.svg"></p>',
      ['removed: <img>, alt, A tree'],
    ],
  ]);
});

const image = (name: string): string => `<p>Text <img src="../images/${name}" alt="x"></p>`;

describe('a file that is there in each language', () => {
  proveRows('attribute-changed', [
    [image('arch.pt-br.png'), image('arch.de.png'), []],
    [image('arch.ja.png'), image('arch.de.png'), []],
    [image('arch.pt-br.png'), image('arch.png'), []],
    [image('arch.gif'), image('arch.de.png'), []],
    // The language is not that of the target, or the file is another one.
    [
      image('arch.pt-br.png'),
      image('arch.fr.png'),
      ['changed-likely: <img>, src, ../images/arch.pt-br.png, ../images/arch.fr.png'],
    ],
    [
      image('arch.gif'),
      image('arch.png'),
      ['changed-likely: <img>, src, ../images/arch.gif, ../images/arch.png'],
    ],
    [
      image('arch.pt-br.png'),
      image('march.de.png'),
      ['changed-likely: <img>, src, ../images/arch.pt-br.png, ../images/march.de.png'],
    ],
  ]);
});
