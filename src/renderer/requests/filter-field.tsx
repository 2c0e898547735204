import { useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import type { FilterTrouble } from '../../content/filter/filter-term';
import { useStores } from '../stores/context';
import { focusList } from '../stores/focus';
import { attributesOf, useCommandHint } from '../components/use-command-hint';
import { t } from '../lib/messages/translate';
import type { Suggestion } from './filter-suggestions';
import { suggestionId, suggestionsId } from './suggestion-list';

interface FilterFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly troubles: readonly FilterTrouble[];
  readonly items: readonly Suggestion[];
  /** Index of the highlighted suggestion; -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onAccept: (suggestion: Suggestion) => void;
  readonly onSuggest: (caret: number | undefined) => void;
}

/** The filter's text field. Terms that are not understood are underlined. */
export function FilterField({
  ref,
  text,
  troubles,
  items,
  active,
  onActive,
  onAccept,
  onSuggest,
}: FilterFieldProps) {
  const { filter } = useStores();
  const hintOf = useCommandHint();
  const backdrop = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const follow = (): void => {
    const input = field.current?.querySelector('input');
    if (backdrop.current !== null) backdrop.current.scrollLeft = input?.scrollLeft ?? 0;
  };
  useLayoutEffect(follow, [text]);

  const toList = (): void => {
    onSuggest(undefined);
    void filter.getState().find(text);
    // Before the list is read, so that the next key is not typed into the filter.
    if (!filter.getState().isFaulty) focusList();
  };
  const clear = (): void => {
    void filter.getState().set('');
    // Suggestions for an empty filter would cover the button that adds a condition.
    onSuggest(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const action = actionOf(event);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const actionOf = (event: KeyboardEvent<HTMLInputElement>): (() => void) | undefined => {
    const chosen = items[active];
    const isOpen = items.length > 0;
    switch (event.key) {
      case 'ArrowDown':
        return isOpen ? () => onActive((active + 1) % items.length) : toList;
      case 'ArrowUp':
        return isOpen ? () => onActive(active <= 0 ? items.length - 1 : active - 1) : undefined;
      case 'Enter':
        return chosen === undefined ? toList : () => onAccept(chosen);
      case 'Tab':
        return chosen === undefined || event.shiftKey ? undefined : () => onAccept(chosen);
      case ' ': {
        const { selectionStart } = event.currentTarget;
        return event.ctrlKey ? () => onSuggest(selectionStart ?? text.length) : undefined;
      }
      case 'Escape':
        if (isOpen) return () => onSuggest(undefined);
        return text === '' ? focusList : clear;
      default:
        return undefined;
    }
  };

  return (
    <div className="filter-field" ref={field}>
      <div className="filter-backdrop" ref={backdrop} aria-hidden="true">
        {pieces(text, troubles).map(({ start, text: piece, isTrouble }) => (
          <span key={start} className={isTrouble ? 'trouble' : undefined}>
            {piece}
          </span>
        ))}
      </div>
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={t('filter.label')}
        aria-expanded={items.length > 0}
        aria-controls={suggestionsId}
        aria-autocomplete="list"
        aria-activedescendant={items[active] === undefined ? undefined : suggestionId(active)}
        aria-invalid={troubles.length > 0}
        aria-describedby={troubles.length > 0 ? 'filter-troubles' : undefined}
        {...attributesOf(hintOf('filter.focus', t('filter.label')))}
        placeholder={t('filter.placeholder')}
        value={text}
        maxLength={2000}
        spellCheck={false}
        autoComplete="off"
        dir="auto"
        onChange={(event) => {
          filter.getState().type(event.target.value);
          onSuggest(event.target.selectionStart ?? event.target.value.length);
        }}
        onKeyDown={onKeyDown}
        onScroll={follow}
        onBlur={() => onSuggest(undefined)}
        data-filter-focus
      />
    </div>
  );
}

function pieces(text: string, troubles: readonly FilterTrouble[]) {
  const found: { readonly start: number; readonly text: string; readonly isTrouble: boolean }[] = [];
  let at = 0;
  for (const { start, end } of troubles) {
    if (start > at) found.push({ start: at, text: text.slice(at, start), isTrouble: false });
    found.push({ start, text: text.slice(start, end), isTrouble: true });
    at = end;
  }
  return at < text.length ? [...found, { start: at, text: text.slice(at), isTrouble: false }] : found;
}
