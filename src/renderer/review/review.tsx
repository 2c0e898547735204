import { MousePointer2, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { ChangesView } from './compare/changes-view';
import { useDesk } from '../stores/context';
import { EditView } from './edit/edit-view';
import { FindBar } from './find/find-bar';
import { Inspector } from './inspect/inspector';
import { t } from '../lib/messages/translate';
import { ProblemsBar } from './problems/problems-bar';
import { EmptyState } from '../components/empty-state';
import { Kbd } from '../components/kbd';
import { ColumnHeads } from './read/column-heads';
import { Fields } from './read/fields';
import { RequestSaid } from './request-said';
import { ReviewHeader } from './review-header';
import { useKeptFocus } from './read/use-kept-focus';
import './review.css';

/** The right pane: the selected request, source and target side by side. */
export function Review() {
  const { review } = useDesk();
  const mode = useStore(review, (s) => s.mode);
  const request = useStore(review, (s) => s.request);
  const content = useStore(review, (s) => s.content);
  const stale = useStore(review, (s) => s.stale);
  const problem = useStore(review, (s) => s.problem);
  useKeptFocus(mode);
  return (
    <section className="review" aria-label={t('review.label')} tabIndex={-1} data-review>
      <RequestSaid request={request} />
      {request === undefined ? (
        <NothingSelected />
      ) : (
        <>
          <ReviewHeader request={request} />
          {mode === 'read' ? <FindBar /> : null}
          {mode === 'read' ? <ProblemsBar /> : null}
          {mode === 'read' ? <ColumnHeads request={request} /> : null}
        </>
      )}
      {problem === undefined ? null : (
        <div className="review-problem" role="alert">
          <TriangleAlert size={16} aria-hidden="true" />
          {t('review.gone', { message: problem })}
        </div>
      )}
      {request !== undefined && mode === 'compare' ? <ChangesView /> : null}
      {request !== undefined && mode === 'edit' ? <EditView request={request} /> : null}
      <Fields
        content={content}
        stale={stale}
        hidden={request === undefined || problem !== undefined || mode !== 'read'}
      />
      {request !== undefined && mode !== 'edit' ? <Inspector /> : null}
    </section>
  );
}

function NothingSelected() {
  const keys = [
    { keys: ['j', 'k'], text: t('review.none.move') },
    { keys: ['↵'], text: t('review.none.open') },
    { keys: ['s'], text: t('review.none.mark') },
    { keys: ['?'], text: t('review.none.help') },
  ];
  return (
    <EmptyState
      icon={<MousePointer2 size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={t('review.none.title')}
      text={t('review.none.text')}
    >
      <ul className="key-hints">
        {keys.map((hint) => (
          <li key={hint.text}>
            {hint.keys.map((key) => (
              <Kbd key={key} keys={key} />
            ))}
            {hint.text}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
