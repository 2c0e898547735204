import { MessageSquare } from 'lucide-react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { IconButton } from '../../components/icon-button';

/** One element for all rows, so that React does not make it again with each of them. */
const icon = <MessageSquare size={14} aria-hidden="true" />;

/** Begins a note on a field. */
export function NoteButton({ fieldId }: { readonly fieldId: string }) {
  const { notes } = useStores();
  const isWritten = useStore(notes, (s) => s.writing?.fieldId === fieldId);
  return (
    <IconButton
      className="field-note-button"
      label={t('notes.add', { id: fieldId })}
      command="note.begin"
      title={t('notes.add.hint')}
      aria-expanded={isWritten}
      icon={icon}
      onClick={() => notes.getState().write({ fieldId, note: undefined })}
    />
  );
}
