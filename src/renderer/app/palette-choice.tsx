/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { useStores, type Stores } from '../stores/context';
import { openRequest } from '../stores/open-request';
import { t } from '../lib/messages/translate';
import { Kbd } from '../components/kbd';
import { paletteGroups, type PaletteItem } from './palette-item';
import { paletteItems } from './palette-items';
import { matchingItems } from './palette-match';

/** The palette's text field and matching items. The field keeps focus and keys. */
export function PaletteChoice() {
  const stores = useStores();
  const { palette } = stores;
  const text = useStore(palette, (s) => s.text);
  const requests = useStore(palette, (s) => s.requests);
  // The items stay as they were when the palette opened.
  const actions = useMemo(() => paletteItems(stores), [stores]);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(() => {
    const found = [...matchingItems(actions, text), ...requests.map((row) => requestAct(stores, row))];
    return paletteGroups.flatMap((group) => found.filter((act) => act.group === group));
  }, [actions, text, requests, stores]);
  const chosen = items[Math.min(active, items.length - 1)];

  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const run = (act: PaletteItem | undefined): void => {
    if (act === undefined) return;
    palette.getState().close();
    // Runs after the dialog has returned the focus, because the action may move it.
    requestAnimationFrame(() => void act.run());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = items.length - 1;
    const next = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + 8, last),
      PageUp: Math.max(active - 8, 0),
    }[event.key];
    const isToggle = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (next === undefined && event.key !== 'Enter' && !isToggle) return;
    event.preventDefault();
    if (next !== undefined) setActive(next);
    else if (isToggle) palette.getState().close();
    else run(chosen);
  };

  return (
    <>
      <div className="palette-field">
        <Search size={16} strokeWidth={1.8} aria-hidden="true" />
        <label id="palette-label" className="visually-hidden" htmlFor="palette-text">
          {t('palette.title')}
        </label>
        <input
          id="palette-text"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-items"
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : itemId(chosen)}
          placeholder={t('palette.placeholder')}
          value={text}
          maxLength={500}
          spellCheck={false}
          autoComplete="off"
          // The dialog is opened for typing here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => {
            palette.getState().type(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd keys="Esc" />
      </div>
      <div
        id="palette-items"
        className="palette-items"
        role="listbox"
        aria-label={t('palette.title')}
        ref={list}
      >
        {paletteGroups.map((group) => {
          const members = items.filter((act) => act.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`palette-${group}`}>
              <div id={`palette-${group}`} className="palette-group" aria-hidden="true">
                {t(`palette.group.${group}`)}
              </div>
              {members.map((act) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={act.id}
                  id={itemId(act)}
                  role="option"
                  aria-selected={act === chosen}
                  className={act === chosen ? 'palette-item active' : 'palette-item'}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => run(act)}
                >
                  <span dir="auto">{act.label}</span>
                  {act.shortcut === undefined ? null : <Kbd keys={act.shortcut} />}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {items.length === 0 ? <p className="palette-none">{t('palette.none')}</p> : null}
    </>
  );
}

function requestAct(stores: Stores, row: RequestRow): PaletteItem {
  const title = row.title === '' ? t('request.untitled') : row.title;
  return {
    id: `request.${row.key}`,
    group: 'requests',
    label: `${title} · ${row.languageSource} → ${row.languageTarget}`,
    run: () => openRequest(stores, row.key),
  };
}

function itemId({ id }: PaletteItem): string {
  return `palette-item-${id.replaceAll(/[^\w.-]/g, '_')}`;
}
