import { expect, test } from 'vitest';
import {
  createOrderPlaceState,
  placeFault,
  placeInput,
} from '../../../../src/renderer/stores/orders/order-place-state';
import { connection } from '../../connections/fake-connections-host';

function keptStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the chosen place is kept for the session, and this desk is the first choice', () => {
  const storage = keptStorage();
  const first = createOrderPlaceState(storage);
  expect(first.getState().place).toBe('this');
  first.getState().choose(3);
  expect(createOrderPlaceState(storage).getState().place).toBe(3);
  first.getState().choose('this');
  expect(createOrderPlaceState(storage).getState().place).toBe('this');
});

test('a kept place that is none is this desk', () => {
  for (const text of ['', '-1', '1.5', 'x', 'null']) {
    const kept = new Map([['locdesk.orderPlace', text]]);
    expect(createOrderPlaceState(keptStorage(kept)).getState().place).toBe('this');
  }
});

test('a choice that can’t be kept holds until the window is reloaded', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const place = createOrderPlaceState(full);
  place.getState().choose(2);
  expect(place.getState().place).toBe(2);
});

test('an order goes to a connection that is paused or away, and to none that is stopped or removed', () => {
  const until = '2026-11-20T09:00:00.000Z';
  const connections = [
    connection(1, { state: { kind: 'paused' } }),
    connection(2, { state: { kind: 'offline', until } }),
    connection(3, { name: 'Acme', state: { kind: 'needs-you', problem: 'token-refused', text: 'No.' } }),
  ];
  expect(placeFault('this', connections)).toBeUndefined();
  expect(placeFault(1, connections)).toBeUndefined();
  expect(placeFault(2, connections)).toBeUndefined();
  expect(placeFault(3, connections)).toEqual({ kind: 'stopped', name: 'Acme' });
  expect(placeFault(4, connections)).toEqual({ kind: 'removed' });
  expect(placeFault(4, undefined)).toBeUndefined();
});

test('an order to this desk names no connection', () => {
  expect(placeInput('this')).toEqual({});
  expect(placeInput(7)).toEqual({ to: 7 });
});
