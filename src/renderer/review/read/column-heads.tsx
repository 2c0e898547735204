import { languageName } from '../../../content/language-tag';
import type { RequestRow } from '../../../contract/ui-types';
import { formatPercent } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { DirectionButton } from '../display/direction-button';
import { useRequestSize } from '../display/use-request-size';

/** Headings of source and target: languages and sizes. */
export function ColumnHeads({ request }: { readonly request: RequestRow }) {
  const outcome = useRequestSize(request);
  const size = outcome?.kind === 'counted' ? outcome.size : undefined;
  const { languageSource, languageTarget, fieldCount, state } = request;
  const hasRatio = size !== undefined && size.isPaired && size.source.characters > 0;
  return (
    <div className="field-heads">
      <div>
        <b>{t('field.source')}</b> {languageName(languageSource, displayLocale())}
        {size === undefined || size.source.characters === 0 ? null : <Words count={size.source.words} />}
        {outcome?.kind === 'stopped' ? <span title={outcome.problem}>, {t('counts.stopped')}</span> : null}
        <span>, {t('request.fields', { count: fieldCount })}</span>
        <DirectionButton lang={languageSource} />
      </div>
      <div>
        <b>{t('field.target')}</b> {languageName(languageTarget, displayLocale())}
        {size === undefined || state !== 'completed' ? null : <Words count={size.target.words} />}
        {hasRatio ? (
          <span title={t('counts.ratio.hint')}>
            , {formatPercent(size.target.characters / size.source.characters)}
          </span>
        ) : null}
        <DirectionButton lang={languageTarget} />
      </div>
    </div>
  );
}

function Words({ count }: { readonly count: number }) {
  return <span>, {t('counts.total', { count })}</span>;
}
