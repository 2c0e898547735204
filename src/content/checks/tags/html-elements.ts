/** Elements of the HTML standard, and those that it still has browsers show. */
const ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ' +
    'ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol ' +
    'optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section ' +
    'select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
);

/**
 * Names with a hyphen belong to custom elements, those with a colon to another namespace; digits number tags.
 */
export const isHtmlElement = (name: string): boolean => ELEMENTS.has(name) || /[-:]|^\d/.test(name);
