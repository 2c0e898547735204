/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { useStores, type Stores } from '../stores/context';
import { openRequest } from '../stores/open-request';
import { t } from '../lib/messages/translate';
import { closeAndDo } from '../components/choice/choice-dialog';
import { ChoiceInput } from '../components/choice/choice-input';
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
    if (act !== undefined) closeAndDo(() => palette.getState().close(), act.run);
  };
  return (
    <>
      <ChoiceInput
        id="palette"
        label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        text={text}
        onType={(typed) => {
          palette.getState().type(typed);
          setActive(0);
        }}
        count={items.length}
        active={active}
        activeId={chosen === undefined ? undefined : itemId(chosen)}
        setActive={setActive}
        onEnter={() => run(chosen)}
        takesKey={(event) => {
          const isToggle = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
          if (isToggle) palette.getState().close();
          return isToggle;
        }}
      />
      <div
        id="palette-items"
        className="choice-items"
        role="listbox"
        aria-label={t('palette.title')}
        ref={list}
      >
        {paletteGroups.map((group) => {
          const members = items.filter((act) => act.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`palette-${group}`}>
              <div id={`palette-${group}`} className="choice-group" aria-hidden="true">
                {t(`palette.group.${group}`)}
              </div>
              {members.map((act) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={act.id}
                  id={itemId(act)}
                  role="option"
                  aria-selected={act === chosen}
                  className={act === chosen ? 'choice-item active' : 'choice-item'}
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
      {items.length === 0 ? <p className="choice-none">{t('palette.none')}</p> : null}
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
