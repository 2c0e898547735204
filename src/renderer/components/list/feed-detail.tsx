import { MousePointerClick } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { focusList } from '../../stores/focus';
import type { FeedState } from '../../stores/lists/feed';
import { isOne } from '../../stores/lists/selection';
import { EmptyState } from '../empty-state';
import { ChosenSummary } from './chosen-summary';
import './detail-pane.css';

export interface FeedDetailParts<Detail> {
  /** The accessible name. */
  readonly label: string;
  /** The result must have a `key`, so that another row's detail starts at its top. */
  readonly render: (detail: Detail) => ReactNode;
  /** Shown while no row is selected; its title also when a detail can't be read. */
  readonly none: { readonly title: string; readonly text: string };
  /** Shown instead of `none`, if given. */
  readonly firstSteps?: ReactNode;
  /** Given when several rows may be chosen: content to show in that case. */
  readonly chosen?: {
    readonly title: (count: number) => string;
    readonly text: string;
    readonly actions: ReactNode;
  };
}

interface FeedDetailProps<Filter extends string, Row, Detail> {
  readonly feed: StoreApi<FeedState<Filter, Row, Detail>>;
  readonly parts: FeedDetailParts<Detail>;
}

/** The selected row in full, or what can be done with several. */
export function FeedDetail<Filter extends string, Row, Detail>({
  feed,
  parts,
}: FeedDetailProps<Filter, Row, Detail>) {
  return (
    // The pane can be scrolled by keyboard, and Esc leaves it from any element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="detail-pane"
      aria-label={parts.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={backToList}
      data-detail-focus
      data-pane
    >
      <Content feed={feed} parts={parts} />
    </section>
  );
}

function Content<Filter extends string, Row, Detail>({ feed, parts }: FeedDetailProps<Filter, Row, Detail>) {
  const detail = useStore(feed, (s) => s.detail);
  const problem = useStore(feed, (s) => s.problem);
  const count = useStore(feed, (s) => s.chosen.size);
  const isDetailShown = useStore(feed, isOne);
  if (parts.chosen !== undefined && !isDetailShown) {
    const { title, text, actions } = parts.chosen;
    return (
      <ChosenSummary title={title(count)} text={text}>
        {actions}
      </ChosenSummary>
    );
  }
  if (detail !== undefined) return parts.render(detail);
  if (parts.firstSteps !== undefined) return parts.firstSteps;
  return (
    <EmptyState
      icon={<MousePointerClick size={26} strokeWidth={1.5} aria-hidden="true" />}
      title={parts.none.title}
      text={problem ?? parts.none.text}
    />
  );
}

function backToList(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  focusList();
}
