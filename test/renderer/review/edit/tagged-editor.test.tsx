// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TaggedEditor, type TaggedEditorHandle } from '../../../../src/renderer/review/edit/tagged-editor';

afterEach(() => vi.restoreAllMocks());

it('a tag that is inserted far from the caret is scrolled into view, and the focus scrolls nowhere else', () => {
  // jsdom has no editing commands, and scrolls nothing.
  document.execCommand = () => false;
  const scrolledTo: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.textContent);
  };
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const editor = createRef<TaggedEditorHandle>();
  const values: string[] = [];
  render(
    <TaggedEditor
      ref={editor}
      label="Target of body"
      value="<p>Fest.</p>"
      source="<p>Tight.<br></p>"
      lang="de"
      dir="ltr"
      onChange={(value) => values.push(value)}
    />,
  );
  editor.current?.insertTag('<br>', { after: '<br>' });
  expect(values).toEqual(['<p>Fest.<br></p>']);
  expect(scrolledTo).toEqual(['br']);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
