import { useStore } from 'zustand';
import type { Note } from '../../../contract/reviewing';
import { useStores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { NoteEditor } from './note-editor';
import './notes.css';

const none: readonly Note[] = [];

/** The notes below a field, and the editor of a note; renders nothing without either. */
export function FieldNotes({ fieldId }: { readonly fieldId: string }) {
  const state = useStores().notes;
  const notes = useStore(state, (s) => s.ofField.get(fieldId)) ?? none;
  const writing = useStore(state, (s) => s.writing);
  const isWritten = writing?.fieldId === fieldId;
  if (notes.length === 0 && !isWritten) return null;
  return (
    <section className="field-notes" aria-label={t('notes.of', { id: fieldId })}>
      {notes.map((note) =>
        isWritten && writing.note?.key === note.key ? (
          <NoteEditor key={note.key} writing={writing} />
        ) : (
          <NoteView key={note.key} note={note} />
        ),
      )}
      {isWritten && writing.note === undefined ? <NoteEditor writing={writing} /> : null}
    </section>
  );
}

function NoteView({ note }: { readonly note: Note }) {
  const { resolve, remove, write } = useStores().notes.getState();
  const isResolved = note.resolved !== undefined;
  return (
    <article className={isResolved ? 'note resolved' : 'note'}>
      <p dir="auto">{note.text}</p>
      <footer>
        <time dateTime={note.created} title={exactTime(note.created)}>
          {sentenceTime(note.created)}
        </time>
        {note.edited === undefined ? null : (
          <span title={exactTime(note.edited)}>{t('notes.edited', { time: sentenceTime(note.edited) })}</span>
        )}
        {note.resolved === undefined ? null : (
          <span title={exactTime(note.resolved)}>
            {t('notes.resolved', { time: sentenceTime(note.resolved) })}
          </span>
        )}
        <span className="note-actions">
          <Button
            small
            variant="quiet"
            aria-label={t(isResolved ? 'notes.reopen' : 'notes.resolve')}
            onClick={() => void resolve(note, !isResolved)}
          >
            {t(isResolved ? 'notes.reopen.do' : 'notes.resolve.do')}
          </Button>
          <Button
            small
            variant="quiet"
            aria-label={t('notes.edit')}
            onClick={() => write({ fieldId: note.fieldId, note })}
          >
            {t('notes.edit.do')}
          </Button>
          <Button
            small
            variant="quiet"
            aria-label={t('notes.remove')}
            onClick={() => {
              // The button disappears with its note, so the focus moves to the review.
              focusReview();
              void remove(note);
            }}
          >
            {t('notes.remove.do')}
          </Button>
        </span>
      </footer>
    </article>
  );
}
