import type { MemoryHit, MemoryPlace } from '../../../contract/memory/memory';
import { MarkedText } from '../../components/list/marked-text';
import { LanguagePair } from '../../components/language-pair';
import { exactTime, shortTime } from '../../lib/messages/format';
import { t } from '../../lib/memory/memory-text';
import { useStores } from '../../stores/context';
import { openRequest } from '../../stores/open-request';
import { useSide } from '../display/use-side';

/** A sentence with its translation, and where it is. */
export function MemoryHitRow({ hit }: { readonly hit: MemoryHit }) {
  const source = useSide(hit.languages.source);
  const target = useSide(hit.languages.target);
  return (
    <li className="memory-hit" tabIndex={-1} data-memory-hit>
      <div className="memory-text" {...source}>
        <MarkedText text={hit.source} hits={hit.sourceMarks} />
      </div>
      <div className="memory-text" {...target}>
        <MarkedText text={hit.target} hits={hit.targetMarks} />
      </div>
      <div className="memory-place">
        <LanguagePair {...hit.languages} />
        <Place place={hit.place} />
        {hit.more === 0 ? null : <span>{t('memory.more', { count: hit.more })}</span>}
      </div>
    </li>
  );
}

/** Says where a translation is, with a link to its request. */
export function Place({ place }: { readonly place: MemoryPlace }) {
  const stores = useStores();
  const date =
    place.date === undefined ? null : (
      <time dateTime={place.date} title={exactTime(place.date)}>
        {shortTime(place.date)}
      </time>
    );
  if (place.kind === 'memory')
    return (
      <>
        <span className="memory-state">{t('memory.imported')}</span>
        <bdi>{place.name}</bdi>
        {date}
      </>
    );
  const { requestKey, position, title, fieldId, state, connection } = place;
  return (
    <>
      {state === 'none' ? null : (
        <span className={`memory-state ${state}`}>{t(`memory.state.${state}`)}</span>
      )}
      <button
        type="button"
        className="link"
        data-memory-open
        title={t('memory.open')}
        onClick={() => void openRequest(stores, requestKey, position)}
      >
        <bdi>{title === '' ? t('memory.untitled') : title}</bdi>
      </button>
      <bdi className="memory-field">{fieldId}</bdi>
      {connection === undefined ? null : <bdi>{connection}</bdi>}
      {date}
    </>
  );
}
