import type { SendNowAnswer } from '../../../contract/upstream/connections';
import type { CommandInput } from '../../../contract/contract';
import { messageOf } from '../../lib/host/client';
import { t } from '../../lib/messages/order-text';
import type { Stores } from '../../stores/context';

type ActionStores = Pick<Stores, 'client' | 'toasts' | 'orders' | 'forwardings'>;
type Decision = CommandInput<'forwardings.decide'>['decision'];

/** Sends requests now that were not sent, refused or cancelled; unclear ones are looked for now. */
export function sendNow(stores: ActionStores, requests: readonly number[]): Promise<boolean> {
  return run(stores, async () =>
    sendingText(await stores.client.call('forwardings.sendNow', { requests: [...requests] })),
  );
}

/** Keeps requests at this desk that are certainly not at upstream. */
export function cancelSending(stores: ActionStores, requests: readonly number[]): Promise<boolean> {
  return run(stores, async () => {
    const { count } = await stores.client.call('forwardings.cancel', { requests: [...requests] });
    if (count === 0) return t('forwarding.nothingToCancel');
    const undo = { label: t('forwarding.undo'), run: async () => void (await sendNow(stores, requests)) };
    const text = t('forwarding.cancelled', { count });
    stores.toasts.getState().show({ tone: 'done', text, action: undo });
    return undefined;
  });
}

/** Decides about an unclear request. */
export function decide(stores: ActionStores, request: number, decision: Decision): Promise<boolean> {
  return run(stores, async () => {
    await stores.client.call('forwardings.decide', { request, decision });
    return t(`forwarding.decided.${decision.kind}`);
  });
}

/** Resolves with false when it failed, which a toast says. */
async function run(stores: ActionStores, work: () => Promise<string | undefined>): Promise<boolean> {
  const { toasts, orders, forwardings } = stores;
  try {
    const text = await work();
    if (text !== undefined) toasts.getState().show({ tone: 'done', text });
    return true;
  } catch (error) {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
    return false;
  } finally {
    orders.getState().changed();
    forwardings.getState().changed();
  }
}

/** Says how many are sent now, and how many wait because of their connection. */
function sendingText({ count, paused, needsYou }: SendNowAnswer): string {
  const texts = [
    ...(count === 0 ? [] : [t('forwarding.sendingNow', { count })]),
    ...(paused === 0 ? [] : [t('forwarding.sendingPaused', { count: paused })]),
    ...(needsYou === 0 ? [] : [t('forwarding.sendingNeedsYou', { count: needsYou })]),
  ];
  return texts.length === 0 ? t('forwarding.nothingToSend') : texts.join(' ');
}
