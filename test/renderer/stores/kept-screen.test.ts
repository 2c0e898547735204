// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FakeHost } from '../fake-host';

const started = () => createStores(clientOver(new FakeHost(0))).app.getState();

beforeEach(() => sessionStorage.clear());

test('a page that is loaded again comes back to the screen that was shown last', () => {
  expect(started().screen).toBe('requests');
  started().goTo('webhook');
  expect(started().screen).toBe('webhook');
});

test('a screen of another version is passed over', () => {
  sessionStorage.setItem('locdesk.screen', 'fax');
  expect(started().screen).toBe('requests');
});
