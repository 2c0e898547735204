import { TriangleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { CommandId } from '../../contract/command-table';
import { keyText } from '../components/key-text';
import { useStores } from '../stores/context';
import { formatList } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { ErrorBoundary } from '../components/error-boundary';
import { Kbd } from '../components/kbd';
import { useCommandHint } from '../components/use-command-hint';
import { onDemand } from '../components/on-demand';
import { FieldSaid } from './read/field-said';
import { Fields } from './read/fields';
import { RequestSaid } from './request-said';
import { ChangedSince } from './changed-since';
import { ReviewBar } from './review-bar';
import { ReviewHeader } from './review-header';
import { useScrolled } from './display/use-scrolled';
import { rememberSelections } from './terms/selected-texts';
import { useKeptFocus } from './read/use-kept-focus';
import './review.css';

const ChecksFailed = onDemand(async () => (await import('./problems/checks-failed')).ChecksFailed, {
  isExtra: true,
});
const FailureNotice = onDemand(async () => (await import('./failure/failure-notice')).FailureNotice, {
  isExtra: true,
});
const ChangesView = onDemand(async () => (await import('./compare/changes-view')).ChangesView);
const EditView = onDemand(async () => (await import('./edit/edit-view')).EditView, { takesKeys: true });
const FindBar = onDemand(async () => (await import('./find/find-bar')).FindBar, { takesKeys: true });
const MemoryPanel = onDemand(async () => (await import('./memory/memory-panel')).MemoryPanel, {
  takesKeys: true,
});
const Inspector = onDemand(async () => (await import('./inspect/inspector')).Inspector, { takesKeys: true });

interface ReviewProps {
  /** Shown while no request is selected. */
  readonly instead: ReactNode;
}

/** The right pane: the selected request, source and target side by side. */
export function Review({ instead }: ReviewProps) {
  const { find, inspector, memory, review } = useStores();
  const mode = useStore(review, (s) => s.mode);
  const request = useStore(review, (s) => s.request);
  const content = useStore(review, (s) => s.content);
  const stale = useStore(review, (s) => s.stale);
  const problem = useStore(review, (s) => s.problem);
  const isFinding = useStore(find, (s) => s.shown);
  const isMemoryShown = useStore(memory, (s) => s.shown);
  const inspected = useStore(inspector, (s) => s.inspected);
  const [isScrolled, onScrolled] = useScrolled();
  useKeptFocus(mode);
  useEffect(rememberSelections, [request?.key]);
  return (
    <section
      className={isScrolled ? 'review scrolled' : 'review'}
      aria-label={t('review.label')}
      tabIndex={-1}
      data-review
      data-pane
      onScrollCapture={onScrolled}
    >
      <RequestSaid request={request} />
      <FieldSaid />
      {request === undefined ? (
        <div className="nothing-selected">
          {instead}
          <KeyHints />
        </div>
      ) : (
        <>
          <ReviewHeader request={request} />
          <ReviewBar request={request} />
          {mode === 'read' ? <ChecksFailed /> : null}
          {request.failure === undefined ? null : (
            <FailureNotice request={request} failure={request.failure} />
          )}
          <ChangedSince request={request} />
          {mode === 'read' && isFinding ? <FindBar /> : null}
        </>
      )}
      {problem === undefined ? null : (
        <div className="review-problem" role="alert">
          <TriangleAlert size={16} aria-hidden="true" />
          {t('review.gone', { message: problem })}
        </div>
      )}
      {request === undefined || mode === 'read' ? null : (
        <ErrorBoundary key={mode}>
          {mode === 'compare' ? <ChangesView /> : <EditView request={request} />}
        </ErrorBoundary>
      )}
      <Fields
        content={content}
        stale={stale}
        hidden={request === undefined || problem !== undefined || mode !== 'read'}
      />
      {request === undefined || mode === 'edit' || inspected === undefined ? null : (
        <ErrorBoundary>
          <Inspector inspected={inspected} />
        </ErrorBoundary>
      )}
      {request === undefined || !isMemoryShown ? null : (
        <ErrorBoundary>
          <MemoryPanel />
        </ErrorBoundary>
      )}
    </section>
  );
}

function KeyHints() {
  const hintOf = useCommandHint();
  const keyed = (text: string, ...commands: readonly CommandId[]) => ({
    text,
    keys: commands.flatMap((command) => hintOf(command).shortcut ?? []),
  });
  const hints = [
    keyed(t('review.none.move'), 'request.next', 'request.previous'),
    { text: t('review.none.open'), keys: [keyText('Enter')] },
    keyed(t('review.none.mark'), 'mark.imported'),
    keyed(t('review.none.help'), 'shortcuts'),
  ].filter(({ keys }) => keys.length > 0);
  return (
    <ul className="key-hints">
      {hints.map(({ keys, text }) => (
        <li key={text}>
          <span className="visually-hidden">{formatList(keys)}: </span>
          {keys.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
          {text}
        </li>
      ))}
    </ul>
  );
}
