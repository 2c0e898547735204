import type { ReviewField } from '../../../contract/ui-types';
import { formatNumber, formatPercent } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useTextSize } from '../display/use-text-size';
import './field-counts.css';

interface FieldCountsProps {
  readonly field: ReviewField;
  readonly source: string;
  readonly target: string;
}

/** Sizes of both sides, and the target's size relative to the source. */
export function FieldCounts({ field, source: sourceLanguage, target: targetLanguage }: FieldCountsProps) {
  const source = useTextSize(field.source, field.data, sourceLanguage);
  const target = useTextSize(field.target, field.data, targetLanguage);
  if (source === undefined || (field.target !== undefined && target === undefined))
    return <span className="field-counts" aria-hidden="true" />;
  const pair = (of: 'words' | 'characters'): string =>
    target === undefined || field.isSourceUnknown === true
      ? formatNumber((target ?? source)[of])
      : t('counts.pair', { source: formatNumber(source[of]), target: formatNumber(target[of]) });
  return (
    <span className="field-counts">
      <span title={t('counts.words.hint')}>{t('counts.words', { numbers: pair('words') })}</span>
      <span title={t('counts.characters.hint')}>
        {t('counts.characters', { numbers: pair('characters') })}
      </span>
      {target === undefined || source.characters === 0 ? null : (
        <span title={t('counts.ratio.hint')}>{formatPercent(target.characters / source.characters)}</span>
      )}
    </span>
  );
}
