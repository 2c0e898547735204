import { useStore } from 'zustand';
import { TextDialog } from '../../components/dialog/text-dialog';
import { t } from '../../lib/messages/review-text';
import { useStores } from '../../stores/context';
import { EntryCard } from './entry-card';
import './field-terms.css';

/** The entries of all terms in a field. */
export function FieldTermsDialog() {
  const { fieldTerms } = useStores();
  const shown = useStore(fieldTerms, (s) => s.shown);
  const known = useStore(fieldTerms, (s) => (shown === undefined ? undefined : s.ofField.get(shown)));
  const entries = known?.terms.entries ?? [];
  return (
    <TextDialog
      isOpen={shown !== undefined}
      close={() => fieldTerms.getState().close()}
      title={t('fieldTerms.title')}
      className="field-terms"
    >
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section
        className="field-terms-scroller"
        aria-label={t('fieldTerms.title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-focus-first
      >
        {entries.length === 0 ? <p>{t('fieldTerms.none')}</p> : null}
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </section>
    </TextDialog>
  );
}
