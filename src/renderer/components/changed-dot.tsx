import { t } from '../lib/messages/translate';

/** Marks content that changed since the user reviewed it. */
export function ChangedDot({ className = '' }: { readonly className?: string }) {
  return (
    <span className={`changed-dot ${className}`.trim()} title={t('reviewed.changed')}>
      <span className="visually-hidden">{t('reviewed.changed')}</span>
    </span>
  );
}
