import { MousePointerClick } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';
import { t } from '../messages/translate';
import { EmptyState } from '../ui/empty-state';
import { CallDetailView } from './call-detail-view';
import { FirstCall } from './first-call';

/** The selected call; Esc goes back to the list. */
export function CallDetailPane() {
  const { calls } = useDesk();
  const detail = useStore(calls, (s) => s.detail);
  const problem = useStore(calls, (s) => s.problem);
  const isEmpty = useStore(calls, (s) => s.counts?.all === 0);

  return (
    // The pane can be scrolled by keyboard, and Esc leaves it from wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="call-pane"
      aria-label={t('call.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={backToList}
      data-call-focus
    >
      {detail !== undefined ? (
        <CallDetailView key={detail.call.key} detail={detail} />
      ) : isEmpty ? (
        <FirstCall />
      ) : (
        <EmptyState
          icon={<MousePointerClick size={26} strokeWidth={1.5} aria-hidden="true" />}
          title={t('call.none.title')}
          text={problem ?? t('call.none.text')}
        />
      )}
    </section>
  );
}

function backToList(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-calls-focus]')?.focus({ preventScroll: true });
}
