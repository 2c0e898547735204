import { languageName } from '../../content/language-tag';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';

interface LanguagePairProps {
  readonly source: string;
  readonly target: string;
  /** Says in the tooltip what a click does. */
  readonly hint?: string;
}

/** Two language tags as submitted, in the direction of the window, with their names for screen readers. */
export function LanguagePair({ source, target, hint }: LanguagePairProps) {
  const names = t('request.pair', {
    source: languageName(source, displayLocale()),
    target: languageName(target, displayLocale()),
  });
  return (
    <span className="language-pair" title={hint === undefined ? names : `${names}\n${hint}`}>
      <span className="visually-hidden">{names}</span>
      <span aria-hidden="true">
        <bdi>{source}</bdi> <span className="arrow">→</span> <bdi>{target}</bdi>
      </span>
    </span>
  );
}
