import { languageName } from '../../content/language-tag';
import { formatList, formatTags } from '../lib/messages/format';
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
  const names = pairText(source, target);
  return (
    <span className="language-pair" title={hint === undefined ? names : `${names}\n${hint}`}>
      <span className="visually-hidden">{names}</span>
      <span aria-hidden="true">
        <bdi>{source}</bdi> <span className="arrow">→</span> <bdi>{target}</bdi>
      </span>
    </span>
  );
}

/** Two languages by their names, in words: "English to German". */
export function pairText(source: string, target: string): string {
  return t('request.pair', {
    source: languageName(source, displayLocale()),
    target: languageName(target, displayLocale()),
  });
}

interface LanguageTagsProps {
  readonly tags: readonly string[];
  readonly className?: string;
}

/** Language tags as submitted, with their names in the tooltip and for screen readers. */
export function LanguageTags({ tags, className }: LanguageTagsProps) {
  const names = formatList(tags.map((tag) => languageName(tag, displayLocale())));
  return (
    <span className={className} title={names}>
      <span className="visually-hidden">{names}</span>
      <bdi aria-hidden="true">{formatTags(tags)}</bdi>
    </span>
  );
}
