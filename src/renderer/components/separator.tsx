/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is what this ARIA role describes */
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '../lib/messages/translate';
import './separator.css';

interface SeparatorProps {
  readonly label: string;
  /** Names its grip, which opens the buttons. */
  readonly gripLabel: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** Called with undefined to reset the width. */
  readonly onChange: (value: number | undefined) => void;
}

/** Widths that one press of a button adds or takes, in steps. */
const stepsOfPress = 3;

/**
 * A border between two panes that can be dragged, or moved with the arrow keys (ARIA window splitter).
 * Its grip opens buttons that do the same, for those who can't drag (WCAG 2.5.7).
 */
export function Separator({ label, gripLabel, value, minimum, maximum, step, onChange }: SeparatorProps) {
  const menu = useId();
  const drag = useRef<{ readonly x: number; readonly value: number } | undefined>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, value };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (drag.current === undefined) return;
    onChange(drag.current.value + (event.clientX - drag.current.x) * towardsEnd());
  };
  const end = (): void => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = step * towardsEnd();
    const next = { ArrowLeft: value - by, ArrowRight: value + by, Home: minimum, End: maximum }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const presses = [
    { label: t('separator.narrower'), value: value - stepsOfPress * step },
    { label: t('separator.wider'), value: value + stepsOfPress * step },
    { label: t('separator.standard'), value: undefined },
  ];
  return (
    <div className="separator">
      {/* A focusable separator is a widget (ARIA 1.2), which the lint rule doesn't consider. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="separator-line"
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
      {/* The line takes the same from the keyboard, so that Tab needs no second stop. */}
      <button
        type="button"
        className="separator-grip"
        popoverTarget={menu}
        aria-label={gripLabel}
        title={gripLabel}
        tabIndex={-1}
      />
      <div id={menu} popover="auto" role="group" aria-label={label} className="separator-menu">
        {presses.map((press) => (
          <button
            key={press.label}
            type="button"
            className="button quiet"
            onClick={() => onChange(press.value)}
          >
            {press.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The pane before a separator grows to the right, or to the left where the window is read that way. */
function towardsEnd(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1;
}
