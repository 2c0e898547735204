import { expect, it } from 'vitest';
import { sentencesToTranslate } from '../../../src/content/memory/sentences-to-translate';

it('a heading, a cell and an item of a list are sentences of their own, also without a final mark', () => {
  const source =
    '<h2>Your  parcel</h2><p>Open the <b>door</b>. Take it out.<br>Close it</p><ul><li>No key</li><li>12</li></ul>';
  expect(sentencesToTranslate(source, 'html', 'en')).toEqual([
    ['Your parcel'],
    ['Open the door.', 'Take it out.'],
    ['Close it'],
    ['No key'],
  ]);
});

it('texts of attributes are not offered, and lines of a text are paragraphs', () => {
  expect(sentencesToTranslate('<p>Look: <img alt="A box" src="b.png"></p>', 'html', 'en')).toEqual([
    ['Look:'],
  ]);
  expect(sentencesToTranslate('Hello,\n\nGo on', 'text', 'en')).toEqual([['Hello,'], ['Go on']]);
});
