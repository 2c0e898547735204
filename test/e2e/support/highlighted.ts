import type { Page } from '@playwright/test';

/** The texts under a highlight of the page, or of the frames in it. */
export function highlighted(page: Page, name: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.field-row:not(.spare) iframe')];
    const views = [window, ...frames.map((frame) => frame.contentWindow)];
    return views.flatMap((view) =>
      // TypeScript knows the registry of this window only.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      [...((view as typeof window | null)?.CSS.highlights.get(wanted) ?? [])].map(String),
    );
  }, name);
}
