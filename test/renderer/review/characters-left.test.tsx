// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { appStore } from '../../../src/content/receivers/built-in/apple';
import { googlePlay } from '../../../src/content/receivers/built-in/android';
import type { CommandName } from '../../../src/contract/contract';
import type { EditableField } from '../../../src/contract/fulfilment';
import { success } from '../../../src/contract/result';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { CharactersLeft } from '../../../src/renderer/review/receivers/characters-left';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

/** A host where two profiles apply to every request, one of them only to names. */
class ReceiversHost extends FakeHost {
  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name !== 'receivers.ofRequest') return super.call(name, input);
    return success([
      { document: JSON.stringify(googlePlay) },
      { document: JSON.stringify(appStore), fields: ['*name'] },
    ]);
  }
}

afterEach(cleanup);

const field = (id: string): EditableField => ({
  id,
  type: 'localizable',
  data: 'text',
  position: 0,
  source: 'App',
  target: '',
});

function show(id: string) {
  const desk = createStores(clientOver(new ReceiversHost(1)));
  const shown = (value: string) => (
    <StoresProvider value={desk}>
      <CharactersLeft requestKey={1} language="de" field={field(id)} value={value} />
    </StoresProvider>
  );
  const { rerender } = render(shown('Ä'.repeat(28)));
  return (value: string) => rerender(shown(value));
}

const said = (): readonly string[] => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('while a target is written, each receiver says how many characters are left, or too many', async () => {
  const type = show('app_name');
  await waitFor(() => expect(said()).toEqual(['Google Play: 2 left', 'App Store: 2 left']));
  type('Ä'.repeat(31));
  expect(said()).toEqual(['Google Play: 1 too many', 'App Store: 1 too many']);
});

test('only receivers with a limit for the field say something', async () => {
  show('title');
  await waitFor(() => expect(said()).toEqual(['Google Play: 2 left']));
});
