// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommandName } from '../../../src/contract/contract';
import { AppError } from '../../../src/contract/errors';
import type { ReceiverSummary } from '../../../src/contract/receivers';
import { failure, success } from '../../../src/contract/result';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { ReceiversSection } from '../../../src/renderer/settings/receivers/receivers-section';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const said = 'Not in Shop, because Locdesk can’t apply it: 1';

/** Keeps one profile, and refuses every document but "good". */
class ReceiversHost extends FakeHost {
  #profiles: readonly ReceiverSummary[] = [];

  override async call(name: CommandName, input: { readonly document?: string }): Promise<unknown> {
    const profile = {
      id: 'shop',
      name: 'Shop',
      about: '',
      isBuiltIn: false,
      rules: 1,
      languages: [],
      refused: [],
    };
    const answer = () => ({ profiles: this.#profiles, uses: [] });
    // The rest of the contract is not needed here.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (name) {
      case 'receivers.list':
        return success(answer());
      case 'receivers.remove':
        this.#profiles = [];
        return success(answer());
      case 'receivers.save':
        if (input.document !== 'good') return failure(new AppError('INVALID_INPUT', 'No profile.'));
        this.#profiles = [profile];
        return success({ ...answer(), saved: 'Shop', leftOut: ['page: title: (a+)+'], withoutRoom: [] });
      default:
        return super.call(name, input);
    }
  }
}

/** Shows the section of a desk, into which `good` was imported. */
async function afterImport() {
  let chosen = 'good';
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [{ text: () => Promise.resolve(chosen) }] });
    this.dispatchEvent(new Event('change'));
  });
  render(
    <StoresProvider value={createStores(clientOver(new ReceiversHost(0)))}>
      <ReceiversSection />
    </StoresProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Import' });
  fireEvent.click(button);
  await screen.findByText(said);
  return (document: string): void => {
    chosen = document;
    fireEvent.click(button);
  };
}

test('what an import left out is no longer said once a later import fails', async () => {
  const choose = await afterImport();
  choose('bad');
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('what an import left out is no longer said once its profile is removed', async () => {
  await afterImport();
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});
