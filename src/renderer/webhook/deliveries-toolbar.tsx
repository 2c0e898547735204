import { RotateCw } from 'lucide-react';
import { useStore } from 'zustand';
import { deliveryFilters } from '../../contract/deliveries';
import { useDesk } from '../stores/context';
import { FilterChoice } from '../components/list/filter-choice';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';

export function DeliveriesToolbar() {
  const { deliveries } = useDesk();
  const failed = useStore(deliveries, (s) => s.counts?.failed ?? 0);
  return (
    <div className="feed-toolbar">
      <FilterChoice
        feed={deliveries}
        label={t('deliveries.filter')}
        filters={deliveryFilters}
        labelOf={(filter, number) => t(`deliveries.filter.${filter}`, { number })}
      />
      <Button
        small
        icon={<RotateCw size={13} aria-hidden="true" />}
        title={t('deliveries.redeliverFailed.hint', { count: failed })}
        disabledReason={failed === 0 ? t('deliveries.redeliverFailed.none') : undefined}
        onClick={() => void deliveries.getState().redeliverFailed()}
      >
        {t('deliveries.redeliverFailed')}
      </Button>
    </div>
  );
}
