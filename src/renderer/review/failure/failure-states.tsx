import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { parseFilter } from '../../../content/filter/parse-filter';
import { printTerm } from '../../../content/filter/print-filter';
import { failureStates, type FailureState } from '../../../content/mark-reason';
import { Segmented } from '../../components/segmented';
import { t } from '../../lib/messages/failure-text';
import { formatNumber } from '../../lib/messages/format';
import { useStores } from '../../stores/context';
import './failure.css';

type Counts = Readonly<Record<FailureState, number>>;

/** Above the failed imports: all of them, or those in one state, with the number of each. */
export function FailureStates() {
  const { client, filter, requests } = useStores();
  const text = useStore(filter, (s) => s.text);
  const [states, setStates] = useState<Counts>();
  useEffect(() => {
    let isShown = true;
    const read = (): void => {
      client.call('failures.counts', {}).then(
        (counts) => isShown && setStates(counts),
        // The list itself says when the host can't be reached.
        () => undefined,
      );
    };
    read();
    // The counts of the views are read again whenever requests change.
    const stop = requests.subscribe((now, before) => {
      if (now.counts !== before.counts) read();
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [client, requests]);
  const asked = answersIn(text);
  const [only] = asked.length === 1 ? (asked[0]?.values ?? []) : [];
  const value = failureStates.find((state) => state === only && !asked[0]?.isNegated) ?? 'all';
  const choose = (state: FailureState | 'all'): void => {
    const others = answersIn(text).reduceRight(
      (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`,
      text,
    );
    const condition =
      state === 'all'
        ? ''
        : printTerm({ kind: 'condition', key: 'answer', values: [state], isNegated: false });
    void filter.getState().set([condition, others.trim()].filter((part) => part !== '').join(' '));
  };
  return (
    <div className="failure-states">
      <Segmented<FailureState | 'all'>
        label={t('failures.states')}
        value={value}
        onChange={choose}
        segments={(['all', ...failureStates] as const).map((state) => ({
          value: state,
          label: state === 'all' ? t('failures.all') : labelOf(state, states),
        }))}
      />
    </div>
  );
}

function labelOf(state: FailureState, counts: Counts | undefined): string {
  const name = t(`failures.${state}`);
  return counts === undefined ? name : `${name} ${formatNumber(counts[state])}`;
}

function answersIn(text: string) {
  return parseFilter(text).terms.flatMap((term) =>
    term.kind === 'condition' && term.key === 'answer' ? [term] : [],
  );
}
