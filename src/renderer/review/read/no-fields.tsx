import { useStore } from 'zustand';
import { isCertainty } from '../../../content/checks/certainty';
import { Button } from '../../components/button';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { focusReview } from '../../stores/focus';

/** Stands for the fields where there are none, or the filter lets none of them through. */
export function NoFields() {
  const { fieldFilter, review } = useStores();
  const isEmpty = useStore(review, (s) => s.content?.total === 0);
  const filter = useStore(fieldFilter, (s) => s.filter);
  const isKnown = useStore(fieldFilter, (s) => s.positions !== undefined);
  if (isEmpty) {
    return (
      <div className="no-fields">
        <p>{t('fieldFilter.none.fields')}</p>
      </div>
    );
  }
  if (filter === 'all' || !isKnown) return null;
  return (
    <div className="no-fields">
      <p>{t(`fieldFilter.none.${isCertainty(filter) ? 'certainty' : filter}`)}</p>
      <Button
        small
        onClick={() => {
          // The button disappears when it is pressed, so the focus moves first.
          focusReview();
          fieldFilter.getState().set('all');
        }}
      >
        {t('fieldFilter.showAll')}
      </Button>
    </div>
  );
}
