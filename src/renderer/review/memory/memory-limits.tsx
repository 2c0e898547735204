import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { memorySides } from '../../../contract/memory/memory';
import type { LanguagePair } from '../../../contract/problems';
import { t } from '../../lib/memory/memory-text';
import { useStores } from '../../stores/context';
import { memoryAges } from '../../stores/review/memory-state';

/** Where the concordance searches. */
export function MemoryLimits() {
  const { client, memory, connections, review } = useStores();
  const { side, isSamePair, pair, connection, age, from, to } = useStore(memory);
  const all = useStore(connections, (s) => s.connections);
  const request = useStore(review, (s) => s.request);
  const { limit } = memory.getState();
  useEffect(() => {
    if (connections.getState().connections === undefined) void connections.getState().load();
  }, [connections]);
  const [pairs, setPairs] = useState<readonly LanguagePair[]>([]);
  useEffect(() => {
    // Without them, the languages of the request or all can be chosen.
    client.call('memory.languages', {}).then(setPairs, () => undefined);
  }, [client]);
  const others = pair === undefined ? 'all' : arrow(pair);
  return (
    <fieldset className="memory-limits">
      <legend className="visually-hidden">{t('memory.limits')}</legend>
      <select
        aria-label={t('memory.side')}
        value={side}
        onChange={({ target: { value } }) => {
          const chosen = memorySides.find((one) => one === value);
          if (chosen !== undefined) limit({ side: chosen });
        }}
      >
        {memorySides.map((one) => (
          <option key={one} value={one}>
            {t(`memory.side.${one}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('memory.languages')}
        value={isSamePair ? 'same' : others}
        onChange={({ target: { value } }) =>
          limit({ isSamePair: value === 'same', pair: pairs.find((one) => arrow(one) === value) })
        }
      >
        <option value="same">
          {arrow({ source: request?.languageSource ?? '', target: request?.languageTarget ?? '' })}
        </option>
        <option value="all">{t('memory.languages.all')}</option>
        {pairs.map((one) => (
          <option key={arrow(one)} value={arrow(one)}>
            {arrow(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('memory.connection')}
        value={connection ?? 'all'}
        onChange={({ target: { value } }) => limit({ connection: connectionOf(value) })}
      >
        <option value="all">{t('memory.connection.all')}</option>
        <option value="0">{t('memory.connection.here')}</option>
        <option value="memories">{t('memory.connection.memories')}</option>
        {(all ?? []).map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('memory.age')}
        value={age}
        onChange={({ target: { value } }) => {
          const chosen = memoryAges.find((one) => one === value);
          if (chosen !== undefined) limit({ age: chosen });
        }}
      >
        {memoryAges.map((one) => (
          <option key={one} value={one}>
            {t(`memory.age.${one}`, { days: 30 })}
          </option>
        ))}
      </select>
      {age === 'range' ? (
        <>
          <input
            type="date"
            aria-label={t('memory.from')}
            value={from}
            {...(to === '' ? {} : { max: to })}
            onChange={({ target: { value } }) => limit({ from: value })}
          />
          <input
            type="date"
            aria-label={t('memory.to')}
            value={to}
            {...(from === '' ? {} : { min: from })}
            onChange={({ target: { value } }) => limit({ to: value })}
          />
        </>
      ) : null}
    </fieldset>
  );
}

const arrow = ({ source, target }: LanguagePair): string => t('counts.pair', { source, target });

function connectionOf(value: string): number | 'memories' | undefined {
  if (value === 'memories') return value;
  return value === 'all' ? undefined : Number(value);
}
