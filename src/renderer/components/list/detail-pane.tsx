import type { KeyboardEvent, ReactNode } from 'react';
import { focusList } from '../../stores/focus';
import './detail-pane.css';

/** Beside a list: what is selected there. Scrolled by keyboard; Esc goes back to the list from wherever the focus is inside. */
export function DetailPane({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // The pane can be scrolled by keyboard, and Esc leaves it from wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="detail-pane"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={backToList}
      data-detail-focus
    >
      {children}
    </section>
  );
}

function backToList(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  focusList();
}
