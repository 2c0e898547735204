import { languageName } from '../../../content/language-tag';
import type { RequestRow } from '../../../contract/ui-types';
import { factSeparator, formatPercent } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { DirectionButton } from '../display/direction-button';
import type { RequestSize } from '../display/use-request-size';

interface HeadProps {
  readonly request: RequestRow;
  /** Undefined until it is counted. */
  readonly counted: RequestSize | undefined;
}

/** Heading of the source: its language and size. */
export function SourceHead({ request, counted }: HeadProps) {
  const size = counted?.kind === 'counted' ? counted.size : undefined;
  const { languageSource } = request;
  return (
    <div className="column-head">
      <b>{t('field.source')}</b>
      <span className="column-head-text">
        <span>{languageName(languageSource, displayLocale())}</span>
        {size === undefined || size.source.characters === 0 ? null : <Words count={size.source.words} />}
        {counted?.kind === 'stopped' ? (
          <span title={counted.problem}>
            {factSeparator()}
            {t('counts.stopped')}
          </span>
        ) : null}
      </span>
      <DirectionButton lang={languageSource} />
    </div>
  );
}

/** Heading of the target: its language, its size, and its length in relation to the source. */
export function TargetHead({ request, counted }: HeadProps) {
  const size = counted?.kind === 'counted' ? counted.size : undefined;
  const { languageTarget, state } = request;
  const hasRatio = size !== undefined && size.isPaired && size.source.characters > 0;
  return (
    <div className="column-head">
      <b>{t('field.target')}</b>
      <span className="column-head-text">
        <span>{languageName(languageTarget, displayLocale())}</span>
        {size === undefined || state !== 'completed' ? null : <Words count={size.target.words} />}
        {hasRatio ? (
          <span title={t('counts.ratio.hint')}>
            {factSeparator()}
            {t('counts.length', { percent: formatPercent(size.target.characters / size.source.characters) })}
          </span>
        ) : null}
      </span>
      <DirectionButton lang={languageTarget} />
    </div>
  );
}

function Words({ count }: { readonly count: number }) {
  return (
    <span>
      {factSeparator()}
      {t('counts.total', { count })}
    </span>
  );
}
