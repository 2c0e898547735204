import { expect, it } from 'vitest';
import { wordpress } from '../../../src/content/receivers/built-in/wordpress';
import { rehearseField } from '../../../src/content/receivers/rehearse';

/** Values with what WordPress's own PHP (6.1.9, `wp_filter_post_kses` and `wp_filter_kses`) stores. */
const stored: readonly (readonly [id: string, target: string, stored: string])[] = [
  ['content', '<div>a < b</div>', '<div>a &lt; b</div>'],
  ['content', '<h3>3<4</h3> <3 x > 3', '<h3>3&lt;4</h3> &lt;3 x &gt; 3'],
  ['content', '<!-- wp:more --><p>a</p>', '<!-- wp:more --><p>a</p>'],
  ['post_title', '3<4', '3&lt;4'],
  ['post_title', '<a href="javascript:go()">a</a>', '<a href="go()">a</a>'],
  ['post_title', '<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
];

it.each(stored)('WordPress stores %s %s as %s', (id, target, expected) => {
  const field = { id, type: '', data: 'html', position: 0, source: target, target };
  const rehearsed = rehearseField(wordpress, field);
  expect(rehearsed.stored).toBe(expected);
  expect(rehearsed.findings.length > 0).toBe(target !== expected);
});
