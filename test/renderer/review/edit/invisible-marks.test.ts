// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetInvisible, markInvisible } from '../../../../src/renderer/review/edit/invisible-marks';
import { fillBox } from '../../../../src/renderer/review/edit/tagged-text';
import { readRuns } from '../../../../src/content/html/editable-runs';

afterEach(() => vi.unstubAllGlobals());

test('no-break spaces of every editable box are marked until the box is gone; caret places are not', () => {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: readonly Range[]) {
        super(ranges);
      }
    },
  );
  const marked = () => [...(highlights.get('edited-invisible') ?? [])].map(String);
  const [first, second] = ['<b>12&nbsp;€</b>', 'a\u202Fb'].map((value) => {
    const box = document.createElement('div');
    fillBox(box, readRuns(value));
    markInvisible(box);
    return box;
  });
  expect(marked()).toEqual(['\u00A0', '\u202F']);
  if (second !== undefined) forgetInvisible(second);
  expect(marked()).toEqual(['\u00A0']);
  if (first !== undefined) forgetInvisible(first);
  expect(marked()).toEqual([]);
});
