const mathAttributes = ['displaystyle', 'scriptlevel', 'mathbackground', 'mathcolor', 'mathsize'];

/** MathML, which WordPress keeps since 6.9. */
const ksesMathTags = Object.fromEntries(
  Object.entries({
    math: ['display'],
    mi: ['mathvariant'],
    mo: [
      'form',
      'fence',
      'separator',
      'lspace',
      'rspace',
      'stretchy',
      'symmetric',
      'maxsize',
      'minsize',
      'largeop',
      'movablelimits',
    ],
    mspace: ['width', 'height', 'depth'],
    mfrac: ['linethickness'],
    mpadded: ['width', 'height', 'depth', 'lspace', 'voffset'],
    munder: ['accentunder', 'accent'],
    mover: ['accentunder', 'accent'],
    munderover: ['accentunder', 'accent'],
    mtable: [
      'columnalign',
      'rowspacing',
      'columnspacing',
      'align',
      'rowalign',
      'columnlines',
      'rowlines',
      'frame',
      'framespacing',
      'width',
    ],
    mtr: ['columnalign', 'rowalign'],
    mtd: ['columnspan', 'rowspan', 'columnalign', 'rowalign'],
    annotation: ['encoding'],
    menclose: ['notation'],
    ...Object.fromEntries(
      'mtext mn ms mrow msqrt mroot mstyle merror mphantom msub msup msubsup mmultiscripts mprescripts semantics'
        .split(' ')
        .map((name): [string, string[]] => [name, []]),
    ),
  }).map(([name, own]) => [name, [...own, ...mathAttributes]]),
);

/**
 * The tags of `$allowedposttags` in WordPress 6 and 7 with their own attributes. Some are kept by newer
 * versions only, in which an alarm would be false.
 */
export const ksesPostTags: Record<string, string[]> = {
  address: [],
  a: ['href', 'rel', 'rev', 'name', 'target', 'download'],
  abbr: [],
  acronym: [],
  area: ['alt', 'coords', 'href', 'nohref', 'shape', 'target'],
  article: ['align'],
  aside: ['align'],
  audio: ['autoplay', 'controls', 'loop', 'muted', 'preload', 'src'],
  b: [],
  bdo: [],
  big: [],
  blockquote: ['cite'],
  br: [],
  button: ['disabled', 'name', 'type', 'value', 'popovertarget', 'popovertargetaction', 'aria-haspopup'],
  caption: ['align'],
  cite: [],
  code: [],
  col: ['align', 'char', 'charoff', 'span', 'valign', 'width'],
  colgroup: ['align', 'char', 'charoff', 'span', 'valign', 'width'],
  data: ['value'],
  del: ['datetime'],
  dd: [],
  details: ['align', 'open', 'name'],
  dfn: [],
  dialog: ['closedby', 'open', 'popover'],
  div: ['align', 'popover'],
  dl: [],
  dt: [],
  em: [],
  fieldset: [],
  figcaption: ['align'],
  figure: ['align'],
  font: ['color', 'face', 'size'],
  footer: ['align'],
  h1: ['align'],
  h2: ['align'],
  h3: ['align'],
  h4: ['align'],
  h5: ['align'],
  h6: ['align'],
  header: ['align'],
  hgroup: ['align'],
  hr: ['align', 'noshade', 'size', 'width'],
  i: [],
  img: [
    'alt',
    'align',
    'border',
    'height',
    'hspace',
    'loading',
    'longdesc',
    'vspace',
    'src',
    'usemap',
    'width',
  ],
  ins: ['datetime', 'cite'],
  kbd: [],
  label: ['for'],
  legend: ['align'],
  li: ['align', 'value'],
  main: ['align'],
  map: ['name'],
  mark: [],
  menu: ['type'],
  meter: ['high', 'low', 'max', 'min', 'optimum', 'value'],
  nav: ['align'],
  object: ['data', 'type'],
  ol: ['start', 'type', 'reversed'],
  p: ['align'],
  pre: ['width'],
  progress: ['max', 'value'],
  q: ['cite'],
  rb: [],
  rp: [],
  rt: [],
  rtc: [],
  ruby: [],
  s: [],
  samp: [],
  search: [],
  section: ['align'],
  small: [],
  span: ['align'],
  strike: [],
  strong: [],
  sub: [],
  summary: ['align'],
  sup: [],
  table: ['align', 'bgcolor', 'border', 'cellpadding', 'cellspacing', 'rules', 'summary', 'width'],
  tbody: ['align', 'char', 'charoff', 'valign'],
  td: [
    'abbr',
    'align',
    'axis',
    'bgcolor',
    'char',
    'charoff',
    'colspan',
    'headers',
    'height',
    'nowrap',
    'rowspan',
    'scope',
    'valign',
    'width',
  ],
  textarea: ['cols', 'rows', 'disabled', 'name', 'readonly'],
  tfoot: ['align', 'char', 'charoff', 'valign'],
  th: [
    'abbr',
    'align',
    'axis',
    'bgcolor',
    'char',
    'charoff',
    'colspan',
    'headers',
    'height',
    'nowrap',
    'rowspan',
    'scope',
    'valign',
    'width',
  ],
  thead: ['align', 'char', 'charoff', 'valign'],
  time: ['datetime'],
  title: [],
  tr: ['align', 'bgcolor', 'char', 'charoff', 'valign'],
  track: ['default', 'kind', 'label', 'src', 'srclang'],
  tt: [],
  u: [],
  ul: ['type', 'popover'],
  var: [],
  video: [
    'autoplay',
    'controls',
    'height',
    'loop',
    'muted',
    'playsinline',
    'poster',
    'preload',
    'src',
    'width',
  ],
  // Some versions know these two and some do not; an alarm would be false in the former.
  bdi: [],
  wbr: [],
  ...ksesMathTags,
};

