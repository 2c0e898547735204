import { createSanitizer } from '../../review/rendered/sanitize';

let sanitize: ReturnType<typeof createSanitizer> | undefined;

/** Attributes that matter to a translator or a reader; a word processor writes many others. */
const keptAttributes: ReadonlySet<string> = new Set(
  'href alt colspan rowspan dir lang start title reversed scope'.split(' '),
);

/**
 * Cleans what was copied from a page or a document by the rules by which fields are rendered: no styles, no
 * scripts, no images. Links stay.
 */
export function cleanedHtml(html: string): string {
  sanitize ??= createSanitizer(window);
  const content = sanitize(bodyOf(html));
  for (const element of content.querySelectorAll('*')) {
    restoreLink(element);
    for (const { name } of Array.from(element.attributes)) {
      if (!keptAttributes.has(name)) element.removeAttribute(name);
    }
  }
  for (const element of content.querySelectorAll('span, font, div:only-child, center')) {
    if (element.attributes.length === 0) element.replaceWith(...element.childNodes);
  }
  const holder = document.createElement('div');
  holder.append(content);
  return holder.innerHTML.trim();
}

/** Browsers put a whole document around what was copied, with marks where it begins and ends. */
function bodyOf(html: string): string {
  const [, fragment] = /<!--StartFragment-->(.*?)<!--EndFragment-->/s.exec(html) ?? [];
  return fragment ?? html;
}

/** The sanitizer keeps where a link led to as a text. */
function restoreLink(element: Element): void {
  if (element.hasAttribute('data-image')) {
    element.remove();
    return;
  }
  const address = element.getAttribute('data-href');
  if (address === null) return;
  if (element.getAttribute('title') === address) element.removeAttribute('title');
  if (/^(?:https?:|mailto:|tel:|\/|#)/i.test(address)) element.setAttribute('href', address);
}
