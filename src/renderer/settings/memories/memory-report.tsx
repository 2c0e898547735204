import { X } from 'lucide-react';
import { tmxNoticeTexts } from '../../../content/memory/tmx/tmx-notice-texts';
import type { MemoryImport } from '../../../contract/memory/memory';
import { asSentence, written } from '../../../contract/sentence';
import { IconButton } from '../../components/icon-button';
import { errorLanguage } from '../../lib/messages/translate';
import { t } from '../../lib/memory/memories-text';

interface MemoryReportProps {
  readonly imported: MemoryImport;
  readonly close: () => void;
}

/** Counts of an import, and the parts of its file that were not kept. */
export function MemoryReport({ imported, close }: MemoryReportProps) {
  const { name, units, equal, notices } = imported;
  return (
    <div className="card-row term-report">
      <div>
        <output>
          {t('memories.done', { name, count: units })}
          {equal === 0 ? null : ` ${t('memories.equal', { count: equal })}`}
        </output>
        {notices.length === 0 ? null : (
          <>
            <small>{t('memories.notices')}</small>
            <ul>
              {notices.map(({ kind, detail, count, line }) => (
                <li key={`${kind} ${detail}`}>
                  {written(asSentence(tmxNoticeTexts[kind]), errorLanguage())}
                  {detail === '' ? null : <code dir="auto">{detail}</code>}
                  <small>{t('memories.place', { count, line })}</small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <IconButton
        label={t('memories.notices.close')}
        icon={<X size={13} aria-hidden="true" />}
        onClick={close}
      />
    </div>
  );
}
