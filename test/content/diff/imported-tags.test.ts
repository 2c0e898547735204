import { expect, it } from 'vitest';
import { tagChanges, type LineTag } from '../../../src/content/diff/imported-tags';

const link = (address: string): LineTag => ({
  name: 'a',
  attributes: new Map([['href', address]]),
  isAround: false,
});
const links = (count: number, host = 'https://a.example'): LineTag[] =>
  Array.from({ length: count }, (_, at) => link(`${host}/page/${at}`));

it('of a line with many links the one that changed is named', () => {
  const arrived = links(400).with(350, link('https://other.example/'));
  expect(tagChanges(links(400), arrived)).toEqual({
    lost: [],
    added: [],
    changed: [
      { tag: 'a', name: 'href', delivered: 'https://a.example/page/350', arrived: 'https://other.example/' },
    ],
  });
});

it('a thousand links that all changed are named, each beside the one in its place', () => {
  const { lost, added, changed } = tagChanges(links(1000), links(1000, 'https://b.example'));
  expect([lost, added, changed.length]).toEqual([[], [], 1000]);
  expect(changed.at(-1)).toMatchObject({
    delivered: 'https://a.example/page/999',
    arrived: 'https://b.example/page/999',
  });
});
