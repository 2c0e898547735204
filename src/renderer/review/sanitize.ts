import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { t } from '../messages/translate';

/**
 * What a rendered field may consist of: text structure, nothing that loads, runs, navigates, asks or covers. The
 * content comes from strangers (decisions, section 10); the frame it is shown in is the second fence, this is the
 * first.
 */
const allowedTags = (
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark menu nav ol p pre q rp rt ruby ' +
  's samp section small span strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr big center font ' +
  'strike'
).split(' ');

const allowedAttributes =
  'alt colspan data-href data-image dir height lang open reversed rowspan scope span src start title translate value width'.split(
    ' ',
  );

/** The only address that may stay: a picture that is its own data. SVG is not among them, it can carry anything. */
const inlineImage = /^data:image\/(?:png|jpeg|gif|webp)[;,]/i;

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  ALLOWED_URI_REGEXP: inlineImage,
  // These hold text to be read, never an address that is followed.
  ADD_URI_SAFE_ATTR: [
    'data-href',
    'data-image',
    'alt',
    'colspan',
    'dir',
    'height',
    'lang',
    'open',
    'reversed',
    'rowspan',
    'scope',
    'span',
    'start',
    'title',
    'translate',
    'value',
    'width',
  ],
  KEEP_CONTENT: true,
  SANITIZE_DOM: true,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** A sanitizer over a window of its own choice, so that tests and the page use the same rules. */
export function createSanitizer(view: WindowLike): (html: string) => DocumentFragment {
  const purify = createDOMPurify(view);
  purify.addHook('beforeSanitizeAttributes', keepAddressesAsText);
  return (html) => finish(purify, html);
}

/** Links keep where they point to as a readable text and stop being links. */
function keepAddressesAsText(node: Node): void {
  // DOMPurify's types promise an element; it also hands over texts.
  if (!isElement(node)) return;
  node.removeAttribute('data-href');
  node.removeAttribute('data-image');
  if (node.localName !== 'a') return;
  const target = node.getAttribute('href');
  if (target === null) return;
  node.removeAttribute('href');
  node.setAttribute('data-href', target);
  if (!node.hasAttribute('title')) node.setAttribute('title', target);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

function finish(purify: DOMPurify, html: string): DocumentFragment {
  const fragment = purify.sanitize(html, config);
  for (const element of fragment.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      const isInlineImage = name === 'src' && element.localName === 'img' && inlineImage.test(value);
      if (!allowedAttributes.includes(name) || (name === 'src' && !isInlineImage))
        element.removeAttribute(name);
    }
    if (element.localName === 'img' && !element.hasAttribute('src'))
      element.replaceWith(imagePlaceholder(element));
  }
  return fragment;
}

/** Says that a picture belongs here, by its alternative text; the picture itself would call its server. */
function imagePlaceholder(image: Element): HTMLElement {
  const placeholder = image.ownerDocument.createElement('span');
  const alt = image.getAttribute('alt')?.trim() ?? '';
  placeholder.setAttribute('data-image', '');
  placeholder.textContent = alt === '' ? t('field.image') : t('field.image.alt', { alt });
  const title = image.getAttribute('title');
  if (title !== null) placeholder.setAttribute('title', title);
  return placeholder;
}
