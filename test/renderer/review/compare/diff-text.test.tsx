// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DiffText } from '../../../../src/renderer/review/compare/diff-text';
import { diffValues } from '../../../../src/content/diff/diff-values';

afterEach(cleanup);

const shown = (before: string, after: string, viewMode: 'text' | 'code'): HTMLElement => {
  const { parts } = diffValues(before, after, { data: 'html', language: 'fr' });
  return render(<DiffText value="" parts={parts} current={1} viewMode={viewMode} isHtml />).container;
};
const texts = (container: HTMLElement, selector: string): (string | null)[] =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);

it('text and tags: what changed is marked, tags are chips with the whole tag behind them', () => {
  const container = shown('<a href="/en">un</a> port &amp; x', '<a href="/fr">un</a> quai &amp; x', 'text');
  expect([texts(container, 'del'), texts(container, 'ins')]).toEqual([
    ['a', 'port'],
    ['a', 'quai'],
  ]);
  expect(container.querySelector('ins .tag-chip')?.getAttribute('title')).toBe('<a href="/fr">');
  expect(container.textContent).toContain('& x');
  expect(texts(container, '[data-current]')).toEqual(['port', 'quai']);
});

it('code: everything as it is written, and nothing of it becomes markup', () => {
  const container = shown('<b>x</b>', '<img src=x onerror=alert(1)>x</b>', 'code');
  expect(texts(container, 'ins')).toEqual(['<img src=x onerror=alert(1)>']);
  expect(container.querySelector('img, b')).toBeNull();
});
