// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CodeContent } from '../../../../src/renderer/review/display/code-content';
import { TextContent } from '../../../../src/renderer/review/read/text-content';
import type { TextMark } from '../../../../src/renderer/review/display/text-mark';

afterEach(cleanup);

const shown = (value: string, marks: readonly TextMark[] = [], isHtml = true): HTMLElement =>
  render(<TextContent value={value} isHtml={isHtml} marks={marks} />).container;

test('tags are chips with the whole tag as their hint, text is text', () => {
  const box = shown('Read <a href="/x">this</a> &lt;b&gt;');
  const chips = [...box.querySelectorAll<HTMLElement>('.tag-chip')];
  expect(chips.map((chip) => [chip.textContent, chip.title])).toEqual([
    ['a', '<a href="/x">'],
    ['/a', '</a>'],
  ]);
  expect(box.textContent).toBe('Read athis/a <b>');
});

test('nothing of a value becomes an element of its own', () => {
  const box = shown('<img src=x onerror=alert(1)><script>alert(2)</script>&lt;iframe&gt;<b onclick=x>a</b>');
  expect(box.querySelector('img, script, iframe, b, [onclick], [onerror]')).toBeNull();
});

test('what cannot be seen is named, and copied as it is', () => {
  const box = shown('une&nbsp;page\u200B, a  b');
  const named = [...box.querySelectorAll<HTMLElement>('.invisible')];
  expect(named.map((mark) => mark.dataset['short'])).toEqual(['NBSP', 'ZWSP', '··']);
  expect(box.textContent).toBe('une\u00A0page\u200B, a  b');
});

test('marks stand where their offsets in the value say, over tags and references, and overlap', () => {
  const value = 'Fish &amp; <b>chips</b>';
  const box = shown(value, [
    { from: 5, to: 10, kind: 'problem' },
    { from: 5, to: 16, kind: 'find' },
    { from: 19, to: 23, kind: 'tag' },
  ]);
  const marks = [...box.querySelectorAll<HTMLElement>('mark')];
  expect(marks.map((mark) => [mark.dataset['kind'], mark.textContent])).toEqual([
    ['problem find', '&'],
    ['find', ' '],
    ['find', 'b'],
    ['find', 'ch'],
    ['tag', '/b'],
  ]);
});

test('placeholders are marked, percentages and words in braces are not', async () => {
  const box = shown('<b>{port}</b> {{name}} %1$s of 20%d, {not one} &amp; {x} ${y} 100%%');
  const marked = () =>
    [...box.querySelectorAll('mark[data-kind="placeholder"]')].map((mark) => mark.textContent);
  await expect.poll(marked).toEqual(['{port}', '{{name}}', '%1$s', '{x}', '${y}']);
  expect(box.textContent).toBe('b{port}/b {{name}} %1$s of 20%d, {not one} & {x} ${y} 100%%');
});

test('a long value is shown from its beginning at once, and whole soon after', async () => {
  const value = '<p>A sentence that stands here.</p>'.repeat(1000);
  const box = shown(value);
  expect(box.querySelectorAll('.text-line').length).toBeLessThan(600);
  await expect.poll(() => box.querySelectorAll('.text-line').length).toBe(1000);
});

test('in code the indent of a line is no mistake, further spaces and tabs are', () => {
  const box = render(<CodeContent fieldId="body" code={'  <p>a  b</p>\n\t<p>c\td</p>'} isHtml />).container;
  const named = [...box.querySelectorAll<HTMLElement>('.invisible')];
  expect(named.map((mark) => mark.dataset['short'])).toEqual(['··', '→']);
});

test('in code marks stand where their offsets say, tags included', () => {
  const marks = [{ from: 1, to: 9, kind: 'find' }];
  const box = render(<CodeContent fieldId="body" code={'<b id="x">\n</b>'} isHtml marks={marks} />).container;
  expect([...box.querySelectorAll('mark')].map((mark) => mark.textContent).join('')).toBe('b id="x"');
});
