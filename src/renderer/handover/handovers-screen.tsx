import { FileInput, Send } from 'lucide-react';
import { useStore } from 'zustand';
import {
  handoverFilters,
  type HandoverDetail,
  type HandoverRow as Row,
  type WaitingFile,
} from '../../contract/handovers';
import { Button } from '../components/button';
import { FeedScreen } from '../components/list/feed-screen';
import { t } from '../lib/messages/handover-text';
import { useStores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';
import { HandoverDetailView } from './handover-detail-view';
import { HandoverRow } from './handover-row';
import { chooseReturnedFile, takeBackFiles } from '../stores/handover/take-back-file';
import { ReadingFile } from './reading-file';
import { TakeBackView } from './take-back-view';
import './handover.css';

/** Shows what reviewers have, and what they sent back. */
export function HandoversScreen() {
  const stores = useStores();
  const { handovers, takeBack } = handoverStores(stores);
  const cameBack = useStore(takeBack, (s) => s.takeBack);
  return (
    <div
      className="handovers"
      // Files may be dropped anywhere on it; by keyboard there is "Take back".
      role="presentation"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        void takeBackFiles(stores, files);
      }}
    >
      <header className="orders-head">
        <h1>{t('handovers.title')}</h1>
        <p>{t('handovers.intro')}</p>
        <Button
          variant="primary"
          command="handover.takeBack"
          icon={<FileInput size={14} aria-hidden="true" />}
          onClick={() => chooseReturnedFile(stores)}
        >
          {t('handovers.takeBack')}
        </Button>
      </header>
      <ReadingFile />
      <WaitingFiles />
      <FeedScreen
        feed={handovers}
        id="handover"
        rowRem={4.31}
        rowClass="event-row"
        listLabel={t('handovers.label')}
        filterLabel={t('handovers.filter')}
        filters={handoverFilters}
        filterText={(filter, number) => t(`handovers.filter.${filter}`, { number })}
        renderRow={renderRow}
        emptyIcon={<Send size={26} strokeWidth={1.5} aria-hidden="true" />}
        emptyText={() => ({ title: t('handovers.empty.title'), text: t('handovers.empty.text') })}
        {...(cameBack === undefined ? {} : { instead: <TakeBackView takeBack={cameBack} /> })}
        detail={{
          label: t('handover.label'),
          render: renderDetail,
          none: { title: t('handovers.none.title'), text: t('handovers.none.text') },
        }}
      />
    </div>
  );
}

function renderRow(row: Row) {
  return <HandoverRow row={row} />;
}

function renderDetail(handover: HandoverDetail) {
  return <HandoverDetailView key={handover.key} handover={handover} />;
}

/** Files that came back and are not closed; also those of no hand-over of this desk. */
function WaitingFiles() {
  const waiting = useStore(handoverStores(useStores()).handovers, (s) => s.waiting);
  return (
    <>
      <FileButtons label={t('handovers.waiting')} files={waiting.filter(({ isOpen }) => isOpen)} />
      <FileButtons label={t('handovers.decided')} files={waiting.filter(({ isOpen }) => !isOpen)} />
    </>
  );
}

function FileButtons({ label, files }: { readonly label: string; readonly files: readonly WaitingFile[] }) {
  const { takeBack } = handoverStores(useStores());
  const shown = useStore(takeBack, (s) => s.takeBack?.key);
  const opening = useStore(takeBack, (s) => s.opening);
  if (files.length === 0) return null;
  return (
    <div className="handover-waiting">
      <span>{label}</span>
      {files.map((one) => (
        <Button
          key={one.key}
          small
          aria-pressed={one.key === shown}
          aria-busy={one.key === opening}
          onClick={() => void takeBack.getState().showKey(one.key)}
        >
          <bdi>{one.fileName}</bdi>
        </Button>
      ))}
      {/* A file is compared with the texts of this desk before it is shown, which can take seconds. */}
      {files
        .filter(({ key }) => key === opening)
        .map(({ key, fileName }) => (
          <progress key={key} aria-label={t('handovers.reading', { name: fileName })} />
        ))}
    </div>
  );
}
