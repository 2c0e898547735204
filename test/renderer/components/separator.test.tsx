// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Separator } from '../../../src/renderer/components/separator';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

function shown() {
  const onChange = vi.fn<(width: number | undefined) => void>();
  render(
    <Separator
      label="Width"
      gripLabel="Change the width"
      value={300}
      minimum={200}
      maximum={400}
      step={10}
      onChange={onChange}
    />,
  );
  return onChange;
}

it('changes the width by single presses, as well as by dragging and by keys', () => {
  const onChange = shown();
  for (const name of ['Narrower', 'Wider', 'Default width']) fireEvent.click(screen.getByText(name));
  expect(onChange.mock.calls).toEqual([[270], [330], [undefined]]);
});

it.each([
  ['ltr', 310],
  ['rtl', 290],
])('the right arrow moves it to the right, which is another width: %s', (dir, width) => {
  document.documentElement.dir = dir;
  const onChange = shown();
  fireEvent.keyDown(screen.getByRole('separator'), { key: 'ArrowRight' });
  expect(onChange).toHaveBeenCalledWith(width);
});

it('its grip has a name of its own', () => {
  shown();
  expect(screen.getByRole('separator').getAttribute('aria-label')).toBe('Width');
  expect(screen.getByRole('button', { name: 'Change the width' })).toBeDefined();
});
