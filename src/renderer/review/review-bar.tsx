import { Code, Eye, GitCompare, TextQuote } from 'lucide-react';
import { useStore } from 'zustand';
import { viewModes, type RequestRow, type ViewMode } from '../../contract/ui-types';
import { Button } from '../components/button';
import { useCommandHint } from '../components/use-command-hint';
import { ErrorBoundary } from '../components/error-boundary';
import { onDemand } from '../components/on-demand';
import { Segmented } from '../components/segmented';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import { toggleMode } from './display/review-mode';
import { useViewMode } from './display/use-view-mode';
import { ProblemsBar } from './problems/problems-bar';
import { FieldListButton } from './field-list/field-list-button';
import { useRequestSize } from './display/use-request-size';
import { SourceHead, TargetHead } from './read/column-heads';
import { FieldFilterSelect } from './read/field-filter-select';

const EditBar = onDemand(async () => (await import('./edit/edit-bar')).EditBar, { isExtra: true });

const icons = { rendered: Eye, text: TextQuote, code: Code } satisfies Record<ViewMode, unknown>;

/**
 * The second row of the review: headings of both columns, the problems, and how the fields are shown; while
 * the target is edited, the editor's actions.
 */
export function ReviewBar({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const { review } = stores;
  const mode = useStore(review, (s) => s.mode);
  const counted = useRequestSize(request);
  return (
    <div className={mode === 'edit' ? 'review-bar edited' : 'review-bar'}>
      <div className="review-bar-side">
        {mode === 'edit' ? (
          <ErrorBoundary>
            <EditBar />
          </ErrorBoundary>
        ) : null}
        {mode === 'read' ? <SourceHead request={request} counted={counted} /> : null}
        {mode === 'read' ? <ProblemsBar /> : null}
        {mode === 'read' ? <FieldListButton /> : null}
        {mode === 'read' ? <FieldFilterSelect /> : null}
      </div>
      <div className="review-bar-side">
        {mode === 'read' ? <TargetHead request={request} counted={counted} /> : null}
        <div className="review-view-mode">
          {mode === 'edit' ? null : <ViewModes />}
          <Button
            small
            icon={<GitCompare size={15} aria-hidden="true" />}
            command="compare"
            aria-pressed={mode === 'compare'}
            title={t('changes.button.hint')}
            onClick={() => toggleMode(stores, 'compare')}
          >
            <span className="action-label">{t('changes.button')}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** How all fields are shown; the editor has a choice of its own. */
function ViewModes() {
  const { review } = useStores();
  const hintOf = useCommandHint();
  return (
    <Segmented<ViewMode>
      label={t('review.viewMode')}
      value={useViewMode()}
      onChange={(next) => review.getState().setViewMode(next)}
      segments={viewModes.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: t(`review.viewMode.${value}`),
          icon: <Icon size={15} aria-hidden="true" />,
          title: hintOf(`viewMode.${value}`).title,
        };
      })}
    />
  );
}
