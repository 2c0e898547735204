import { PenLine, X } from 'lucide-react';
import { useStore } from 'zustand';
import { Chip } from '../../components/chip';
import { IconButton } from '../../components/icon-button';
import { exactTime, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';
import { useStores } from '../../stores/context';
import { handoverStores } from '../../stores/handover/handover-stores';
import { DiffText } from '../compare/diff-text';
import { useValueDiff } from '../compare/use-value-diff';
import './field-reviewers.css';

interface FieldReviewersProps {
  readonly fieldId: string;
  /** The target that was delivered. */
  readonly target: string;
  readonly data: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const tones = { fine: 'ok', changed: 'info', wrong: 'bad' } as const;

/** The words of reviewers on a field: its correction, told apart from the delivered text, and the verdict. */
export function FieldReviewers({ fieldId, target, data, lang, dir }: FieldReviewersProps) {
  const { ofRequest } = handoverStores(useStores());
  const correction = useStore(ofRequest, (s) => s.known?.corrections.find((one) => one.fieldId === fieldId));
  const verdict = useStore(ofRequest, (s) => s.known?.verdicts.find((one) => one.fieldId === fieldId));
  return (
    <>
      {verdict === undefined ? null : (
        <p className="field-verdict" title={exactTime(verdict.given)}>
          <Chip tone={verdict.isStale ? 'neutral' : tones[verdict.verdict]}>
            {t(verdict.isStale ? 'verdict.earlier' : 'verdict.by', {
              verdict: t(`takeBack.verdict.${verdict.verdict}`),
              reviewer: verdict.reviewer === '' ? t('verdict.unsigned') : verdict.reviewer,
            })}
          </Chip>
        </p>
      )}
      {correction === undefined ? null : (
        <section
          className="field-correction"
          aria-label={`${correctionTitle(correction.reviewer)}: ${fieldId}`}
        >
          <header>
            <PenLine size={13} aria-hidden="true" />
            <b>{correctionTitle(correction.reviewer)}</b>
            <time dateTime={correction.made} title={exactTime(correction.made)}>
              {sentenceTime(correction.made)}
            </time>
            <IconButton
              label={`${t('correction.remove')}: ${fieldId}`}
              title={t('correction.remove')}
              icon={<X size={13} aria-hidden="true" />}
              onClick={() => void ofRequest.getState().removeCorrection(fieldId)}
            />
          </header>
          <div lang={lang} dir={dir}>
            <CorrectedText before={target} after={correction.value} data={data} language={lang} />
          </div>
          <p className="field-note">{t(correction.isStale ? 'correction.stale' : 'correction.hint')}</p>
        </section>
      )}
    </>
  );
}

function correctionTitle(reviewer: string): string {
  return reviewer === '' ? t('correction.unsigned') : t('correction.by', { reviewer });
}

interface CorrectedTextProps {
  readonly before: string;
  readonly after: string;
  readonly data: string;
  readonly language: string;
}

/** The corrected text, with what is different from the delivered one. */
function CorrectedText({ before, after, data, language }: CorrectedTextProps) {
  const diff = useValueDiff(before, after, { data, language });
  if (diff === undefined || typeof diff === 'string') return <p>{after}</p>;
  return (
    <DiffText parts={diff.parts} value={after} current={undefined} viewMode="text" isHtml={data === 'html'} />
  );
}
