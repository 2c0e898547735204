import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { longestFind, sides as allSides } from '../../../content/search/found-places';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/review-text';
import { IconButton } from '../../components/icon-button';
import { closeFind } from './open-find';
import './find.css';

/** "Find in request" searches all fields, including those not on the screen. */
export function FindBar() {
  const { find } = useStores();
  const text = useStore(find, (s) => s.text);
  const sides = useStore(find, (s) => s.sides);
  const problem = useStore(find, (s) => s.problem);
  const { setText, toggleSide, step } = find.getState();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    step(-1);
  };
  return (
    <search className="find-bar" aria-label={t('find.title')}>
      <form
        className="find-form"
        onSubmit={(event) => {
          event.preventDefault();
          step(1);
        }}
      >
        <label className="find-field">
          <Search size={14} aria-hidden="true" />
          <input
            ref={input}
            type="text"
            aria-label={t('find.title')}
            placeholder={t('find.title')}
            value={text}
            maxLength={longestFind}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            data-find-input
            onKeyDown={onKeyDown}
            onChange={(event) => setText(event.target.value)}
          />
          <FindCount />
        </label>
      </form>
      <IconButton
        label={t('find.previous')}
        command="find.previous"
        icon={<ChevronUp size={16} aria-hidden="true" />}
        onClick={() => step(-1)}
      />
      <IconButton
        label={t('find.next')}
        command="find.next"
        icon={<ChevronDown size={16} aria-hidden="true" />}
        onClick={() => step(1)}
      />
      <fieldset className="find-sides">
        <legend className="visually-hidden">{t('find.sides')}</legend>
        {allSides.map((side) => (
          <label key={side}>
            <input type="checkbox" checked={sides.includes(side)} onChange={() => toggleSide(side)} />
            {t(`field.${side}`)}
          </label>
        ))}
      </fieldset>
      <IconButton
        className="find-close"
        label={t('find.close')}
        command="find.close"
        icon={<X size={15} aria-hidden="true" />}
        onClick={() => closeFind({ find })}
      />
      {problem === undefined ? null : (
        <p className="find-problem" role="alert">
          {problem}
        </p>
      )}
    </search>
  );
}

/** "3 of 27", announced when it is stable. */
function FindCount() {
  const { find } = useStores();
  const { text, places, current, isSearching, hasMore, problem } = useStore(find);
  if (problem !== undefined) return null;
  const total = places.length;
  const at = current === undefined ? 0 : current + 1;
  let said = '';
  if (total > 0) said = t(isSearching || hasMore ? 'find.countSoFar' : 'find.count', { at, total });
  else if (text !== '') said = t(isSearching ? 'find.searching' : 'find.none');
  return (
    <output className={total === 0 && !isSearching ? 'find-count none' : 'find-count'} aria-live="polite">
      {said}
    </output>
  );
}
