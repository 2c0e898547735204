import { longestOrderTitle, type OrderFaults } from '../../../contract/order-input';
import { t } from '../../lib/messages/order-text';
import type { OrderDraftState } from '../../stores/orders/order-draft-state';

export interface FieldFaultTexts {
  readonly id: string | undefined;
  readonly value: string | undefined;
}

export interface OrderFaultTexts {
  readonly title: string | undefined;
  readonly source: string | undefined;
  readonly targets: string | undefined;
  readonly fields: readonly FieldFaultTexts[];
}

/**
 * Describes the faults of each part of a new order. A missing part is a fault once the user tried to send the
 * order; the service's findings come before those of the window.
 */
export function faultsShown(state: OrderDraftState): OrderFaultTexts {
  const { draft, isTried, refusals } = state;
  const faults = state.faults();
  const refused = (matches: (place: (typeof refusals)[number]['place']) => boolean): string | undefined =>
    refusals.find(({ place }) => matches(place))?.text;
  const shown = <F extends string>(fault: F | undefined, text: (fault: F) => string): string | undefined => {
    if (fault === undefined || (!isTried && (fault === 'missing' || fault === 'empty'))) return undefined;
    return text(fault);
  };
  return {
    title:
      refused(({ kind }) => kind === 'title') ??
      shown(faults.title, (fault) => t(`newOrder.name.${fault}`, { most: longestOrderTitle })),
    source:
      refused(({ kind }) => kind === 'source') ??
      shown(faults.source, (fault) => t(`newOrder.source.${fault}`)),
    targets:
      refused(({ kind }) => kind === 'targets') ??
      shown(faults.targets, (fault) => t(`newOrder.targets.${fault}`)),
    fields: draft.fields.map((_field, index) => {
      const own: OrderFaults['fields'][number] = faults.fields[index];
      const ofField = (part: 'id' | 'value') =>
        refused((place) => place.kind === 'field' && place.index === index && place.part === part);
      return {
        id: ofField('id') ?? shown(own?.id, (fault) => t(`newOrder.field.id.${fault}`)),
        value: ofField('value') ?? shown(own?.value, (fault) => t(`newOrder.field.value.${fault}`)),
      };
    }),
  };
}

/** Problems that the service found in the order as a whole. */
export function refusalsOfOrder({ refusals }: OrderDraftState): readonly string[] {
  return refusals.filter(({ place }) => place.kind === 'order').map(({ text }) => text);
}
