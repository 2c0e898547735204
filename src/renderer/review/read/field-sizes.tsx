import type { ReviewField } from '../../../contract/ui-types';
import { isUsualLength } from '../../../content/checks/text/usual-length';
import { factSeparator, formatNumber, formatPercent } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useTextSize } from '../display/use-text-size';

interface FieldSizesProps {
  readonly field: ReviewField;
  readonly source: string;
  readonly target: string;
}

/** Sizes of both sides, and the target's length relative to the source where it is unusual. */
export function FieldSizes({ field, source: sourceLanguage, target: targetLanguage }: FieldSizesProps) {
  const source = useTextSize(field.source, field.data, sourceLanguage);
  const target = useTextSize(field.target, field.data, targetLanguage);
  if (source === undefined || (field.target !== undefined && target === undefined)) return null;
  const counts = (of: 'words' | 'characters') => {
    if (target === undefined || field.isSourceUnknown === true)
      return <span>{t(`counts.${of}`, { numbers: formatNumber((target ?? source)[of]) })}</span>;
    const both = { source: formatNumber(source[of]), target: formatNumber(target[of]) };
    const said = t(`counts.${of}.said`, both);
    return (
      <span title={said}>
        <span className="visually-hidden">{said}</span>
        <span aria-hidden="true">{t(`counts.${of}`, { numbers: t('counts.pair', both) })}</span>
      </span>
    );
  };
  const isUsual =
    target === undefined ||
    target.characters === 0 ||
    isUsualLength(
      { characters: source.characters, language: sourceLanguage },
      { characters: target.characters, language: targetLanguage },
    );
  return (
    <>
      {isUsual ? null : (
        <span className="field-length" title={t('counts.ratio.hint')}>
          {t('counts.length', { percent: formatPercent(target.characters / source.characters) })}
        </span>
      )}
      <span className="field-sizes">
        {counts('words')}
        {factSeparator()}
        {counts('characters')}
      </span>
    </>
  );
}
