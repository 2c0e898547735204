import { t } from '../../lib/messages/translate';
import { DrawnText } from '../display/drawn-text';
import { createSanitizer } from './sanitize';

/** HTML that is safe for a frame. */
export interface ShownHtml {
  readonly nodes: DocumentFragment;
  /** Number of omitted characters. */
  readonly omitted: number;
  /** Number of images that can be shown on request. */
  readonly images: number;
  /** Nothing of the value is visible, for example of a script alone. */
  readonly isBlank: boolean;
}

const sanitize = createSanitizer(window);

/**
 * Makes HTML from strangers harmless: nothing in it runs, loads or overlays, and its layout takes limited
 * time.
 */
export function shownHtml(html: string): ShownHtml {
  const nodes = sanitize(html);
  const omitted = boundTexts(nodes);
  return {
    nodes,
    omitted,
    images: nodes.querySelectorAll('[data-image^="data:"]').length,
    isBlank: html !== '' && nodes.textContent.trim() === '' && nodes.querySelector('hr, td, th') === null,
  };
}

function boundTexts(fragment: DocumentFragment): number {
  const drawn = new DrawnText();
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // Nodes of an inert document are of no window's classes; the walker brings texts only.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    texts.push(node as Text);
  }
  for (const text of texts) {
    const parts = drawn.next(text.data);
    if (parts === undefined) continue;
    const nodes = parts.map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'break') return text.ownerDocument.createElement('wbr');
      const mark = text.ownerDocument.createElement('span');
      mark.setAttribute('data-omitted', '');
      mark.title = t('field.omitted.here');
      return mark;
    });
    text.replaceWith(...nodes);
  }
  return drawn.omitted;
}
