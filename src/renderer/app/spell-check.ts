import { takesText } from '../lib/keys';

/**
 * Tells the desktop's spell checker in which language a text is whenever the focus goes into one: a target is in its own, a note in any of
 * the person's. A browser checks by itself.
 */
export function followSpelling(view: Window): void {
  const { locdesk } = view;
  if (locdesk?.spellCheckIn === undefined) return;
  // Before Chromium looks at what is in there.
  view.document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && takesText(target) && target.spellcheck) {
        locdesk.spellCheckIn?.(target.getAttribute('lang') ?? undefined);
      }
    },
    { capture: true },
  );
}
