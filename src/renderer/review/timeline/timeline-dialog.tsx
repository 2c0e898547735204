import { useStore } from 'zustand';
import type { TimelineEvent } from '../../../contract/timeline';
import { TextDialog } from '../../components/dialog/text-dialog';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { timelineText } from './timeline-text';
import './timeline.css';

/** Everything that happened to the shown request, newest first. */
export function TimelineDialog() {
  const { timeline } = useStores();
  const isOpen = useStore(timeline, (s) => s.isOpen);
  const events = useStore(timeline, (s) => s.events);
  const problem = useStore(timeline, (s) => s.problem);
  const close = (): void => timeline.getState().close();
  return (
    <TextDialog isOpen={isOpen} close={close} title={t('timeline.title')} className="timeline">
      {/* Focusable, so that it can be scrolled by keyboard; the reason is in it, so that the focus shows. */}
      <section
        className="timeline-scroller"
        aria-label={t('timeline.title')}
        aria-busy={events === undefined && problem === undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-focus-first
      >
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        {events === undefined ? null : (
          <ol>
            {events.map((event, index) => (
              // Newer events come in front; counted from the end, each keeps its key.
              // oxlint-disable-next-line react/no-array-index-key
              <Event key={events.length - index} event={event} />
            ))}
          </ol>
        )}
      </section>
    </TextDialog>
  );
}

function Event({ event }: { readonly event: TimelineEvent }) {
  const { what, detail, isBad } = timelineText(event);
  return (
    <li className={isBad ? 'bad' : undefined}>
      <span className="timeline-what">
        <bdi>{what}</bdi>
        {detail === '' ? null : (
          <span className="timeline-detail" dir="auto">
            {detail}
          </span>
        )}
      </span>
      <time dateTime={event.time} title={exactTime(event.time)}>
        {sentenceTime(event.time)}
      </time>
    </li>
  );
}
