/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RequestRow } from '../../contract/ui-types';
import { useStores, type Stores } from '../stores/context';
import { openRequest } from '../stores/open-request';
import { t } from '../lib/messages/translate';
import { pairText } from '../components/language-pair';
import { closeAndDo } from '../components/choice/choice-dialog';
import { ChoiceInput } from '../components/choice/choice-input';
import { keysOf } from '../lib/command-keys';
import { isPressed } from '../lib/keys';
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
  const keys = keysOf(
    'palette',
    useStore(stores.app, (s) => s.preferences),
  );
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(() => {
    const found = [...matchingItems(actions, text), ...requests.map((row) => requestItem(stores, row))];
    return paletteGroups.flatMap((group) => found.filter((item) => item.group === group));
  }, [actions, text, requests, stores]);
  const chosen = items[Math.min(active, items.length - 1)];

  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId === undefined) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const run = (item: PaletteItem | undefined): void => {
    if (item !== undefined) closeAndDo(stores, () => palette.getState().close(), item.run);
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
          const isToggle = keys.some((one) => isPressed(one, event));
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
          const members = items.filter((item) => item.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`palette-${group}`}>
              <div id={`palette-${group}`} className="choice-group" aria-hidden="true">
                {t(`palette.group.${group}`)}
              </div>
              {members.map((item) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={item.id}
                  id={itemId(item)}
                  role="option"
                  aria-selected={item === chosen}
                  className={item === chosen ? 'choice-item active' : 'choice-item'}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => run(item)}
                >
                  <span dir="auto" aria-hidden={item.spoken !== undefined}>
                    {item.label}
                  </span>
                  {item.spoken === undefined ? null : <span className="visually-hidden">{item.spoken}</span>}
                  {item.shortcut === undefined ? null : <Kbd keys={item.shortcut} />}
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

function requestItem(stores: Stores, row: RequestRow): PaletteItem {
  const title = row.title === '' ? t('request.untitled') : row.title;
  const { languageSource: source, languageTarget: target } = row;
  return {
    id: `request.${row.key}`,
    group: 'requests',
    label: `${title} · ${t('counts.pair', { source, target })}`,
    spoken: `${title} · ${pairText(source, target)}`,
    run: () => openRequest(stores, row.key),
  };
}

function itemId({ id }: PaletteItem): string {
  return `palette-item-${id.replaceAll(/[^\w.-]/g, '_')}`;
}
