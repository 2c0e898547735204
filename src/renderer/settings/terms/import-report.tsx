import { X } from 'lucide-react';
import { termNoticeTexts } from '../../../content/terms/term-notice-texts';
import type { TermImport } from '../../../contract/terms';
import { asSentence, written } from '../../../contract/sentence';
import { IconButton } from '../../components/icon-button';
import { errorLanguage } from '../../lib/messages/translate';
import { t } from '../../lib/terms/term-text';

interface ImportReportProps {
  readonly imported: TermImport;
  readonly close: () => void;
}

/** Counts of an import, and what of its file was not kept. */
export function ImportReport({ imported, close }: ImportReportProps) {
  const { name, added, changed, same, removed, notices } = imported;
  return (
    <div className="card-row term-report">
      <div>
        <output>{t('terms.import.done', { name, added, changed, same, removed })}</output>
        {notices.length === 0 ? null : (
          <>
            <small>{t('terms.import.notices')}</small>
            <ul>
              {notices.map(({ kind, detail, count, line }) => (
                <li key={`${kind} ${detail}`}>
                  {written(asSentence(termNoticeTexts[kind]), errorLanguage())}
                  {detail === '' ? null : <code dir="auto">{detail}</code>}
                  <small>{t('terms.notice.place', { times: count, line })}</small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <IconButton
        label={t('terms.import.notices.close')}
        icon={<X size={13} aria-hidden="true" />}
        onClick={close}
      />
    </div>
  );
}
