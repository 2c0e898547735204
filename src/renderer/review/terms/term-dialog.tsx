import { useCallback, useRef } from 'react';
import { useStore } from 'zustand';
import { TextDialog } from '../../components/dialog/text-dialog';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import type { TermFormInput } from '../../stores/terms/terms-state';
import { undoing } from '../../stores/window/toast-state';
import { firstTermOf } from './term-draft';
import { TermForm } from './term-form';
import './terms.css';

/** The form of an entry of a termbase: of the settings, or of a term that was taken from the review. */
export function TermDialog() {
  const { terms, toasts } = useStores();
  const input = useStore(terms, (s) => s.form);
  const unsaved = useRef<TermFormInput>(undefined);
  const keep = useCallback((left: TermFormInput | undefined): void => {
    unsaved.current = left;
  }, []);
  const close = (): void => {
    const { current: left } = unsaved;
    terms.getState().closeForm();
    if (left === undefined) return;
    unsaved.current = undefined;
    const term = firstTermOf(left.entry) || firstTermOf(left.before ?? left.entry);
    toasts.getState().show({
      tone: 'done',
      text: t('terms.entry.left', { term }),
      action: undoing(() => terms.getState().openForm(left)),
    });
  };
  return (
    <TextDialog
      isOpen={input !== undefined}
      close={close}
      title={t(input?.key === undefined ? 'terms.entry.new' : 'terms.entry.edit')}
      className="term-dialog"
    >
      {input === undefined ? null : <TermForm input={input} close={close} keep={keep} />}
    </TextDialog>
  );
}
