import { Check, GitCompare, X } from 'lucide-react';
import { useStore } from 'zustand';
import { viewModes, type ViewMode, type RequestRow } from '../../contract/ui-types';
import { ReviewedButton } from './reviewed-button';
import { toggleMode } from './display/review-mode';
import { useStores } from '../stores/context';
import { EditButton } from './edit/edit-button';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { commandHint } from '../components/command-hint';
import { Segmented } from '../components/segmented';
import { CopyMenu } from './copy-menu';
import { OrderMenu } from './order-menu';
import { nextAction } from './next-action';
import { ReviewMeta } from './review-meta';
import { useViewMode } from './display/use-view-mode';

export function ReviewHeader({ request }: { readonly request: RequestRow }) {
  const stores = useStores();
  const { review } = stores;
  const comparing = useStore(review, (s) => s.mode === 'compare');
  const viewMode = useViewMode();
  const detail = useStore(review, (s) => s.detail);
  const title = request.title === '' ? t('request.untitled') : request.title;
  const titleLang = request.title === '' ? undefined : request.languageSource;
  return (
    <header className="review-header">
      <div className="review-title">
        <h1 lang={titleLang} dir="auto" title={title}>
          {title}
        </h1>
        <CopyMenu request={request} />
        <OrderMenu request={request} />
      </div>
      <ReviewMeta request={request} detail={detail?.key === request.key ? detail : undefined} />
      <div className="review-bar" role="toolbar" aria-label={t('review.actions')}>
        <ReviewActs request={request} />
        <div className="review-look">
          <Segmented<ViewMode>
            label={t('review.look')}
            value={viewMode}
            onChange={(next) => review.getState().setViewMode(next)}
            segments={viewModes.map((value) => ({
              value,
              label: t(`review.look.${value}`),
              title: commandHint(`look.${value}`).title,
            }))}
          />
        </div>
        <Button
          icon={<GitCompare size={15} aria-hidden="true" />}
          command="compare"
          aria-pressed={comparing}
          title={t('changes.button.hint')}
          onClick={() => toggleMode(stores, 'compare')}
        >
          {t('changes.button')}
        </Button>
      </div>
    </header>
  );
}

/** The request's actions; the next necessary one comes first and is highlighted. */
function ReviewActs({ request }: { readonly request: RequestRow }) {
  const { marking, review } = useStores();
  // While the request is edited, the editor shows the next action.
  const isEdited = useStore(review, (s) => s.mode === 'edit');
  const next = nextAction(request);
  const marks = [
    <Button
      key="imported"
      variant={next === 'import' && !isEdited ? 'primary' : 'plain'}
      icon={<Check size={16} strokeWidth={2.4} aria-hidden="true" />}
      command="mark.imported"
      title={`${commandHint('mark.importedNext').title}\n${t('review.markImported')}`}
      onClick={() => void marking.mark('success', { advance: false })}
    >
      {t('review.markImported')}
    </Button>,
    <Button
      key="failed"
      icon={<X size={15} aria-hidden="true" />}
      command="mark.failed"
      title={t('review.markFailed')}
      onClick={() => void marking.mark('fail', { advance: false })}
    >
      {t('review.markFailed')}
    </Button>,
    <ReviewedButton key="reviewed" request={request} />,
  ];
  const edit = <EditButton key="edit" request={request} isNext={next === 'edit'} />;
  return next === 'edit' ? [edit, ...marks] : [...marks, edit];
}
