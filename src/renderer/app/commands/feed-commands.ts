import type { StoreApi } from 'zustand/vanilla';
import type { CommandId } from '../../../contract/command-table';
import { commandTitle } from '../../lib/messages/command-titles';
import { t } from '../../lib/messages/translate';
import type { Stores } from '../../stores/context';
import { cancelDeliveryRefusal, endsFailed, redeliverRefusal } from '../../stores/lists/deliveries-state';
import { cancelRefusal, sendRefusal } from '../../stores/lists/mark-deliveries-state';
import { dismissRefusal } from '../../stores/lists/receipts-state';
import type { Chosen } from '../../stores/lists/selection';
import type { AppState } from '../../stores/window/app-state';
import type { Command } from './command';

/** Creates commands on the chosen rows of a feed, while its tab is shown and its button may be pressed. */
const onFeed =
  <Feed extends { readonly chosen: Chosen }>(
    feedOf: (stores: Stores) => StoreApi<Feed>,
    isShown: (app: AppState) => boolean,
  ) =>
  (run: (feed: Feed) => unknown, refusal: (feed: Feed) => unknown = () => undefined): Command => ({
    isAvailable(stores) {
      const feed = feedOf(stores).getState();
      return isShown(stores.app.getState()) && feed.chosen.size > 0 && refusal(feed) === undefined;
    },
    run: (stores) => run(feedOf(stores).getState()),
  });

const onDeliveries = onFeed(
  ({ deliveries }) => deliveries,
  ({ webhookTab }) => webhookTab === 'deliveries',
);

const onReceipts = onFeed(
  ({ receipts }) => receipts,
  ({ webhookTab }) => webhookTab === 'listener',
);

const onMarkDeliveries = onFeed(
  ({ markDeliveries }) => markDeliveries,
  ({ connectionsTab }) => connectionsTab === 'outbox',
);

/** Commands on the chosen rows of deliveries, receipts and queued marks. */
export const feedCommands = {
  'delivery.redeliver': onDeliveries((feed) => feed.redeliver(), redeliverRefusal),
  'delivery.cancel': {
    ...onDeliveries((feed) => feed.cancel(), cancelDeliveryRefusal),
    label: ({ deliveries }) =>
      endsFailed(deliveries.getState()) ? t('receipt.dismiss') : commandTitle('delivery.cancel'),
  },
  'receipt.replay': onReceipts((feed) => feed.replay()),
  'receipt.dismiss': onReceipts((feed) => feed.dismiss(), dismissRefusal),
  // Only the button on the screen overrides a conflict.
  'markDeliveries.send': onMarkDeliveries((feed) => feed.sendNow(false), sendRefusal),
  'markDeliveries.cancel': onMarkDeliveries((feed) => feed.cancel(), cancelRefusal),
} satisfies Partial<Record<CommandId, Command>>;
