import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../lib/messages/translate';
import { Button } from '../button';

interface ShowMoreProps {
  /** Number of items that the list before the button does not show yet. */
  readonly count: number;
  readonly show: () => void;
}

/** Shows the rest of the list before it. The button goes away, so the first new item gets the keyboard. */
export function ShowMore({ count, show }: ShowMoreProps) {
  const showAll = ({ currentTarget }: MouseEvent): void => {
    const list = currentTarget.previousElementSibling;
    const at = list?.children.length ?? 0;
    flushSync(show);
    focusItem(list?.children.item(at) ?? null);
  };
  return (
    <Button small variant="quiet" onClick={showAll}>
      {t('problems.more', { count })}
    </Button>
  );
}

function focusItem(item: Element | null): void {
  if (!(item instanceof HTMLElement)) return;
  const control = item.querySelector<HTMLElement>('button, a[href]');
  if (control === null) item.tabIndex = -1;
  (control ?? item).focus();
}
