import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** The position of a row; `key` identifies its content, and a change restarts measuring. */
export interface Place {
  readonly key: string;
  readonly index: number;
  readonly top: number;
}

interface PlacedRowProps {
  readonly id: string;
  /** Undefined for a hidden reserve row. */
  readonly place: Place | undefined;
  readonly isCurrent: boolean;
  readonly onHeight: (index: number, height: number) => void;
  readonly children: ReactNode;
}

/** A row of the fields, which reports its height whenever it changes. */
export function PlacedRow({ id, place, isCurrent, onHeight, children }: PlacedRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const key = place?.key;
  const index = place?.index;
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null || index === undefined) return undefined;
    // Observers run before painting; updating at once prevents the rows below from appearing at a wrong
    // place.
    const observer = new ResizeObserver(([entry]) => {
      const height = heightOf(entry);
      // A hidden row has no height and later the same one again; nothing may move meanwhile.
      if (height > 0) flushSync(() => onHeight(index, height));
    });
    observer.observe(row);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [index, key, onHeight]);

  if (place === undefined) {
    return (
      <div ref={ref} id={id} className="field-row spare" aria-hidden="true">
        {children}
      </div>
    );
  }
  return (
    <div
      ref={ref}
      id={id}
      className={isCurrent ? 'field-row current' : 'field-row'}
      aria-current={isCurrent ? 'true' : undefined}
      data-position={place.index}
      // The line inside sticks, which it would not where a transform moves the row.
      style={{ top: place.top }}
    >
      {children}
    </div>
  );
}

/** Rounded up, so that the next row does not cover the line below this one. */
export function heightOf(entry: ResizeObserverEntry | undefined): number {
  return Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
}
