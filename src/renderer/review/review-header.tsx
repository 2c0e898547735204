import { Check, X } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { ReviewedButton } from './reviewed-button';
import { useStores } from '../stores/context';
import { EditButton } from './edit/edit-button';
import { t } from '../lib/messages/translate';
import { Button } from '../components/button';
import { useCommandHint } from '../components/use-command-hint';
import { RequestFacts } from './request-facts';
import { CopyMenu } from './copy-menu';
import { OrderMenu } from './order-menu';
import { nextAction } from './next-action';
import { ReviewMeta } from './review-meta';

/** The first row of the review: which request it is, its state, and what can be done with it. */
export function ReviewHeader({ request }: { readonly request: RequestRow }) {
  const { review } = useStores();
  const known = useStore(review, (s) => s.detail);
  const detail = known?.key === request.key ? known : undefined;
  const title = request.title === '' ? t('request.untitled') : request.title;
  const titleLang = request.title === '' ? undefined : request.languageSource;
  return (
    <header className="review-header">
      <h2 lang={titleLang} dir="auto" title={title}>
        {title}
      </h2>
      <div className="review-actions" role="toolbar" aria-label={t('review.actions')}>
        <ReviewActions request={request} />
        <CopyMenu request={request} />
        <OrderMenu request={request} />
        <RequestFacts request={request} detail={detail} />
      </div>
      <ReviewMeta request={request} detail={detail} />
    </header>
  );
}

/** The request's actions, always in the same order; the next necessary one is highlighted. */
function ReviewActions({ request }: { readonly request: RequestRow }) {
  const { marking, review } = useStores();
  const hintOf = useCommandHint();
  // While the request is edited, the editor shows the next action.
  const isEdited = useStore(review, (s) => s.mode === 'edit');
  const next = nextAction(request);
  const mark = request.importMark?.importState;
  return (
    <>
      <Button
        variant={next === 'import' && mark !== 'success' && !isEdited ? 'primary' : 'plain'}
        icon={<Check size={16} strokeWidth={2.4} aria-hidden="true" />}
        command="mark.imported"
        aria-pressed={mark === 'success'}
        title={`${hintOf('mark.importedNext').title}\n${t('review.markImported')}`}
        onClick={() => void marking.mark('success', { advance: false })}
      >
        <span className="action-label">{t('review.markImported')}</span>
      </Button>
      <Button
        icon={<X size={15} aria-hidden="true" />}
        command="mark.failed"
        aria-pressed={mark === 'fail'}
        title={t('review.markFailed')}
        onClick={() => void marking.mark('fail', { advance: false })}
      >
        <span className="action-label">{t('review.markFailed')}</span>
      </Button>
      <ReviewedButton request={request} />
      {request.origin === undefined ? <EditButton isNext={next === 'edit'} /> : null}
    </>
  );
}
