import { expect, it } from 'vitest';
import { testBackend } from '../../support/test-backend';

it('calls that need the first secret at the same time get the same one', async () => {
  const { webhookSecrets } = testBackend().core;
  const [revealed, inForce, keys] = await Promise.all([
    webhookSecrets.reveal(),
    webhookSecrets.inForce(),
    webhookSecrets.signingKeys(),
  ]);
  expect(inForce).toEqual([revealed]);
  expect(keys).toHaveLength(1);
  expect(webhookSecrets.readable()).toEqual([{ name: 'our webhook', secret: revealed }]);
});

it('a look at the webhook makes no secret', () => {
  const { webhookSecrets } = testBackend().core;
  expect([webhookSecrets.problem(), webhookSecrets.summary()]).toEqual([undefined, {}]);
  expect(webhookSecrets.readable()).toEqual([]);
});
