import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PlacedTerm } from '../../content/filter/filter-term';
import { parseFilter } from '../../content/filter/parse-filter';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { IconButton } from '../components/icon-button';
import { KeyHint } from '../components/key-hint';
import { FilterChips } from './filter-chips';
import { FilterField } from './filter-field';
import { FilterNotes } from './filter-notes';
import { suggestionsAt, type Suggestion } from './filter-suggestions';
import { SuggestionList } from './suggestion-list';
import './filter-bar.css';

/** The filter as text and as chips; the chips are derived from the text. */
export function FilterBar() {
  const { filter } = useStores();
  const text = useStore(filter, (s) => s.text);
  const values = useStore(filter, (s) => s.values);
  const input = useRef<HTMLInputElement>(null);
  /** Caret position for suggestions; undefined while none are shown. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  const parsed = useMemo(() => parseFilter(text), [text]);
  const suggestions = useMemo(
    () => (caret === undefined ? undefined : suggestionsAt(text, caret, values)),
    [text, caret, values],
  );
  const items = suggestions?.items ?? [];

  const isSuggesting = caret !== undefined;
  useEffect(() => {
    if (isSuggesting) void filter.getState().loadValues();
  }, [isSuggesting, filter]);

  const suggestAt = (place: number | undefined): void => {
    setCaret(place);
    setActive(-1);
  };
  const accept = ({ text: word, isPartial }: Suggestion): void => {
    if (suggestions === undefined) return;
    const head = text.slice(0, suggestions.start) + word + (isPartial ? '' : ' ');
    const tail = text.slice(suggestions.end);
    const next = head + (isPartial ? tail : tail.trimStart());
    if (isPartial) filter.getState().type(next);
    else void filter.getState().set(next);
    suggestAt(isPartial ? head.length : undefined);
    putCaret(input.current, next, head.length);
  };
  /** A chip is edited in the text, with all values of its key as suggestions. */
  const change = (term: PlacedTerm): void => {
    const value = term.kind === 'text' ? term.start : text.indexOf(':', term.start) + 1;
    input.current?.focus();
    input.current?.setSelectionRange(value, term.end);
    suggestAt(term.kind === 'text' ? undefined : value);
  };
  const add = (): void => {
    const spaced = text === '' || text.endsWith(' ') ? text : `${text} `;
    filter.getState().type(spaced);
    input.current?.focus();
    putCaret(input.current, spaced, spaced.length);
    suggestAt(spaced.length);
  };

  return (
    <search className="filter-bar">
      <div className="filter-box">
        <Search size={15} strokeWidth={1.8} aria-hidden="true" />
        <FilterField
          ref={input}
          text={text}
          troubles={parsed.troubles}
          items={items}
          active={active}
          onActive={setActive}
          onAccept={accept}
          onSuggest={suggestAt}
        />
        {text === '' ? (
          <KeyHint command="filter.focus" />
        ) : (
          <IconButton
            label={t('filter.clear')}
            title={`${t('filter.clear')} (Esc)`}
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => {
              void filter.getState().set('');
              input.current?.focus();
            }}
          />
        )}
        {items.length === 0 ? null : <SuggestionList items={items} active={active} onAccept={accept} />}
      </div>
      <FilterChips parsed={parsed} text={text} onChange={change} onAdd={add} />
      <FilterNotes troubles={parsed.troubles} />
    </search>
  );
}

/** Sets the caret after the text arrived in the field. */
function putCaret(input: HTMLInputElement | null, text: string, place: number): void {
  if (input === null) return;
  input.focus();
  requestAnimationFrame(() => {
    if (input.value === text) input.setSelectionRange(place, place);
  });
}
