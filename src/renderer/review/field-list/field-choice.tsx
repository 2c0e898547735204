/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fold } from '../../../content/search/fold';
import type { OutlineField } from '../../../contract/reviewing';
import { ChoiceInput } from '../../components/choice/choice-input';
import { foldedWords } from '../../lib/folded-words';
import { t } from '../../lib/messages/review-text';
import { useStores } from '../../stores/context';
import { FieldOption } from './field-option';
import { goToField } from './go-to-field';

const rowPixels = 46;
const none: readonly OutlineField[] = [];

/** The text field and the fields that match it, in their order; at first the current one is chosen. */
export function FieldChoice() {
  const stores = useStores();
  const { fieldList, review } = stores;
  const read = useStore(fieldList, (s) => s.fields);
  const fields = read ?? none;
  const [text, setText] = useState('');
  // Undefined: the current field, until something is typed or another one is chosen.
  const [chosen, setChosen] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const searched = useMemo(() => fields.map(({ id, text: start }) => fold(`${id} ${start}`)), [fields]);
  const positions = useMemo(() => {
    const words = foldedWords(text);
    return searched.flatMap((one, position) => (words.every((word) => one.includes(word)) ? [position] : []));
  }, [searched, text]);
  const active = Math.max(0, chosen ?? positions.indexOf(review.getState().currentField));
  const position = positions[active];

  // React's compiler is not used; the hook keeps its own state.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: positions.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowPixels,
    overscan: 8,
  });
  useEffect(() => {
    if (positions.length > 0)
      virtualizer.scrollToIndex(active, { align: chosen === undefined ? 'center' : 'auto' });
  }, [virtualizer, positions, active, chosen]);

  // Enter pressed before the fields are read goes to the first that matches then.
  const isEntered = useRef(false);
  useEffect(() => {
    // Going there renders at once, which an effect can't.
    if (isEntered.current && position !== undefined) queueMicrotask(() => goToField(stores, position));
  }, [stores, position]);

  const go = (to: number | undefined): void => {
    if (to !== undefined) goToField(stores, to);
    else if (read === undefined) isEntered.current = true;
  };
  return (
    <>
      <ChoiceInput
        id="field-list"
        label={t('fieldList.title')}
        placeholder={t('fieldList.placeholder')}
        text={text}
        onType={(typed) => {
          setText(typed);
          setChosen(typed === '' ? undefined : 0);
        }}
        count={positions.length}
        active={active}
        activeId={position === undefined ? undefined : optionId(position)}
        setActive={setChosen}
        onEnter={() => go(position)}
      />
      <div
        id="field-list-items"
        className="choice-items"
        role="listbox"
        aria-label={t('fieldList.title')}
        ref={list}
      >
        <div
          role="presentation"
          className="field-list-rows"
          style={{ blockSize: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const at = positions[index];
            const field = at === undefined ? undefined : fields[at];
            if (at === undefined || field === undefined) return null;
            return (
              <FieldOption
                key={at}
                id={optionId(at)}
                field={field}
                place={{ at: index + 1, count: positions.length }}
                start={start}
                isActive={index === active}
                onChoose={() => go(at)}
              />
            );
          })}
        </div>
      </div>
      {read !== undefined && positions.length === 0 ? (
        <p className="choice-none">{t('palette.none')}</p>
      ) : null}
    </>
  );
}

function optionId(position: number): string {
  return `field-list-${position}`;
}
