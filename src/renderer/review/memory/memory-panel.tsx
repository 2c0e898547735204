import { Search, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { longestMemoryText } from '../../../contract/memory/memory';
import { IconButton } from '../../components/icon-button';
import { t } from '../../lib/memory/memory-text';
import { useStores } from '../../stores/context';
import { MemoryHitRow } from './memory-hit-row';
import { MemoryLimits } from './memory-limits';
import { closeMemory } from './open-memory';
import '../find/find.css';
import './memory.css';

/** The concordance: how a text was said before, in all requests, beside the request that is reviewed. */
export function MemoryPanel() {
  const { memory, review } = useStores();
  const request = useStore(review, (s) => s.request);
  const { text, finding, problem } = useStore(memory);
  const { setText, setLanguages } = memory.getState();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // Runs in the commit that ends the hold on letters (`isInputAwaited`), so the next typed letter goes here.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const source = request?.languageSource;
  const target = request?.languageTarget;
  useEffect(() => {
    setLanguages(source === undefined || target === undefined ? undefined : { source, target });
  }, [source, target, setLanguages]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLElement && isHit(event.target)) {
      event.preventDefault();
      event.target.querySelector<HTMLElement>('[data-memory-open]')?.click();
      return;
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-memory-hit]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at + by;
    if (next < 0) input.current?.focus();
    else rows[Math.min(next, rows.length - 1)]?.focus();
  };
  return (
    // The arrows move between the field and the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside className="memory" aria-label={t('memory.title')} data-memory onKeyDown={onKeyDown}>
      <div className="memory-head">
        <h2>{t('memory.title')}</h2>
        <form className="memory-form" onSubmit={(event) => event.preventDefault()}>
          <label className="find-field">
            <Search size={14} aria-hidden="true" />
            <input
              ref={input}
              type="text"
              aria-label={t('memory.text')}
              placeholder={t('memory.text')}
              value={text}
              maxLength={longestMemoryText}
              dir="auto"
              spellCheck={false}
              autoComplete="off"
              data-memory-input
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </form>
        <MemoryCount />
        <IconButton
          label={t('memory.close')}
          command="memory.close"
          icon={<X size={15} aria-hidden="true" />}
          onClick={() => closeMemory({ memory })}
        />
      </div>
      <MemoryLimits />
      {finding?.filling === undefined ? null : (
        <output className="memory-note">{t('memory.filling', finding.filling)}</output>
      )}
      {problem === undefined ? null : (
        <p className="memory-note" role="alert">
          {problem}
        </p>
      )}
      {finding !== undefined && finding.hits.length > 0 ? (
        <ol ref={list} className="memory-hits" aria-label={t('memory.hits')}>
          {finding.hits.map((hit, index) => (
            // One finding never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <MemoryHitRow key={index} hit={hit} />
          ))}
        </ol>
      ) : (
        <p className="memory-note">
          {finding === undefined ? t('memory.hint') : t('memory.none', { count: finding.units })}
        </p>
      )}
    </aside>
  );
}

const isHit = (element: HTMLElement): boolean => element.matches('[data-memory-hit]');

/** Says how many sentences were found, once the search has ended. */
function MemoryCount() {
  const { memory } = useStores();
  const { finding, isSearching, text } = useStore(memory);
  let said = '';
  if (isSearching && finding === undefined) said = t('memory.searching');
  else if (finding !== undefined && text !== '') {
    const count = finding.hits.length;
    if (count > 0) said = t(finding.hasMore ? 'memory.first' : 'memory.count', { count });
    if (count > 0 && finding.isLoose) said = t('memory.loose', { said });
  }
  return (
    <output className="memory-count" aria-live="polite">
      {said}
    </output>
  );
}
