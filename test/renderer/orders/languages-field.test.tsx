// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguagesField } from '../../../src/renderer/orders/form/languages-field';

afterEach(cleanup);

function setUp() {
  const onChange = vi.fn<(languages: readonly string[]) => void>();
  render(<LanguagesField languages={['de']} source="en" known={[]} fault={undefined} onChange={onChange} />);
  return { onChange, user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('combobox') };
}

test('Esc drops a language that is half typed, and leaving the field then adds none', async () => {
  const { onChange, user, input } = setUp();
  await user.type(input, 'fr-C{Escape}');
  expect(input.value).toBe('');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test('leaving the field adds what is typed', async () => {
  const { onChange, user, input } = setUp();
  await user.type(input, 'fr');
  await user.tab();
  expect(onChange).toHaveBeenCalledWith(['de', 'fr']);
});

test('Esc in the empty field is left to the window, which leaves the field', async () => {
  const { user, input } = setUp();
  const seen: boolean[] = [];
  window.addEventListener('keydown', (event) => seen.push(event.defaultPrevented), { once: true });
  input.focus();
  await user.keyboard('{Escape}');
  expect(seen).toEqual([false]);
});
