import { expect, test } from 'vitest';
import { lookAtSource } from '../../../src/content/checks/look-at-source';
import { orderMessages } from '../../../src/renderer/lib/messages/en-orders';

test.each([
  ['corrupted.mojibake', 'text', 'CafÃ© au lait'],
  ['corrupted.broken', 'text', 'Caf\ufffd au lait'],
  ['corrupted.escaped', 'text', 'Tea &amp; coffee'],
  ['corrupted.question-marks', 'text', 'Le gar?on'],
  ['tags-nesting.unclosed', 'html', '<p>Press <b>Save</p>'],
  ['tags-nesting.unopened', 'html', '<p>Press Save</b></p>'],
  ['tags-nesting.crossed', 'html', '<p><b><i>Save</b></i></p>'],
  ['unsafe-html.element', 'html', '<p>Hi</p><iframe></iframe>'],
  ['unsafe-html.handler', 'html', '<p onclick="go()">Hi</p>'],
  ['unsafe-html.address', 'html', '<a href="javascript:go()">Hi</a>'],
  ['unsafe-html.element', 'html', '<script>go()</script>'],
  ['brackets.unclosed', 'text', 'Hello {name, welcome back'],
  ['brackets.unopened', 'text', 'Hello name}, welcome back'],
  ['brackets.odd', 'text', 'He said “hello and left'],
  ['invisible-added.added', 'text', 'in\u200bvisible'],
  ['double-spaces.double', 'text', 'two  spaces here'],
])('a source is looked at before it is sent: %s', (found, data, value) => {
  const names = lookAtSource(value, data, 'en').map(({ check, variant }) => `${check}.${variant}`);
  expect(names).toContain(found);
  expect(orderMessages).toHaveProperty([`sourceText.${found}`]);
});

test.each([
  ['text', 'Hello {name}, you have %d new messages (see “Inbox”).'],
  ['html', '<h2>Save</h2><p>Press <b>Save</b> &amp; close<br>it.</p><ul><li>One<li>Two</ul>'],
  ['text', ''],
])('nothing is said of a source that is well written', (data, value) => {
  expect(lookAtSource(value, data, 'en')).toEqual([]);
});
