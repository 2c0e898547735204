// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CommandName } from '../../../../src/contract/contract';
import { success } from '../../../../src/contract/result';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { ImportedDialog } from '../../../../src/renderer/review/failure/imported-dialog';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeHost, row } from '../../fake-host';

/** A host that holds its comparisons until they are answered, each with one field of this name. */
class ComparingHost extends FakeHost {
  readonly answers: ((field: string) => void)[] = [];

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name !== 'failures.compareImported') return super.call(name, input);
    const id = await new Promise<string>((resolve) => this.answers.push(resolve));
    return success([{ id, lines: [{ delivered: id, lostTags: [] }] }]);
  }
}

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(cleanup);

async function opened(): Promise<ComparingHost> {
  const host = new ComparingHost(0);
  host.rows = [row(1)];
  const stores = createStores(clientOver(host));
  await stores.requests.getState().setListing({ view: 'all' });
  await stores.requests.getState().select(0);
  await waitFor(() => expect(stores.review.getState().request?.key).toBe(1));
  stores.app.getState().showImported(true);
  render(
    <StoresProvider value={stores}>
      <ImportedDialog />
    </StoresProvider>,
  );
  return host;
}

test('only the newest comparison is shown, and an edited text has no result', async () => {
  const host = await opened();
  const file = screen.getByLabelText('Choose file', { selector: 'input' });
  fireEvent.change(file, { target: { files: [new File(['one'], 'one.txt')] } });
  await waitFor(() => expect(host.answers).toHaveLength(1));
  fireEvent.change(file, { target: { files: [new File(['two'], 'two.txt')] } });
  await waitFor(() => expect(host.answers).toHaveLength(2));
  host.answers[1]?.('second');
  await screen.findByRole('heading', { name: 'second' });
  host.answers[0]?.('first');
  await userEvent.type(screen.getByRole('textbox'), ' ');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'second' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'first' })).toBeNull();
});
