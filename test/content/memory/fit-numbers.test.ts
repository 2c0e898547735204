import { expect, it } from 'vitest';
import { fitNumbers } from '../../../src/content/memory/fit-numbers';

const fitted = (source: string, target: string, text: string, targetMarkup: string | null = null) =>
  fitNumbers({ source, target, targetMarkup }, text);

it.each([
  ['Delete 3 files', '3 Dateien löschen', 'Delete 5 files', '5 Dateien löschen'],
  ['Page 2 of 10', '全10ページ中の2ページ', 'Page 10 of 12', '全12ページ中の10ページ'],
  ['Since version 2.4.1', 'منذ الإصدار 2.4.1', 'Since version 2.6', 'منذ الإصدار 2.6'],
  ['IPv4 on port 80', 'IPv4 an Port 80', 'IPv4 on port 8080', 'IPv4 an Port 8080'],
])('the numbers of %s are replaced in its translation', (source, target, text, wanted) => {
  expect(fitted(source, target, text)).toEqual({ target: wanted, targetMarkup: null });
});

it('numbers are replaced in text, and neither in tags nor in character references', () => {
  expect(fitted('See 3 items', '3 – Punkte', 'See 4 items', '<a href="3">3</a> &#3; &ndash; Punkte')).toEqual(
    { target: '4 – Punkte', targetMarkup: '<a href="3">4</a> &#3; &ndash; Punkte' },
  );
});

it.each([
  ['equal texts', 'Delete 3 files', '3 Dateien', 'Delete 3 files'],
  ['other words too', 'Delete 3 files', '3 Dateien', 'Remove 4 files'],
  ['a number that is a word', 'Delete 3 files', 'Drei Dateien', 'Delete 4 files'],
  ['another decimal sign', 'Wait 2.5 s', '2,5 s warten', 'Wait 3.5 s'],
  ['a number that becomes two', 'From 1 to 1', 'Von 1 bis 1', 'From 1 to 2'],
  ['a number that is there twice', 'Page 3', 'Seite 3 von 3', 'Page 4'],
])('nothing is replaced with %s', (_, source, target, text) => {
  expect(fitted(source, target, text)).toBeUndefined();
});

it('nothing is replaced where a tag is in the middle of a number', () => {
  expect(fitted('Take 12', 'Nimm 12', 'Take 13', 'Nimm <b>1</b>2')).toBeUndefined();
});
