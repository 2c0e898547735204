// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LeftOut } from '../../../src/renderer/settings/receivers/left-out';

afterEach(cleanup);

test('what an imported content model asks and its profile does not is counted and listed', () => {
  const leftOut = Array.from({ length: 23 }, (_none, at) => `page: f${at}: (a+)+`);
  render(<LeftOut saved="Storyblok, our components" leftOut={leftOut} />);
  screen.getByText('Not in Storyblok, our components, because Locdesk can’t apply it: 23');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(leftOut.slice(0, 20));
  screen.getByText('and 3 more');
});

test('an import without loss says nothing of one', () => {
  const { container } = render(<LeftOut saved="Shop" leftOut={[]} />);
  expect(container.textContent).toBe('');
});
