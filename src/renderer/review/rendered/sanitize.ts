import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { t } from '../../lib/messages/review-text';
import { imageFacts } from './image-facts';

/**
 * Elements that rendered content may have: text structure, and nothing that loads, runs, navigates, prompts
 * or overlays. Content comes from strangers (decisions, section 10); this is the first barrier, the sandboxed
 * frame is the second.
 */
const allowedTags = (
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark menu nav ol p pre q rp rt ruby ' +
  's samp section small span strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr big center font ' +
  'strike'
).split(' ');

const allowedAttributes =
  'alt colspan data-href data-image dir height lang open reversed rowspan scope span start title translate value width'.split(
    ' ',
  );

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // All addresses are removed; elements with an address get a text beside them.
  ALLOWED_URI_REGEXP: /^(?!)/,
  // Attributes with visible text, which are never addresses.
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
  // Works in place, because a copy would belong to the window's document.
  IN_PLACE: true,
} as const satisfies Config;

/** Creates a sanitizer for a given window, so that tests and the page use the same rules. */
export function createSanitizer(
  view: WindowLike & Pick<Window, 'document'>,
): (html: string) => DocumentFragment {
  const purify = createDOMPurify(view);
  purify.addHook('beforeSanitizeAttributes', keepAddressesAsText);
  let inert: Document | undefined;
  return (html) => {
    inert ??= inertDocument(view.document);
    // Parsed as the content of an element: a whole document may have no body (`<frameset>`), and would render
    // as nothing.
    const parsed = inert.createElement('div');
    parsed.innerHTML = html;
    removeComments(parsed);
    replaceCustomized(parsed);
    purify.sanitize(parsed, config);
    const content = inert.createDocumentFragment();
    content.append(...parsed.childNodes);
    return finish(content);
  };
}

/**
 * DOMPurify removes an element whose only markup is a comment beside a text with `<`, because it suspects an
 * attack: `<p><!-- note -->Use &lt;b&gt;</p>` would be shown empty.
 */
function removeComments(root: HTMLElement): void {
  const comments = root.ownerDocument.createNodeIterator(root, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
}

/**
 * Replaces elements that were made with an attribute `is` by plain ones: an element keeps that value when the
 * attribute is removed, and has the attribute again once it is written and read.
 */
function replaceCustomized(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[is]')) {
    // The parser accepts names, such as `a:<b`, with which no element can be created. None of them is
    // allowed.
    if (!/^[\w-]+$/.test(element.localName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    const plain = root.ownerDocument.createElementNS(element.namespaceURI, element.localName);
    for (const name of [...allowedAttributes, 'href', 'src']) {
      const value = element.getAttribute(name);
      if (value !== null) plain.setAttribute(name, value);
    }
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
}

/**
 * Returns a document that loads, runs and styles nothing, because its frame is removed. In any other
 * document, the window's Content-Security-Policy would report each inline style of the content, and real
 * violations would be lost among these reports.
 */
function inertDocument(page: Document): Document {
  // Removed before it has any content.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = page.createElement('iframe');
  page.documentElement.append(frame);
  const inert = frame.contentDocument ?? page.implementation.createHTMLDocument('');
  frame.remove();
  return inert;
}

/** Shows the address of a link as text, and removes the link. */
function keepAddressesAsText(node: Node): void {
  // DOMPurify's types promise an element, but it also passes text nodes.
  if (!isElement(node)) return;
  node.removeAttribute('data-href');
  node.removeAttribute('data-image');
  if (node.localName === 'img') node.setAttribute('data-image', node.getAttribute('src') ?? '');
  if (node.localName !== 'a') return;
  const target = node.getAttribute('href');
  if (target === null) return;
  node.removeAttribute('href');
  node.setAttribute('data-href', target);
  if (!node.hasAttribute('title')) node.setAttribute('title', target);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

function finish(fragment: DocumentFragment): DocumentFragment {
  for (const element of fragment.querySelectorAll('*')) {
    if (element.localName === 'img') element.replaceWith(imagePlaceholder(element));
    for (const { name } of Array.from(element.attributes)) {
      if (!allowedAttributes.includes(name)) element.removeAttribute(name);
    }
  }
  return fragment;
}

/**
 * Returns a placeholder for an image: its alternative text, and facts known without decoding it. `data-image`
 * has the address of an image that can be shown on request (`shown-images.ts`); a remote image would call its
 * server and is never loaded.
 */
function imagePlaceholder(image: Element): HTMLElement {
  const placeholder = image.ownerDocument.createElement('span');
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const address = image.getAttribute('data-image') ?? '';
  const facts = imageFacts(address);
  const name = alt === '' ? t('field.image') : t('field.image.alt', { alt });
  placeholder.setAttribute('data-image', facts === undefined ? '' : address);
  placeholder.textContent = facts === undefined ? name : t('field.image.facts', { name, ...facts });
  const title = image.getAttribute('title');
  if (title !== null) placeholder.setAttribute('title', title);
  return placeholder;
}
