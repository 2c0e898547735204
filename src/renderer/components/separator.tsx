/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import './separator.css';

interface SeparatorProps {
  readonly label: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** Called with undefined on a double click, which resets the width. */
  readonly onChange: (value: number | undefined) => void;
}

/** A border between two panes that can be dragged, or moved with the arrow keys (ARIA window splitter). */
export function Separator({ label, value, minimum, maximum, step, onChange }: SeparatorProps) {
  const drag = useRef<{ readonly x: number; readonly value: number } | undefined>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, value };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (drag.current !== undefined) onChange(drag.current.value + event.clientX - drag.current.x);
  };
  const end = (): void => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: value - step, ArrowRight: value + step, Home: minimum, End: maximum }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    // A focusable separator is a widget (ARIA 1.2), which the lint rule doesn't consider.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="separator"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      title={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onChange(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
