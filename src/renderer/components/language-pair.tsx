import { languageName } from '../../content/language-tag';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';

/** Two language tags as submitted, with their names on hover and for screen readers. */
export function LanguagePair({ source, target }: { readonly source: string; readonly target: string }) {
  const names = t('request.pair', {
    source: languageName(source, displayLocale),
    target: languageName(target, displayLocale),
  });
  return (
    <span className="language-pair" title={names}>
      <span className="visually-hidden">{names}</span>
      <span aria-hidden="true">
        <bdi>{source}</bdi> → <bdi>{target}</bdi>
      </span>
    </span>
  );
}
