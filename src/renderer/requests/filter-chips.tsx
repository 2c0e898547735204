import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { withoutTerm } from './edit-filter';
import type { ParsedFilter, PlacedTerm } from '../../content/filter/filter-term';
import { useStores } from '../stores/context';
import { t } from '../lib/messages/translate';
import { termName } from './filter-names';

interface FilterChipsProps {
  readonly text: string;
  readonly parsed: ParsedFilter;
  readonly onChange: (term: PlacedTerm) => void;
  readonly onAdd: () => void;
}

/**
 * The conditions of the filter as chips, for changing and removing. Words have no chips, because the text
 * shows them well enough.
 */
export function FilterChips({ text, parsed, onChange, onAdd }: FilterChipsProps) {
  const { filter } = useStores();
  const terms = parsed.terms.filter((term) => term.kind === 'condition');
  const remove = (term: PlacedTerm): void => void filter.getState().set(withoutTerm(text, term));
  return (
    // Arrow keys move between the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="filter-chips" aria-label={t('filter.chips')} onKeyDown={moveAlong}>
      {terms.map((term, index) => {
        const name = termName(term);
        // Not the position in the text: a focused chip must survive the removal of an earlier one.
        const nth = terms.slice(0, index).filter((other) => termName(other) === name).length;
        return (
          <li key={`${name} ${nth}`} className={term.isNegated ? 'filter-chip negated' : 'filter-chip'}>
            <button
              type="button"
              title={t('filter.chip.change', { name })}
              onClick={() => onChange(term)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                neighbour(event.currentTarget)?.focus();
                remove(term);
              }}
            >
              {name}
            </button>
            <button
              type="button"
              className="remove"
              tabIndex={-1}
              aria-label={t('filter.chip.remove', { name })}
              title={t('filter.chip.remove.hint')}
              onClick={(event) => {
                neighbour(event.currentTarget)?.focus();
                remove(term);
              }}
            >
              <X size={11} strokeWidth={2.2} aria-hidden="true" />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="filter-add" title={t('filter.add.hint')} onClick={onAdd}>
          <Plus size={12} strokeWidth={2.2} aria-hidden="true" />
          {t('filter.add')}
        </button>
      </li>
    </ul>
  );
}

/** The left and right arrow keys move between chips. */
function moveAlong(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const chips = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([tabindex="-1"])')];
  const at = chips.findIndex((chip) => chip === document.activeElement);
  const next = chips[at + (event.key === 'ArrowRight' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Returns the element that gets the focus when a chip disappears. */
function neighbour(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
}
