import { describe } from 'vitest';
import { proveRows, type Row } from '../found-problems';

const picture = (address: string): string => `<p><img src="${address}" alt="Menu"/></p>`;

const changed = (is: string): readonly string[] => [
  `changed-likely: <img>, src, images/menu-1.13.11+dev.png, ${is}`,
];

describe('a picture that was made again in the target’s language', () => {
  const source = picture('images/menu-1.13.11+dev.png');
  proveRows('attribute-changed', [
    [source, picture('images/tr/menu-1.14.7.jpg'), [], 'en tr'],
    [source, picture('images/tr/menu.png'), [], 'en tr'],
    // Another picture, one in another language, and one that names no language.
    [source, picture('images/tr/pane-1.14.7.jpg'), changed('images/tr/pane-1.14.7.jpg'), 'en tr'],
    [source, picture('images/ru/menu-1.14.7.jpg'), changed('images/ru/menu-1.14.7.jpg'), 'en tr'],
    [source, picture('images/menu-1.14.7.jpg'), changed('images/menu-1.14.7.jpg'), 'en tr'],
    // A number alone counts the steps, and two are those of a figure in its chapter.
    [
      picture('images/fig-2.3.png'),
      picture('images/tr/fig-2.4.png'),
      ['changed-likely: <img>, src, images/fig-2.3.png, images/tr/fig-2.4.png'],
      'en tr',
    ],
    [
      picture('images/step-1.png'),
      picture('images/tr/step-2.png'),
      ['changed-likely: <img>, src, images/step-1.png, images/tr/step-2.png'],
      'en tr',
    ],
  ]);
});

describe('a file that a generator names by what is in it', () => {
  const source = picture('../cb/box-93d4b315.png');
  proveRows('attribute-changed', [
    [source, picture('../d9/box-385cc6ad.png'), []],
    // Another name, another kind, and numbers that no hash is.
    ...['../d9/bag-385cc6ad.png', '../d9/box-385cc6ad.svg', '../d9/box-20240117.png'].map((is): Row => [
      source,
      picture(is),
      [`changed-likely: <img>, src, ../cb/box-93d4b315.png, ${is}`],
    ]),
    // The hash is all of the name of a picture, or of another file.
    [picture('a/93d4b315.png'), picture('a/385cc6ad.png'), []],
    [
      '<p><a href="a/93d4b315.zip">It</a></p>',
      '<p><a href="a/385cc6ad.zip">Es</a></p>',
      ['changed-likely: <a>, href, a/93d4b315.zip, a/385cc6ad.zip'],
    ],
  ]);
});

const formula = (address: string, alt: string): string => `<p>It: <img src="${address}" alt="${alt}"/></p>`;

describe('a picture of a formula', () => {
  const source = formula('math/a1.png', String.raw`V_{out} = \frac{R_1}{R_2}`);
  proveRows('attribute-changed', [
    // It is made from its words in the target's language, unlike that of another or of the same formula.
    [source, formula('math/b2.png', String.raw`V_{sortie} = \frac{R_1}{R_2}`), [], 'en fr'],
    [
      source,
      formula('math/b2.png', String.raw`V_{sortie} = \frac{R_2}{R_1}`),
      ['changed-likely: <img>, src, math/a1.png, math/b2.png'],
      'en fr',
    ],
    [
      source,
      formula('math/b2.png', String.raw`V_{out} = \frac{R_1}{R_2}`),
      ['changed-likely: <img>, src, math/a1.png, math/b2.png'],
      'en fr',
    ],
  ]);
  const [resistor, other, junction] = [
    String.raw`<p>R2(<img src="math/c3.png" alt="1~k\Omega"/>) is here.</p>`,
    String.raw`<p><img src="math/d4.png" alt="R_{2} (2~k\Omega)"/> est ici.</p>`,
    String.raw`<p><img src="math/d4.png" alt="R_{2} (1~k\Omega)"/> est ici.</p>`,
  ];
  proveRows('tags-missing', [[resistor, junction, [], 'en fr']]);
  proveRows('attribute-changed', [
    [resistor, junction, [], 'en fr'],
    [resistor, other, ['changed-likely: <img>, src, math/c3.png, math/d4.png'], 'en fr'],
  ]);
});
