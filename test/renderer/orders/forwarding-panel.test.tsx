// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../../src/contract/errors';
import type { Forwarding } from '../../../src/contract/upstream/forwarding';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { ForwardingPanel } from '../../../src/renderer/orders/forwarding/forwarding-panel';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeOrdersHost } from './fake-orders-host';

afterEach(cleanup);

const base: Forwarding = { connectionKey: 1, connectionName: 'Acme', state: 'waiting', attempts: 1 };

function show(
  forwarding: Partial<Forwarding>,
  answers: ConstructorParameters<typeof FakeOrdersHost>[1] = {},
  state: 'pending' | 'completed' = 'pending',
) {
  const host = new FakeOrdersHost(0, answers);
  const stores = createStores(clientOver(host));
  const request = { key: 7, state, source: 'en', name: 'German' };
  render(
    <StoresProvider value={stores}>
      <ForwardingPanel request={request} forwarding={{ ...base, ...forwarding }} />
    </StoresProvider>,
  );
  return { host, stores };
}

const buttons = () => screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
const said = () => screen.getByRole('region').textContent;

test.each<[string, Partial<Forwarding>, string, readonly string[]]>([
  [
    'paused',
    { hold: 'paused' },
    'Acme is paused. The request is sent once you resume it.',
    ['Show connection', 'Cancel sending: German'],
  ],
  ['its connection was removed', { hold: 'removed' }, 'Acme was removed.', ['Cancel sending: German']],
  [
    'tried again later',
    { problem: 'unreachable', problemText: 'No answer.', nextAttempt: '2099-01-01T00:00:00.000Z' },
    'No answer.',
    ['Send now: German', 'Cancel sending: German'],
  ],
  [
    'given up',
    { state: 'failed', problemText: 'No answer.' },
    'is not sent again automatically',
    ['Send now: German', 'Cancel sending: German'],
  ],
  ['looked for', { state: 'unclear' }, 'Locdesk looks whether the request is there', ['Check now: German']],
  ['cancelled', { state: 'cancelled' }, 'Not sent to Acme', ['Send now: German']],
])('a request that is %s says why, and offers what can be done', (_case, forwarding, text, offered) => {
  show(forwarding);
  expect(said()).toContain(text);
  expect(buttons()).toEqual(offered);
});

test('a request that was completed here after its cancellation is not sent any more', () => {
  show({ state: 'cancelled' }, {}, 'completed');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('an undecided request of a removed connection can only be kept or found', () => {
  show({ state: 'unclear', hold: 'removed' });
  expect(said()).toContain('Acme may have this request, and the connection was removed.');
  expect(buttons()).toEqual(['This is it', 'Keep here: German']);
});

test('an id that the coordinator found there decides, and none is asked for', async () => {
  const { host } = show(
    { state: 'unclear', waitsForDecision: true },
    { 'forwardings.decide': () => ({ forwarding: null, attempts: [] }) },
  );
  fireEvent.click(screen.getByRole('button', { name: 'This is it' }));
  expect(said()).toContain('Enter the ID that it has there.');
  expect(host.askedFor('forwardings.decide')).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Its ID at Acme' });
  fireEvent.change(field, { target: { value: ' up-7 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'This is it' }));
  await waitFor(() =>
    expect(host.askedFor('forwardings.decide')).toEqual([
      { request: 7, decision: { kind: 'it-is', upstreamId: 'up-7' } },
    ]),
  );
});

const refused: Partial<Forwarding> = {
  state: 'refused',
  errors: [{ text: 'fields[1].value: is too long', fieldId: 'body', property: 'value' }],
};
const field = (position: number, id: string, source: string) => ({
  position,
  id,
  type: 'localizable',
  data: 'text',
  source,
});
const readable = {
  'requests.detail': () => ({ version: 1, fieldCount: 2 }),
  'requests.fields': ({ offset }: { offset: number }) => ({
    total: 2,
    offset,
    fields: [field(0, 'title', 'Tea'), field(1, 'body', 'Boil the water.')],
  }),
};

test('only texts that were changed are corrected; what the service says of one stands there', async () => {
  const answers: unknown[] = [
    new AppError('INVALID_INPUT', 'x', { problems: ['fields[1].value: has a control character'] }),
    { forwarding: null, attempts: [] },
  ];
  const { host, stores } = show(refused, {
    ...readable,
    'forwardings.correct': () => {
      const answer = answers.shift();
      if (answer instanceof AppError) throw answer;
      return answer;
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Correct body' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of body' });
  expect(document.activeElement).toBe(text);
  expect(text.ariaInvalid).toBe('true');
  const send = screen.getByRole('button', { name: 'Send again' });
  fireEvent.change(text, { target: { value: ' ' } });
  fireEvent.click(send);
  expect(said()).toContain('Enter a text.');
  expect(host.askedFor('forwardings.correct')).toEqual([]);
  fireEvent.change(text, { target: { value: 'Boil.' } });
  expect(text.ariaInvalid).toBe('false');
  fireEvent.click(send);
  await waitFor(() => expect(said()).toContain('has a control character'));
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  const corrected = { request: 7, fields: [{ id: 'body', value: 'Boil.' }] };
  expect(host.askedFor('forwardings.correct')).toEqual([corrected, corrected]);
  expect(stores.forwardings.getState().corrections.size).toBe(0);
});

test('a correction that was begun is shown again, and leaving it forgets it', async () => {
  const { stores } = show(refused, readable);
  expect(screen.queryByRole('form')).toBeNull();
  stores.forwardings.getState().correct(7, new Map([['body', 'Boil']]));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of body' });
  expect(text.value).toBe('Boil');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(stores.forwardings.getState().corrections.size).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sending: German' }));
});
