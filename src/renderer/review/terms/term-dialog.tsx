import { useStore } from 'zustand';
import { TextDialog } from '../../components/dialog/text-dialog';
import { t } from '../../lib/terms/term-text';
import { useStores } from '../../stores/context';
import { TermForm } from './term-form';
import './terms.css';

/** The form of an entry of a termbase: of the settings, or of a term that was taken from the review. */
export function TermDialog() {
  const { terms } = useStores();
  const input = useStore(terms, (s) => s.form);
  const close = (): void => terms.getState().closeForm();
  return (
    <TextDialog
      isOpen={input !== undefined}
      close={close}
      title={t(input?.key === undefined ? 'terms.entry.new' : 'terms.entry.edit')}
      className="term-dialog"
    >
      {input === undefined ? null : <TermForm input={input} close={close} />}
    </TextDialog>
  );
}
