/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { memo, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { t } from '../../lib/messages/translate';

interface RowOptionProps<Row> {
  readonly id: string;
  readonly index: number;
  /** Undefined while it is loading. */
  readonly row: Row | undefined;
  readonly total: number;
  /** Whether it is the selected row. */
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly offset: number;
  readonly height: number;
  readonly className: string;
  readonly render: (row: Row) => ReactNode;
  readonly onClick: (index: number, row: Row | undefined, event: MouseEvent) => void;
}

function Option<Row extends { readonly key: number }>(props: RowOptionProps<Row>) {
  const { id, index, row, total, isCurrent, isChosen, offset, height, className, render, onClick } = props;
  // While a row is loading, the elements of the one before it stay out of sight to be filled again.
  const [filling, setFilling] = useState(row);
  if (row !== undefined && row !== filling) setFilling(row);
  const content = useMemo(() => (filling === undefined ? null : render(filling)), [filling, render]);
  const classes = [
    'list-row',
    className,
    row === undefined ? 'loading' : '',
    isChosen ? 'selected' : '',
    isCurrent ? 'current' : '',
  ];
  return (
    // The listbox has the focus and handles the keys; its options are only clicked.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={`${id}-${index}`}
      data-row={row === undefined ? undefined : `${id}-${row.key}`}
      role="option"
      aria-selected={isChosen}
      aria-setsize={total}
      aria-posinset={index + 1}
      aria-busy={row === undefined ? true : undefined}
      aria-label={row === undefined ? t('list.loading') : undefined}
      className={classes.filter(Boolean).join(' ')}
      style={{ transform: `translateY(${offset}px)`, height }}
      onClick={(event) => onClick(index, row, event)}
    >
      {content}
    </div>
  );
}

// `memo` loses the component's type parameter.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const RowOption = memo(Option) as typeof Option;
