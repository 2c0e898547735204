/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useEffect, useRef } from 'react';
import { formatNumber } from '../lib/messages/format';
import { t } from '../lib/messages/translate';
import type { Suggestion } from './filter-suggestions';

export const suggestionsId = 'filter-suggestions';
export const suggestionId = (index: number): string => `filter-suggestion-${index}`;

interface SuggestionListProps {
  readonly items: readonly Suggestion[];
  readonly active: number;
  readonly onAccept: (suggestion: Suggestion) => void;
}

/** The list of completions. The field keeps focus and keys. */
export function SuggestionList({ items, active, onAccept }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={suggestionsId}
      className="suggestions"
      role="listbox"
      aria-label={t('filter.suggestions')}
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={item.text}
          id={suggestionId(index)}
          role="option"
          aria-selected={index === active}
          className={index === active ? 'suggestion active' : 'suggestion'}
          // Prevented, so that the field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAccept(item)}
        >
          <code dir="ltr">{item.text}</code>
          <span>{item.detail}</span>
          {item.count === undefined ? null : <b>{formatNumber(item.count)}</b>}
        </div>
      ))}
    </div>
  );
}
