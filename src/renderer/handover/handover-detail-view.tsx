import { FileInput, X } from 'lucide-react';
import { languageName } from '../../content/language-tag';
import type { HandedOutRequest, HandoverDetail } from '../../contract/handovers';
import { Button } from '../components/button';
import { exactTime, sentenceTime } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/handover-text';
import { useStores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';
import { openRequest } from '../stores/open-request';
import { formatName } from './format-text';
import { HandoverSign, isGone, titleOf } from './handover-row';

/** A hand-over in full: what is out, to whom, with what note, and what came of it. */
export function HandoverDetailView({ handover }: { readonly handover: HandoverDetail }) {
  const { handovers, takeBack } = handoverStores(useStores());
  const { key, state, created, ended, recipient, note, format, choice } = handover;
  const { takeBack: answer } = handover;
  return (
    <div>
      <header className="detail-head">
        <h2 className="event-name">
          <bdi>{titleOf(handover)}</bdi>
        </h2>
        <p className="detail-meta">
          <HandoverSign row={handover} />
          {recipient === '' ? null : <bdi>{t('handover.to', { recipient })}</bdi>}
          <time dateTime={created} title={exactTime(created)}>
            {t('handover.made', { time: sentenceTime(created) })}
          </time>
          {ended === undefined || state === 'out' ? null : (
            <time dateTime={ended} title={exactTime(ended)}>
              {t(`handover.ended.${state}`, { time: sentenceTime(ended) })}
            </time>
          )}
          <span>{formatName(format)}</span>
          <span>{`${t('handOver.choice')}: ${t(`handOver.choice.${choice}`)}`}</span>
          <span>{t('handover.fields', { count: handover.fields })}</span>
        </p>
        <div className="detail-actions">
          {answer === undefined ? null : (
            <Button
              variant="primary"
              icon={<FileInput size={14} aria-hidden="true" />}
              onClick={() => void takeBack.getState().showKey(answer)}
            >
              {t('handover.seeAnswer')}
            </Button>
          )}
          {state === 'out' ? (
            <Button
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => void handovers.getState().cancel(key)}
            >
              {t('handover.cancel')}
            </Button>
          ) : null}
        </div>
      </header>
      {isGone(handover) ? <p className="notice warn">{t('handover.gone')}</p> : null}
      {note === '' ? null : (
        <section className="order-section" aria-label={t('handover.note')}>
          <h3>{t('handover.note')}</h3>
          <p className="handover-note" dir="auto">
            {note}
          </p>
        </section>
      )}
      {handover.handedOut.length === 0 ? null : (
        <section className="order-section" aria-label={t('handover.handedOut')}>
          <h3>{t('handover.handedOut')}</h3>
          <ul className="handed-out">
            {handover.handedOut.map((request) => (
              <HandedOut key={request.key} request={request} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function HandedOut({ request }: { readonly request: HandedOutRequest }) {
  const stores = useStores();
  const { key, target, version, current, fields } = request;
  const title = request.title === '' ? t('request.untitled') : request.title;
  return (
    <li>
      <button
        type="button"
        className="order-link"
        dir="auto"
        title={t('handover.openRequest', { title })}
        onClick={() => void openRequest(stores, key)}
      >
        <bdi>{title}</bdi>
      </button>
      <span className="handed-out-facts">
        <bdi>{languageName(target, displayLocale())}</bdi>
        <span>{t('handover.fields', { count: fields })}</span>
        <span>
          {current === version
            ? t('handover.version', { version })
            : t('handover.versionNow', { version, current })}
        </span>
      </span>
    </li>
  );
}
