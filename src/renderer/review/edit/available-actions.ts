import type { Fulfilment } from '../../../contract/fulfilment';
import { t } from '../../lib/messages/translate';
import type { EditAction } from '../../stores/review/edit-state';

interface AvailableAction {
  readonly action: EditAction;
  /** Whether the request needs this action next. */
  readonly isMain: boolean;
  /** Why the action is impossible now. */
  readonly disabledReason: string | undefined;
}

/** Returns the possible actions in the order of the buttons. */
export function availableActions(fulfilment: Fulfilment, hasDrafts: boolean): readonly AvailableAction[] {
  const held = holdText(fulfilment);
  const offer = (name: EditAction, isMain: boolean, disabledReason = held): AvailableAction => ({
    action: name,
    isMain,
    disabledReason,
  });
  switch (fulfilment.state) {
    case 'pending':
      return [offer('confirm', false), offer('complete', true)];
    case 'confirmed':
      return [offer('complete', true)];
    case 'completed':
      return [
        offer('save', true, held ?? (hasDrafts ? undefined : t('edit.save.none'))),
        offer('reopen', false),
      ];
  }
}

/** Returns why the request can't be edited now; undefined when it can. */
export function holdText({ hold, staleSince }: Fulfilment): string | undefined {
  if (hold !== undefined) return t(`edit.hold.${hold}`);
  return staleSince === undefined ? undefined : t('edit.stale', { number: staleSince });
}
