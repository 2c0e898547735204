// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { NameForm } from '../../../src/renderer/components/name-form';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

afterEach(cleanup);

const stores = createStores(clientOver(new FakeHost(1)));

function Named({ save }: { readonly save: (name: string) => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StoresProvider value={stores}>
      <button onClick={() => setOpen(true)}>Rename</button>
      <NameForm
        isOpen={isOpen}
        label="Rename Shop"
        field="Name"
        submit="Save"
        cancel="Cancel"
        name="Shop"
        maxLength={20}
        save={save}
        close={() => setOpen(false)}
      />
    </StoresProvider>
  );
}

test('a name is typed at once, and saved or left by key, with the focus where it was before', async () => {
  const save = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
  render(<Named save={save} />);
  const button = screen.getByRole('button', { name: 'Rename' });
  for (const key of ['{Enter}', '{Escape}']) {
    await userEvent.click(button);
    expect(screen.getByLabelText('Name')).toBe(document.activeElement);
    await userEvent.keyboard(`s${key}`);
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(document.activeElement).toBe(button);
  }
  expect(save.mock.calls).toEqual([['Shops']]);
});

test('a name that is refused stays in its form', async () => {
  render(<Named save={() => Promise.resolve(false)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await userEvent.keyboard('s{Enter}');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Shops');
});
