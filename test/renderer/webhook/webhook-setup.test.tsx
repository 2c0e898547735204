// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { WebhookSetup } from '../../../src/renderer/webhook/webhook-setup';
import { FakeWebhookHost } from './fake-webhook-host';

afterEach(cleanup);

async function show(url: string | null = null) {
  const host = new FakeWebhookHost(0);
  host.url = url;
  const desk = createStores(clientOver(host));
  await desk.webhook.getState().load();
  const user = userEvent.setup();
  render(
    <StoresProvider value={desk}>
      <WebhookSetup />
    </StoresProvider>,
  );
  return { host, desk, user };
}

const field = () => screen.getByRole('textbox', { name: 'Webhook URL' });
const button = (name: string) => screen.getByRole('button', { name });

test('a wrong address is refused where it stands, and nothing is sent to the host', async () => {
  const { host, user } = await show();
  await user.type(field(), 'receiver.example{Enter}');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('An address starts with http:// or https:// and a host name.');
  expect(document.activeElement).toBe(field());
  expect(host.askedFor('webhook.save')).toEqual([]);
});

test.each([null, 'https://receiver.example/hook', 'http://127.0.0.1:8080/hook'])(
  'the method stands below the address: %s',
  async (url) => {
    await show(url);
    const said = screen.getByText(/^Locdesk sends/);
    expect(said.textContent).toMatch(/ a signed PUT (?:to this URL )?for every change/);
  },
);

test('a saved address is trimmed, and the keyboard stays where it was', async () => {
  const { host, user } = await show();
  await user.type(field(), ' https://receiver.example/hook ');
  await user.click(button('Save webhook'));
  expect(host.url).toBe('https://receiver.example/hook');
  expect(document.activeElement).toBe(button('Save webhook'));
  expect(button('Save webhook').getAttribute('aria-disabled')).toBe('true');
});

test('typed text stays when the host refuses it', async () => {
  const { host, desk, user } = await show();
  host.broken.add('webhook.save');
  await user.type(field(), 'https://receiver.example{Enter}');
  expect(field()).toHaveProperty('value', 'https://receiver.example');
  expect(desk.toasts.getState().toasts.at(-1)).toMatchObject({ tone: 'error' });
});

test('a test can be sent only to a saved address; the button says why', async () => {
  const { host, user } = await show();
  expect(button('Send test').title).toBe('Save a webhook URL first.');
  await user.click(button('Send test'));
  expect(host.askedFor('webhook.sendTest')).toEqual([]);
  await user.type(field(), 'https://receiver.example{Enter}');
  await user.type(field(), '/other');
  expect(button('Send test').title).toBe('Save the changed URL first: a test goes to the saved one.');
});

test('a sent test is selected in the list', async () => {
  const { desk, user } = await show('https://receiver.example');
  await user.click(button('Send test'));
  await expect.poll(() => desk.deliveries.getState().selectedKey).toBe(1);
});

test('a removed address comes back by undoing', async () => {
  const { host, desk, user } = await show('https://receiver.example');
  await user.click(button('Remove webhook'));
  expect(host.url).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(await desk.toasts.getState().runNewestAction()).toBe(true);
  await expect.poll(() => host.url).toBe('https://receiver.example');
});

test('the secret is read only when it is asked for, and hidden again once it is replaced', async () => {
  const { host, user } = await show('https://receiver.example');
  expect(host.askedFor('webhook.revealSecret')).toEqual([]);
  await user.click(button('Show the secret'));
  await screen.findByText('whsec_number-0');
  await user.click(button('Rotate secret'));
  expect(document.activeElement).toBe(button('Rotate now'));
  await user.keyboard('{Enter}');
  await screen.findByText(/^The previous secret is valid until/);
  expect(screen.queryByText(/whsec_/)).toBeNull();
  expect(document.activeElement).toBe(button('Rotate secret'));
});

test('rotating can be thought better of, by keyboard', async () => {
  const { host, user } = await show('https://receiver.example');
  await user.click(button('Rotate secret'));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Rotate secret'));
  expect(host.askedFor('webhook.rotateSecret')).toEqual([]);
});

test('an unreadable secret says so in place of the dots; rotating makes one that can be read', async () => {
  const { desk } = await show('https://receiver.example');
  const { summary } = desk.webhook.getState();
  if (summary === undefined) throw new Error('not read');
  cleanup();
  desk.webhook.setState({ summary: { ...summary, secret: { problem: 'Its key file is gone. Rotate it.' } } });
  render(
    <StoresProvider value={desk}>
      <WebhookSetup />
    </StoresProvider>,
  );
  screen.getByText('Its key file is gone. Rotate it.');
  expect(screen.queryByRole('button', { name: 'Copy secret' })).toBeNull();
  expect(button('Rotate secret')).toBeDefined();
});
