import { imageFacts } from './image-facts';

/**
 * Shows the images of a filled frame, each in a frame of its own. That has an opaque origin and no scripts
 * (`sandbox=""`), and Chromium gives such frames another process (`IsolateSandboxedIframes`): a fault in an
 * image decoder does not reach the process that holds the bridge. test/e2e/review/images.spec.ts looks at the
 * processes.
 */
export function showImages(box: Element): void {
  for (const placeholder of box.querySelectorAll('[data-image^="data:"]')) {
    const address = placeholder.getAttribute('data-image') ?? '';
    const facts = imageFacts(address);
    if (facts === undefined) continue;
    // The lint rule doesn't see the next line.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    const frame = box.ownerDocument.createElement('iframe');
    frame.setAttribute('sandbox', '');
    frame.setAttribute('referrerpolicy', 'no-referrer');
    frame.setAttribute('scrolling', 'no');
    // Sets margins without an inline style, which the Content-Security-Policy refuses.
    frame.setAttribute('marginwidth', '0');
    frame.setAttribute('marginheight', '0');
    frame.tabIndex = -1;
    frame.title = placeholder.textContent;
    frame.width = String(facts.width);
    frame.style.aspectRatio = `${facts.width} / ${facts.height}`;
    // The address is only passed on here, and decoded in the frame's own process.
    frame.srcdoc = `<!doctype html><img width="100%" align="top" src="${escapeAttribute(address)}">`;
    placeholder.prepend(frame);
  }
}

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Whether sandboxed frames get a process of their own here: in Electron, in Chromium and in browsers made of
 * it.
 */
export function canShowImages(
  isElectron = window.locdesk !== undefined,
  // A property that only Chromium has and TypeScript doesn't declare.
  agent: { readonly userAgentData?: AgentData } & object = navigator,
): boolean {
  return isElectron || (agent.userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false);
}

interface AgentData {
  readonly brands: readonly { readonly brand: string }[];
}
