// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldSizes } from '../../../../src/renderer/review/read/field-sizes';

afterEach(cleanup);

it('says the sizes of both sides in words, and shows them with an arrow', async () => {
  const field = {
    position: 1,
    id: 'title',
    type: 'localizable',
    data: 'text',
    source: 'Keeps you very warm',
    target: 'Hält sehr warm',
  };
  render(<FieldSizes field={field} source="en" target="de" />);
  const said = await screen.findByText('Words: 4 in the source, 3 in the target');
  expect(said.className).toBe('visually-hidden');
  expect(screen.getByText('4 → 3 words').getAttribute('aria-hidden')).toBe('true');
  screen.getByText('Characters without tags: 19 in the source, 14 in the target');
});
