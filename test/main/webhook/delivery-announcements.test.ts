import { expect, it } from 'vitest';
import type { EventName } from '../../../src/contract/events';
import { submission, testBackend } from '../../support/test-backend';

function announced() {
  const backend = testBackend();
  const names: EventName[] = [];
  backend.core.changes.subscribe(({ name }) => void names.push(name));
  const submit = async (): Promise<readonly EventName[]> => {
    names.length = 0;
    await backend.request('PUT', '/v1/content', { body: submission() });
    return names.filter((name) => name !== 'requestLog.changed' && name !== 'tokens.changed');
  };
  return { backend, submit };
}

it('a submission announces deliveries where a webhook is registered, and only there', async () => {
  const { backend, submit } = announced();
  expect(await submit()).toEqual(['requests.changed']);
  await backend.core.webhook.register({ url: 'https://tool.example/hook' });
  expect(new Set(await submit())).toEqual(new Set(['requests.changed', 'deliveries.changed']));
  await backend.core.webhook.remove();
  expect(await submit()).toEqual(['requests.changed']);
});
