// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { copyPlainly } from '../../../src/renderer/components/copy/plain-copies';

function copied(html: string, selected: string): string | undefined {
  document.body.innerHTML = html;
  document.getSelection()?.selectAllChildren(document.querySelector(selected) ?? document.body);
  const setData = vi.fn<(type: string, text: string) => void>();
  const preventDefault = vi.fn<() => void>();
  copyPlainly({ clipboardData: { setData }, preventDefault, defaultPrevented: false } as never);
  expect(preventDefault).toHaveBeenCalledTimes(setData.mock.calls.length);
  return setData.mock.calls[0]?.[1];
}

it('a text of the window is copied without word joiners, and content as it is', () => {
  const own = '<p class="own">429 with Retry\u2060-\u2060After.</p>';
  const content = '<p class="content" lang="de">a\u2060b <b>c</b></p>';
  expect(copied(own, '.own')).toBe('429 with Retry-After.');
  expect(copied(content, '.content')).toBeUndefined();
  expect(copied(content, 'b')).toBeUndefined();
  expect(copied(own + content, 'body')).toBeUndefined();
  expect(copied('<p class="own">Nothing to remove</p>', '.own')).toBeUndefined();
});