/** The functions that `safecss_filter_attr()` leaves in values; `rgb()` and others drop the declaration. */
export const ksesFunctions: string[] = (
  'var calc min max minmax clamp repeat url linear-gradient radial-gradient conic-gradient ' +
  'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient'
).split(' ');

/** The properties of `safecss_filter_attr()`. */
export const ksesStyles: string[] = (
  'background background-color background-image background-position background-size background-attachment ' +
  'background-blend-mode background-repeat border border-radius border-width border-color border-style border-right ' +
  'border-right-color border-right-style border-right-width border-bottom border-bottom-color ' +
  'border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-left ' +
  'border-left-color border-left-style border-left-width border-top border-top-color border-top-left-radius ' +
  'border-top-right-radius border-top-style border-top-width border-spacing border-collapse caption-side columns ' +
  'column-count column-fill column-gap column-rule column-span column-width color filter font font-family font-size ' +
  'font-style font-variant font-weight letter-spacing line-height text-align text-decoration text-indent ' +
  'text-transform white-space writing-mode height min-height max-height width min-width max-width margin ' +
  'margin-right margin-bottom margin-left margin-top margin-block-start margin-block-end margin-inline-start ' +
  'margin-inline-end padding padding-right padding-bottom padding-left padding-top padding-block-start ' +
  'padding-block-end padding-inline-start padding-inline-end flex flex-basis flex-direction flex-flow flex-grow ' +
  'flex-shrink flex-wrap gap column-gap row-gap grid-template-columns grid-auto-columns grid-column-start ' +
  'grid-column-end grid-column grid-column-gap grid-template-rows grid-auto-rows grid-row-start grid-row-end ' +
  'grid-row grid-row-gap grid-gap justify-content justify-items justify-self align-content align-items align-self ' +
  'clear cursor direction display float list-style-type object-fit object-position opacity overflow vertical-align ' +
  'position top right bottom left z-index aspect-ratio box-shadow container-type --*'
).split(' ');

/** The names of `$allowedentitynames`. */
export const ksesReferences: string[] = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn acute micro para ' +
  'middot cedil ordm raquo iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute ' +
  'icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml ' +
  'quot amp lt gt apos OElig oelig Scaron scaron Yuml circ tilde ensp emsp thinsp zwnj zwj lrm rlm ndash mdash ' +
  'lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger permil lsaquo rsaquo euro fnof Alpha Beta Gamma Delta Epsilon ' +
  'Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma ' +
  'delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi ' +
  'omega thetasym upsih piv bull hellip prime Prime oline frasl weierp image real trade alefsym larr uarr rarr darr ' +
  'harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop ' +
  'infin ang and or cap cup int sim cong asymp ne equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil ' +
  'rceil lfloor rfloor lang rang loz spades clubs hearts diams sup1 sup2 sup3 frac14 frac12 frac34 there4'
).split(' ');
