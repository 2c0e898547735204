import { useState, type FormEvent } from 'react';
import { useStore } from 'zustand';
import { longestFilter, parseFilter } from '../../../content/filter/parse-filter';
import { tmxChoices, type TmxChoice } from '../../../contract/memory/memory';
import { viewIds } from '../../../contract/views';
import { Button } from '../../components/button';
import { t } from '../../lib/memory/memories-text';
import { useStores } from '../../stores/context';
import { exportTmx } from '../../stores/memory/export-tmx';

/** Writes all units of an imported memory. */
export function ExportMemory({ id, name }: { readonly id: string; readonly name: string }) {
  const stores = useStores();
  return (
    <Button
      small
      variant="quiet"
      aria-label={t('memories.export.of', { name })}
      onClick={() => void exportTmx(stores, { memory: id })}
    >
      {t('memories.export')}
    </Button>
  );
}

/** Writes translations of the requests of a view and a filter; at first the accepted ones of all requests. */
export function ExportRequests() {
  const stores = useStores();
  const saved = useStore(stores.savedViews, (s) => s.views);
  const [chosen, setChosen] = useState('all');
  const [filter, setFilter] = useState('');
  const [choice, setChoice] = useState<TmxChoice>('accepted');
  const [trouble] = parseFilter(filter).troubles;
  const view = saved.find(({ key }) => String(key) === chosen) ?? {
    view: viewIds.find((id) => id === chosen) ?? 'all',
    filter: '',
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (trouble !== undefined) return;
    const text = [view.filter, filter.trim()].filter((part) => part !== '').join(' ');
    void exportTmx(stores, { view: view.view, filter: text, choice });
  };
  return (
    <form className="card-row term-import" aria-label={t('memories.export.choice')} onSubmit={submit}>
      <b>{t('memories.export.choice')}</b>
      <small>{t('memories.export.hint')}</small>
      <label>
        {t('views.choose')}
        <select className="select" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {viewIds.map((id) => (
            <option key={id} value={id}>
              {t(`views.${id}`)}
            </option>
          ))}
          {saved.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('filter.label')}
        <input
          className="text-input"
          dir="auto"
          maxLength={longestFilter}
          placeholder="target:fr from:2026-01-01"
          value={filter}
          aria-invalid={trouble !== undefined}
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      <label>
        {t('memories.export.which')}
        <select
          className="select"
          value={choice}
          onChange={(event) => setChoice(tmxChoices.find((one) => one === event.target.value) ?? 'accepted')}
        >
          {tmxChoices.map((one) => (
            <option key={one} value={one}>
              {t(`memories.choice.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" disabled={trouble !== undefined}>
        {t('memories.export')}
      </Button>
      {trouble === undefined ? null : (
        <p className="notice bad" role="alert">
          {t('memories.export.faulty', { part: filter.slice(trouble.start, trouble.end).trim() })}
        </p>
      )}
    </form>
  );
}
