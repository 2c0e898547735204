import { useEffect, useState } from 'react';
import { languageName } from '../../content/language-tag';
import type { RequestRow } from '../../contract/ui-types';
import { isInReview } from '../stores/focus';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';

/**
 * Announces the new request to screen readers while the focus is in the review; the list announces its own
 * rows.
 */
export function RequestSaid({ request }: { readonly request: RequestRow | undefined }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isHeard = request !== undefined && isInReview(document.activeElement);
    setSaid(isHeard ? nameOf(request) : '');
    // Announced once for each request, however often it is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [request?.key]);
  return (
    <output className="visually-hidden" aria-label={t('review.said')} aria-live="polite">
      {said}
    </output>
  );
}

function nameOf({ title, languageSource, languageTarget }: RequestRow): string {
  const pair = t('request.pair', {
    source: languageName(languageSource, displayLocale()),
    target: languageName(languageTarget, displayLocale()),
  });
  return `${title === '' ? t('request.untitled') : title}, ${pair}`;
}
