import { takesText } from '../lib/keys';

/**
 * Reports the language of the focused text to the desktop's spell checker: a target has its own, a note any
 * of the person's. Browsers check without this.
 */
export function followSpelling(view: Window): void {
  const { locdesk } = view;
  if (locdesk?.spellCheckIn === undefined) return;
  // Capturing, so that it runs before Chromium checks the text.
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
