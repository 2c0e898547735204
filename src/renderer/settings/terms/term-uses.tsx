import { X } from 'lucide-react';
import type { TermbaseSummary } from '../../../contract/terms';
import { IconButton } from '../../components/icon-button';
import { t } from '../../lib/terms/term-text';
import type { ChangeTerms } from './change-terms';
import { isLimiting, placeText, type Places } from './use-places';

interface TermUsesProps {
  readonly termbase: TermbaseSummary;
  readonly places: Places;
  readonly change: ChangeTerms;
}

/** The requests that a termbase applies to. */
export function TermUses({ termbase: { key, name, uses }, places, change }: TermUsesProps) {
  const limit = (choice: string): void => {
    const [kind, number] = choice.split(' ');
    const place = kind === 'view' ? { view: Number(number) } : { origin: Number(number) };
    void change((client) => client.call('terms.use', { termbase: key, ...place }));
  };
  return (
    <div className="term-uses">
      <span>{t(uses.length === 0 ? 'terms.applies.all' : 'terms.limitedTo')}</span>
      {uses.map((use) => {
        const place = placeText(use);
        return (
          <span key={use.key} className="term-use">
            <bdi>{place}</bdi>
            <IconButton
              label={t('terms.applies.remove', { place })}
              icon={<X size={12} aria-hidden="true" />}
              onClick={() => void change((client) => client.call('terms.removeUse', { key: use.key }))}
            />
          </span>
        );
      })}
      <select
        className="select"
        aria-label={t('terms.applies.limit.of', { name })}
        value=""
        onChange={(event) => limit(event.target.value)}
      >
        <option value="" disabled>
          {t('terms.applies.limit')}
        </option>
        <option value="origin 0">{t('terms.applies.local')}</option>
        {places.connections.map((one) => (
          <option key={`c${one.key}`} value={`origin ${one.key}`}>
            {t('terms.applies.connection', { name: one.name })}
          </option>
        ))}
        {places.views.filter(isLimiting).map((one) => (
          <option key={`v${one.key}`} value={`view ${one.key}`}>
            {t('terms.applies.view', { name: one.name })}
          </option>
        ))}
      </select>
    </div>
  );
}
