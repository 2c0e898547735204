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
    ...['../d9/bag-385cc6ad.png', '../d9/box-385cc6ad.svg', '../d9/box-20240117.png'].map(
      (is): Row => [source, picture(is), [`changed-likely: <img>, src, ../cb/box-93d4b315.png, ${is}`]],
    ),
  ]);
});
