import { useEffect, useState } from 'react';
import { languageName } from '../../content/language-tag';
import type { RequestRow } from '../../contract/ui-types';
import { isInReview } from '../stores/focus';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';

/** Reads out which request came while the keyboard is in the review; the list says it itself. */
export function RequestSaid({ request }: { readonly request: RequestRow | undefined }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isHeard = request !== undefined && isInReview(document.activeElement);
    setSaid(isHeard ? nameOf(request) : '');
    // Once for each request, however often it is read again.
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
    source: languageName(languageSource, displayLocale),
    target: languageName(languageTarget, displayLocale),
  });
  return `${title === '' ? t('request.untitled') : title}, ${pair}`;
}
