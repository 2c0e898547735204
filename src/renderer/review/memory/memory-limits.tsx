import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { memorySides } from '../../../contract/memory/memory';
import type { LanguagePair } from '../../../contract/problems';
import { languageName } from '../../../content/language-tag';
import { t } from '../../lib/memory/memory-text';
import { languageTitle } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
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
  const others = pair === undefined ? 'all' : tagsOf(pair);
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
          limit({ isSamePair: value === 'same', pair: pairs.find((one) => tagsOf(one) === value) })
        }
      >
        <option value="same">
          {namesOf({ source: request?.languageSource ?? '', target: request?.languageTarget ?? '' })}
        </option>
        <option value="all">{t('memory.languages.all')}</option>
        {pairs.map((one) => (
          <option key={tagsOf(one)} value={tagsOf(one)}>
            {namesOf(one)}
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

const tagsOf = ({ source, target }: LanguagePair): string => `${source} ${target}`;

const namesOf = ({ source, target }: LanguagePair): string =>
  t('counts.pair', { source: languageTitle(source), target: languageName(target, displayLocale()) });

function connectionOf(value: string): number | 'memories' | undefined {
  if (value === 'memories') return value;
  return value === 'all' ? undefined : Number(value);
}
