import { languageName } from '../../../content/language-tag';
import type { RequestRow } from '../../../contract/ui-types';
import { formatPercent } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { DirectionButton } from '../display/direction-button';
import { useRequestSize } from '../display/use-request-size';

interface HeadProps {
  readonly request: RequestRow;
}

/** Heading of the source: its language and size. */
export function SourceHead({ request }: HeadProps) {
  const outcome = useRequestSize(request);
  const size = outcome?.kind === 'counted' ? outcome.size : undefined;
  const { languageSource } = request;
  return (
    <div className="column-head">
      <span className="column-head-text">
        <b>{t('field.source')}</b>
        <span>{languageName(languageSource, displayLocale())}</span>
        {size === undefined || size.source.characters === 0 ? null : <Words count={size.source.words} />}
        {outcome?.kind === 'stopped' ? <span title={outcome.problem}>· {t('counts.stopped')}</span> : null}
      </span>
      <DirectionButton lang={languageSource} />
    </div>
  );
}

/** Heading of the target: its language, its size, and its length in relation to the source. */
export function TargetHead({ request }: HeadProps) {
  const outcome = useRequestSize(request);
  const size = outcome?.kind === 'counted' ? outcome.size : undefined;
  const { languageTarget, state } = request;
  const hasRatio = size !== undefined && size.isPaired && size.source.characters > 0;
  return (
    <div className="column-head">
      <span className="column-head-text">
        <b>{t('field.target')}</b>
        <span>{languageName(languageTarget, displayLocale())}</span>
        {size === undefined || state !== 'completed' ? null : <Words count={size.target.words} />}
        {hasRatio ? (
          <span title={t('counts.ratio.hint')}>
            · {formatPercent(size.target.characters / size.source.characters)}
          </span>
        ) : null}
      </span>
      <DirectionButton lang={languageTarget} />
    </div>
  );
}

function Words({ count }: { readonly count: number }) {
  return <span>· {t('counts.total', { count })}</span>;
}
