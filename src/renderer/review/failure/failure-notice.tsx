import {
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  ClipboardCopy,
  FileDown,
  GitCompare,
  Hourglass,
} from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { MarkReason } from '../../../content/mark-reason';
import type { Failure } from '../../../contract/failures';
import type { RequestRow } from '../../../contract/ui-types';
import { Button } from '../../components/button';
import { ShowMore } from '../../components/list/show-more';
import { useMedia } from '../../components/use-media';
import { t } from '../../lib/messages/failure-text';
import { formatList } from '../../lib/messages/format';
import { useStores } from '../../stores/context';
import { openRequest } from '../../stores/open-request';
import { showMode } from '../display/review-mode';
import { giveEvidence } from './evidence-on-demand';
import './failure.css';

interface FailureNoticeProps {
  readonly request: RequestRow;
  readonly failure: Failure;
}

/** The whole notice would take the room of the fields, as at 200 % zoom. */
const lowWindow = '(height < 700px)';

/**
 * Says why an import failed and what came of it, and gives the evidence for the vendor. In a low window it is
 * one line that shows the rest on request.
 */
export function FailureNotice({ request, failure }: FailureNoticeProps) {
  const stores = useStores();
  const mode = useStore(stores.review, (s) => s.mode);
  const isLow = useMedia(lowWindow);
  const [openKey, setOpenKey] = useState<number>();
  const isOpen = openKey === request.key;
  const { state, answeredBy } = failure;
  const Sign = { waiting: Hourglass, answered: CircleCheck, 'still-wrong': CircleAlert }[state];
  if (mode !== 'read') return null;
  const said = answeredBy === undefined ? saidOf(failure, request) : t(`failure.${state}.request`);
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <section className={`failure ${state}`} aria-label={t('failure.label')}>
      <Sign size={16} aria-hidden="true" />
      <div className="failure-said">
        {isLow ? (
          <button
            type="button"
            className="failure-line"
            aria-expanded={isOpen}
            onClick={() => setOpenKey(isOpen ? undefined : request.key)}
          >
            <span>{said}</span>
            <Arrow size={16} aria-hidden="true" />
          </button>
        ) : (
          <p>{said}</p>
        )}
        {isLow && !isOpen ? null : (
          <>
            {answeredBy === undefined ? null : (
              <Button small variant="quiet" onClick={() => void openRequest(stores, answeredBy.key)}>
                <bdi>{answeredBy.id}</bdi>
              </Button>
            )}
            {failure.changed === undefined ? null : <p>{notKnownOf(failure.changed)}</p>}
            {failure.reasons.length === 0 ? null : <Reasons key={request.key} failure={failure} />}
          </>
        )}
      </div>
      {isLow && !isOpen ? null : <Actions request={request} failure={failure} />}
    </section>
  );
}

function Actions({ request, failure: { state, version, answeredBy } }: FailureNoticeProps) {
  const stores = useStores();
  const compare = (): void => {
    showMode(stores, 'compare');
    stores.changes.getState().compare(version, request.version);
  };
  return (
    <div className="failure-actions">
      <Button small variant="quiet" onClick={() => stores.app.getState().showImported(true)}>
        {t('imported.title')}
      </Button>
      {state === 'waiting' || answeredBy !== undefined ? null : (
        <Button small variant="quiet" icon={<GitCompare size={14} aria-hidden="true" />} onClick={compare}>
          {t('failure.compare')}
        </Button>
      )}
      <Button
        small
        variant="quiet"
        icon={<ClipboardCopy size={14} aria-hidden="true" />}
        onClick={() => void giveEvidence(stores, 'text')}
      >
        {t('failure.copy')}
      </Button>
      <Button
        small
        variant="quiet"
        icon={<FileDown size={14} aria-hidden="true" />}
        onClick={() => void giveEvidence(stores, 'html')}
      >
        {t('failure.evidence')}
      </Button>
    </div>
  );
}

function saidOf({ state, version }: Failure, request: RequestRow): string {
  if (state !== 'waiting') return t(`failure.${state}`, { version: request.version });
  if (request.version <= version) return t('failure.waiting');
  const newer = request.state === 'completed' ? 'failure.waiting.unchecked' : 'failure.waiting.open';
  return t(newer, { version: request.version });
}

function notKnownOf({ count, ids }: NonNullable<Failure['changed']>): string {
  const fields = formatList(ids.length < count ? [...ids, '…'] : ids);
  return [
    t('failure.answered.unknown'),
    ...(count === 0 ? [] : [t('failure.changedFields', { count, fields })]),
  ].join(' ');
}

/** A longer list would push the fields out of sight; where even this one is too high, the notice scrolls. */
const fewReasons = 3;

/** Shows the reasons that are still wrong first, and more than a few when they are asked for. */
function Reasons({ failure: { reasons, unchanged, unknown, state } }: { readonly failure: Failure }) {
  const [isWhole, setWhole] = useState(false);
  const still = new Set(unchanged);
  const ordered = [...reasons.entries()].toSorted(([a], [b]) => Number(still.has(b)) - Number(still.has(a)));
  const shown = isWhole || ordered.length <= fewReasons + 1 ? ordered : ordered.slice(0, fewReasons);
  return (
    <>
      <ul aria-label={t('failure.reasons')}>
        {shown.map(([index, reason]) => (
          <Reason
            key={index}
            reason={reason}
            state={state}
            came={still.has(index) ? 'unchanged' : unknown?.includes(index) ? 'notKnown' : 'changed'}
          />
        ))}
      </ul>
      {shown.length === ordered.length ? null : (
        <ShowMore count={ordered.length - shown.length} show={() => setWhole(true)} />
      )}
    </>
  );
}

interface ReasonProps {
  readonly reason: MarkReason;
  /** How the answer left it. */
  readonly came: 'changed' | 'unchanged' | 'notKnown';
  readonly state: Failure['state'];
}

const classOf = { changed: 'failure-new', unchanged: 'failure-same', notKnown: 'failure-field' } as const;

/** A reason without a field that is no longer found may never have been found here: nothing is said of it. */
function Reason({ reason: { field, text }, came, state }: ReasonProps) {
  const isKnown = state !== 'waiting' && (came !== 'changed' || field !== undefined);
  return (
    <li>
      <span dir="auto">{text}</span>
      {field === undefined ? null : <bdi className="failure-field">{field}</bdi>}
      {isKnown ? <span className={classOf[came]}>{t(`failure.${came}`)}</span> : null}
    </li>
  );
}
