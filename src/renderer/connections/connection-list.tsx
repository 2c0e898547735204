import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { fold } from '../../content/search/fold';
import { requestsHere, type ConnectionSummary } from '../../contract/upstream/connections';
import { useStores } from '../stores/context';
import { foldedWords } from '../lib/folded-words';
import { spokenState } from '../lib/messages/connection-text';
import { t } from '../lib/messages/service-text';
import { Button } from '../components/button';
import { ConnectionMark } from '../components/connection/connection-mark';
import { moveAmong } from '../components/list/move-among';
import { shownConnection } from '../stores/service/connections-state';

/** Fewer connections are seen at a glance. */
const leastToSearch = 10;

/**
 * All connections with their states: one stop for Tab, in which arrow keys and `j` and `k` show the next one.
 * Where there are many, they are searched by name, address and state.
 */
export function ConnectionList({ connections }: { readonly connections: readonly ConnectionSummary[] }) {
  const stores = useStores();
  const shownKey = useStore(stores.connections, (s) => shownConnection(s)?.key);
  const isAdding = useStore(stores.connections, (s) => s.shown.kind === 'add');
  const hasLetters = useStore(stores.app, (s) => s.preferences.singleKeys);
  const [searched, setSearched] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { show } = stores.connections.getState();
  // The first one is shown until another is chosen, and stays shown when another becomes the first.
  const isChosen = useStore(
    stores.connections,
    ({ shown }) => shown.kind !== 'one' || shown.key === shownKey,
  );
  useEffect(() => {
    if (!isChosen && shownKey !== undefined) show({ kind: 'one', key: shownKey });
  }, [isChosen, shownKey, show]);
  const isSearchable = connections.length >= leastToSearch;
  const found = isSearchable ? connections.filter((one) => hasWords(one, searched)) : connections;
  const stop = found.find(({ key }) => key === shownKey) ?? found[0];
  const showButton = (button: HTMLElement | null | undefined): void => {
    const key = button?.dataset['connection'];
    if (key !== undefined) show({ kind: 'one', key: Number(key) });
  };
  const enterList = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const first = list.current?.querySelector<HTMLElement>('.connection-item');
    first?.focus();
    showButton(first);
  };
  return (
    // Arrow keys move over the connections that it contains.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className="connection-list"
      aria-label={t('connections.list')}
      onKeyDown={(event) => showButton(moveAmong(event, '.connection-item', { hasLetters }))}
    >
      {isSearchable ? (
        <input
          type="search"
          className="text-input"
          dir="auto"
          aria-label={t('connections.find')}
          placeholder={t('connections.find')}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
          onKeyDown={enterList}
        />
      ) : null}
      <ul ref={list}>
        {found.map((connection) => (
          <li key={connection.key}>
            <button
              type="button"
              className="connection-item"
              data-connection={connection.key}
              tabIndex={connection === stop ? 0 : -1}
              data-list-focus={connection === stop ? true : undefined}
              aria-current={connection.key === shownKey ? 'true' : undefined}
              onClick={() => show({ kind: 'one', key: connection.key })}
            >
              <bdi className="connection-name" title={connection.name}>
                {connection.name}
              </bdi>
              <ConnectionMark state={connection.state} />
              <span className="connection-count">
                {t('connection.requests', { count: requestsHere(connection) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isSearchable && found.length === 0 ? <output>{t('palette.none')}</output> : null}
      {connections.length === 0 ? null : (
        <Button
          icon={<Plus size={14} aria-hidden="true" />}
          disabledReason={isAdding ? t('connections.adding') : undefined}
          onClick={() => show({ kind: 'add' })}
        >
          {t('connections.add')}
        </Button>
      )}
    </nav>
  );
}

function hasWords({ name, baseUrl, state }: ConnectionSummary, searched: string): boolean {
  const text = fold(`${name} ${baseUrl} ${spokenState(state)}`);
  return foldedWords(searched).every((word) => text.includes(word));
}
