// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { CommandName } from '../../../src/contract/contract';
import { success } from '../../../src/contract/result';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { RehearseDialog } from '../../../src/renderer/review/receivers/rehearse-dialog';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

const profile = (id: string, name: string) => ({ id, name, about: '', isBuiltIn: true, rules: 1 });

/** A host where one profile was chosen for a request by hand, and one applies by the settings. */
class ReceiversHost extends FakeHost {
  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name === 'receivers.list')
      return success({ profiles: [profile('drupal', 'Drupal'), profile('email', 'E-mail')], uses: [] });
    if (name === 'receivers.ofRequest')
      return success([
        { document: JSON.stringify({ id: 'drupal', rules: [] }) },
        { document: JSON.stringify({ id: 'email', rules: [] }), isByHand: true },
      ]);
    if (name !== 'receivers.rehearse') return super.call(name, input);
    this.asked.push({ name, input });
    return success({});
  }
}

function open(this: HTMLDialogElement): void {
  this.open = true;
}

function shut(this: HTMLDialogElement): void {
  this.open = false;
}

// The page of these tests has no modal dialogs.
beforeAll(() => Object.assign(HTMLDialogElement.prototype, { showModal: open, close: shut }));
afterEach(cleanup);

const isChosen = (name: string): boolean => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

async function ask(keys: readonly number[]) {
  const host = new ReceiversHost(3);
  const desk = createStores(clientOver(host));
  desk.app.getState().askRehearsal(keys);
  render(
    <StoresProvider value={desk}>
      <RehearseDialog />
    </StoresProvider>,
  );
  await screen.findByRole('checkbox', { name: 'Drupal' });
  return { host, desk, user: userEvent.setup() };
}

test('a request begins with the receivers that were chosen for it by hand, and the choice takes their place', async () => {
  const { host, desk, user } = await ask([1]);
  expect([isChosen('Drupal'), isChosen('E-mail')]).toEqual([false, true]);
  await user.click(screen.getByRole('checkbox', { name: 'E-mail' }));
  await user.click(screen.getByRole('checkbox', { name: 'Drupal' }));
  await user.click(screen.getByRole('button', { name: 'Rehearse' }));
  expect(host.asked.at(-1)).toEqual({
    name: 'receivers.rehearse',
    input: { keys: [1], profiles: ['drupal'] },
  });
  expect(desk.app.getState().rehearsedKeys).toBeUndefined();
  expect(desk.toasts.getState().toasts.at(-1)?.text).toContain('Rehearsing with Drupal.');
});

test('several requests begin without a receiver', async () => {
  await ask([1, 2]);
  screen.getByText('Selected requests: 2');
  expect([isChosen('Drupal'), isChosen('E-mail')]).toEqual([false, false]);
});
