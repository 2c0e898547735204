import type { Fulfilment } from '../../../contract/fulfilment';
import { t } from '../../lib/messages/translate';
import type { FulfilmentAct } from '../../stores/review/edit-state';

interface AvailableAction {
  readonly act: FulfilmentAct;
  /** Whether the request needs this action next. */
  readonly isMain: boolean;
  /** Why the action is impossible now. */
  readonly disabledReason: string | undefined;
}

/** Returns the possible actions in the order of the buttons. */
export function availableActions(fulfilment: Fulfilment, hasDrafts: boolean): readonly AvailableAction[] {
  const held = holdText(fulfilment);
  const act = (name: FulfilmentAct, isMain: boolean, disabledReason = held): AvailableAction => ({
    act: name,
    isMain,
    disabledReason,
  });
  switch (fulfilment.state) {
    case 'pending':
      return [act('confirm', false), act('complete', true)];
    case 'confirmed':
      return [act('complete', true)];
    case 'completed':
      return [act('save', true, held ?? (hasDrafts ? undefined : t('edit.save.none'))), act('reopen', false)];
  }
}

/** Returns why the request can't be edited now; undefined when it can. */
export function holdText({ hold, staleSince }: Fulfilment): string | undefined {
  if (hold !== undefined) return t(`edit.hold.${hold}`);
  return staleSince === undefined ? undefined : t('edit.stale', { number: staleSince });
}
