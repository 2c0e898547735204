import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { longestNote } from '../../../contract/reviewing';
import { useStores } from '../../stores/context';
import { focusReview, watchFocus } from '../../stores/focus';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { keyText } from '../../components/key-text';
import { writingId, type NoteWriting } from '../../stores/review/notes-state';

/** The editor of a note: Ctrl+Enter saves, Esc keeps the text for later. */
export function NoteEditor({ writing }: { readonly writing: NoteWriting }) {
  const { notes, app } = useStores();
  const isLost = useStore(app, (s) => s.connection === 'lost');
  const { write, save, setUnsaved } = notes.getState();
  const id = writingId(notes.getState().requestKey, writing);
  const text = useStore(notes, (s) => s.unsaved.get(id)) ?? writing.note?.text ?? '';
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    area?.focus();
    app.getState().awaitInput(false);
    area?.setSelectionRange(area.value.length, area.value.length);
    // Another note is being written in the same box.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, app]);

  const leave = (): void => {
    write(undefined);
    focusReview();
  };
  const keep = async (): Promise<void> => {
    const mayMoveFocus = watchFocus();
    if ((await save(text)) && mayMoveFocus()) focusReview();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void keep();
    }
  };
  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <textarea
        ref={ref}
        className="text-input"
        rows={2}
        dir="auto"
        spellCheck
        maxLength={longestNote}
        aria-label={t('notes.text', { id: writing.fieldId })}
        placeholder={t('notes.placeholder')}
        value={text}
        onChange={(event) => setUnsaved(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button
          small
          type="submit"
          variant="primary"
          shortcut={keyText('Ctrl+Enter')}
          disabledReason={isLost ? t('notes.save.lost') : text.trim() === '' ? t('notes.empty') : undefined}
        >
          {t('notes.save')}
        </Button>
        <Button small variant="quiet" onClick={leave}>
          {t('notes.leave')}
        </Button>
        {isLost ? <output>{t('notes.save.lost')}</output> : null}
      </div>
    </form>
  );
}
