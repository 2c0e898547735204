// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { drupal } from '../../../src/content/receivers/built-in/drupal';
import { email } from '../../../src/content/receivers/built-in/email';
import type { ReceiverProfile } from '../../../src/content/receivers/receiver-profile';
import type { CommandName } from '../../../src/contract/contract';
import { success } from '../../../src/contract/result';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { RehearseDialog } from '../../../src/renderer/review/receivers/rehearse-dialog';
import { StoresProvider } from '../../../src/renderer/stores/context';
import type { RequestScope } from '../../../src/renderer/stores/window/app-state';
import { FakeHost } from '../fake-host';

const profile = ({ id, name, rules }: ReceiverProfile) => ({
  id,
  name,
  about: '',
  isBuiltIn: true,
  rules: rules.length,
  languages: rules.filter((rule) => rule.kind === 'languages'),
  refused: [],
});

/** A host where one profile was chosen for a request by hand, and one applies by the settings. */
class ReceiversHost extends FakeHost {
  /** Called before each part of a rehearsal is answered. */
  beforePart: () => Promise<void> = async () => undefined;

  override async call(name: CommandName, input: unknown): Promise<unknown> {
    if (name === 'receivers.list') return success({ profiles: [profile(drupal), profile(email)], uses: [] });
    if (name === 'receivers.ofRequest')
      return success([
        { document: JSON.stringify({ id: 'drupal', rules: [] }) },
        { document: JSON.stringify({ id: 'email', rules: [] }), isByHand: true },
      ]);
    if (name !== 'receivers.rehearse') return super.call(name, input);
    this.asked.push({ name, input });
    await this.beforePart();
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

const selected = (...keys: readonly number[]) => [
  { kind: 'selected' as const, count: keys.length, requests: { keys } },
];

async function ask(scopes: readonly RequestScope[], count = 3) {
  const host = new ReceiversHost(count);
  const desk = createStores(clientOver(host));
  desk.app.getState().askRehearsal(scopes);
  render(
    <StoresProvider value={desk}>
      <RehearseDialog />
    </StoresProvider>,
  );
  await screen.findByRole('checkbox', { name: 'Drupal' });
  return { host, desk, user: userEvent.setup() };
}

test('a request begins with the receivers that were chosen for it by hand, and the choice takes their place', async () => {
  const { host, desk, user } = await ask(selected(1));
  expect([isChosen('Drupal'), isChosen('E-mail')]).toEqual([false, true]);
  await user.click(screen.getByRole('checkbox', { name: 'E-mail' }));
  await user.click(screen.getByRole('checkbox', { name: 'Drupal' }));
  await user.click(screen.getByRole('button', { name: 'Rehearse' }));
  expect(host.asked.at(-1)).toEqual({
    name: 'receivers.rehearse',
    input: { keys: [1], profiles: ['drupal'] },
  });
  expect(desk.app.getState().rehearsalAsked).toBeUndefined();
  expect(desk.toasts.getState().toasts.at(-1)?.text).toContain('Rehearsing with Drupal.');
});

test('the request in the review has its language as each receiver spells it', async () => {
  const { host, desk } = await ask(selected(1));
  const [shown] = host.rows;
  desk.review.getState().open(shown);
  const code = await screen.findByTitle('Language code in Drupal');
  expect(code.textContent).toBe(shown?.languageTarget.toLowerCase());
});

test('several requests begin without a receiver', async () => {
  await ask(selected(1, 2));
  screen.getByRole('radio', { name: 'The 2 selected requests' });
  expect([isChosen('Drupal'), isChosen('E-mail')]).toEqual([false, false]);
});

const wholeList: readonly RequestScope[] = [
  ...selected(1, 2),
  {
    kind: 'list',
    count: 1050,
    requests: { listing: { view: 'all', filter: '', sort: 'created', descending: true } },
  },
];
const parts = (host: ReceiversHost) =>
  host.asked.flatMap(({ name, input }) =>
    name === 'receivers.rehearse' ? [(input as { readonly keys: readonly number[] }).keys.length] : [],
  );

test('all requests of a list are rehearsed in parts, however many it has', async () => {
  const { host, desk, user } = await ask(wholeList, 1050);
  await user.click(screen.getByRole('radio', { name: 'The 1,050 requests in the list' }));
  await user.click(screen.getByRole('checkbox', { name: 'Drupal' }));
  await user.click(screen.getByRole('button', { name: 'Rehearse' }));
  await waitFor(() => expect(desk.app.getState().rehearsalAsked).toBeUndefined());
  expect(parts(host)).toEqual([...Array.from({ length: 10 }, () => 100), 50]);
  expect(desk.toasts.getState().toasts.at(-1)?.text).toContain('Rehearsing with Drupal.');
});

test('a rehearsal that is cancelled says how many requests it reached', async () => {
  const { host, desk, user } = await ask(wholeList, 1050);
  const held = Promise.withResolvers<void>();
  host.beforePart = () => (parts(host).length < 3 ? Promise.resolve() : held.promise);
  await user.click(screen.getByRole('radio', { name: 'The 1,050 requests in the list' }));
  await user.click(screen.getByRole('button', { name: 'Rehearse' }));
  await screen.findByText('200 of 1,050 requests');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.resolve();
  await waitFor(() =>
    expect(desk.toasts.getState().toasts.at(-1)?.text).toBe(
      'Stopped: 300 of 1,050 requests are being rehearsed.',
    ),
  );
  expect(parts(host)).toEqual([100, 100, 100]);
});
