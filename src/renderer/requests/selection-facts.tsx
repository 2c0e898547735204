import { useStore } from 'zustand';
import { selectionFacts, type SelectionFact, type SelectionSummary } from '../../contract/ui-types';
import { Button } from '../components/button';
import { formatNumber, languageTitle } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';
import './selection-facts.css';

/** A summary of the chosen requests; those that a fact speaks against can be deselected. */
export function SelectionFacts() {
  const { requests, selectionSummary } = useStores();
  const summary = useStore(selectionSummary, (s) => s.summary);
  if (summary === undefined) return null;
  return (
    <dl className="selection-facts" aria-label={t('chosen.summary')}>
      <Counts name={t('filter.key.target')} counts={targetsOf(summary)} />
      <Counts name={t('filter.key.origin')} counts={originsOf(summary)} />
      {selectionFacts.map((fact) => (
        <Fact
          key={fact}
          fact={fact}
          keys={summary.of[fact]}
          isAll={summary.of[fact].length === summary.total}
          onDeselect={(keys) => void requests.getState().deselect(keys)}
        />
      ))}
    </dl>
  );
}

interface Count {
  readonly name: string;
  readonly count: number;
}

function Counts({ name, counts }: { readonly name: string; readonly counts: readonly Count[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {counts.map((one) => (
          <span key={one.name}>
            <bdi>{one.name}</bdi> <b>{formatNumber(one.count)}</b>
          </span>
        ))}
      </dd>
    </div>
  );
}

interface FactProps {
  readonly fact: SelectionFact;
  readonly keys: readonly number[];
  readonly isAll: boolean;
  readonly onDeselect: (keys: readonly number[]) => void;
}

function Fact({ fact, keys, isAll, onDeselect }: FactProps) {
  if (keys.length === 0) return null;
  const name = t(`chosen.fact.${fact}`);
  return (
    <div className={`selection-fact ${fact}`}>
      <dt>{name}</dt>
      <dd>
        <b>{formatNumber(keys.length)}</b>
        {isAll ? null : (
          <Button
            small
            variant="quiet"
            aria-label={`${t('chosen.deselect')}: ${name}`}
            onClick={() => onDeselect(keys)}
          >
            {t('chosen.deselect')}
          </Button>
        )}
      </dd>
    </div>
  );
}

function targetsOf({ targets }: SelectionSummary): readonly Count[] {
  return targets.map(({ language, count }) => ({ name: languageTitle(language), count }));
}

function originsOf({ origins }: SelectionSummary): readonly Count[] {
  return origins.map(({ name = t('filter.origin.local'), count }) => ({ name, count }));
}
