/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   an entry has the focus to be read and scrolled to */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { moveAmong } from '../../components/list/move-among';
import { TextDialog } from '../../components/dialog/text-dialog';
import { t } from '../../lib/messages/review-text';
import { useStores } from '../../stores/context';
import { EntryCard } from './entry-card';
import './field-terms.css';

/** The entries of all terms in a field, one of which has the focus: arrow keys go from term to term. */
export function FieldTermsDialog() {
  const { fieldTerms } = useStores();
  const shown = useStore(fieldTerms, (s) => s.shown);
  const known = useStore(fieldTerms, (s) => (shown === undefined ? undefined : s.ofField.get(shown)));
  const entries = known?.terms.entries ?? [];
  const list = useRef<HTMLUListElement>(null);
  const hasEntries = entries.length > 0;
  // They may be known after the dialog was opened.
  useEffect(() => {
    if (shown !== undefined && hasEntries) list.current?.querySelector<HTMLElement>('.field-term')?.focus();
  }, [shown, hasEntries]);
  return (
    <TextDialog
      isOpen={shown !== undefined}
      close={() => fieldTerms.getState().close()}
      title={t('fieldTerms.title')}
      className="field-terms"
    >
      <ul
        ref={list}
        className="field-terms-scroller"
        onKeyDown={(event) => void moveAmong(event, '.field-term', { hasLetters: true })}
      >
        {entries.map((entry, at) => (
          <li key={entry.id} className="field-term" tabIndex={at === 0 ? 0 : -1}>
            <EntryCard entry={entry} />
          </li>
        ))}
      </ul>
      {!hasEntries ? <p className="field-terms-none">{t('fieldTerms.none')}</p> : null}
    </TextDialog>
  );
}
