import type {
  FieldRule,
  PlaceholderSyntax,
  RuleOfKind,
} from '../../../src/content/receivers/receiver-profile';

/** A text of a field with a breach of a rule in it, made of a real one. */
export interface Planted {
  readonly source: string;
  readonly target: string;
  /** Place of the breach in the target; absent where the whole value is broken. */
  readonly at?: { readonly from: number; readonly to: number };
}

/** The texts of a field that breaks no rule yet. */
export interface PlantedInto {
  readonly source: string;
  readonly target: string;
}

/**
 * Returns breaches of a rule in a real text, made from the rule's parameters; none where the text is too
 * short for one. It knows nothing of how the rules look for a breach.
 */
export function plantBreaches(rule: FieldRule, into: PlantedInto): readonly Planted[] {
  switch (rule.kind) {
    case 'required':
      return ['', '  \n', '\u00A0'].map((target) => ({ ...into, target }));
    case 'length':
      return tooLong(rule, into);
    case 'single-line':
      return ['\n', '\r\n', '\r'].flatMap((end) => between(into, end));
    case 'tags':
      return tags(rule, into);
    case 'markup':
      return rule.markup === 'block-html'
        ? around(into, '<iframe>', '</iframe>')
        : around(into, '<p>', '</p>');
    case 'attributes':
      return rule.forbidden
        .map((name) => name.replace('*', 'click'))
        .flatMap((name) => around(into, `<em ${name}="a">`, '</em>'));
    case 'styles':
      return ['position: fixed', 'behavior: url(a)', '-moz-binding: url(b)']
        .filter((style) => !(rule.allowed ?? []).includes(style.split(':')[0] ?? ''))
        .flatMap((style) => around(into, `<span style="${style}">`, '</span>'));
    case 'schemes':
      return ['javascript', 'vbscript', 'data', 'blob']
        .filter((one) =>
          rule.allowed === undefined ? (rule.forbidden ?? []).includes(one) : !rule.allowed.includes(one),
        )
        .flatMap((scheme) => around(into, `<a href="${scheme}:go">`, '</a>'));
    case 'references':
      if (rule.only !== undefined) return [' &#x1F600; ', ' & {b} '].flatMap((text) => between(into, text));
      return [' & ', ' &nosuchname; '].flatMap((text) => between(into, text));
    case 'characters':
      return characters(rule, into);
    case 'encoding':
      return ['\u{1F600}'].flatMap((text) => between(into, text));
    case 'slug':
      return slugs(rule, into);
    case 'pattern':
      return [{ ...into, target: into.target.replace(/^\/+/, '') }].filter(({ target }) => target !== '');
    // Only profiles of content models have these; their own tests break them.
    case 'min-length':
    case 'values':
    case 'without-pattern':
      return [];
    case 'url':
      return ['ftp://', 'javascript:', 'www.'].map((begin) => ({
        ...into,
        target: `${begin}${into.target.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 40)}.example`,
      }));
    case 'white-space':
      return [
        ...(rule.trims ? [` ${into.target}`, `${into.target}\n`] : []).map((target) => ({ ...into, target })),
        ...(rule.collapses ? between(into, '  ') : []),
      ];
    case 'escapes':
      return rule.atStart === true
        ? Array.from(rule.form === undefined ? rule.characters : ['?', '@string/']).map((one) => ({
            ...into,
            // A reference has no tags and no address in it.
            target: `${one}${rule.form === undefined ? into.target : into.target.replaceAll(/[<:/].*/gs, '_')}`,
            at: { from: 0, to: 1 },
          }))
        : Array.from(rule.characters).flatMap((one) => between(into, one));
    case 'escape-sequences':
      return [
        ...Array.from(rule.digitsAfter ?? '').map((letter) => `\\${letter}12zz`),
        ...(rule.letters === undefined
          ? []
          : ['q', 'x', 'k'].filter((one) => !rule.letters?.includes(one)).map((one) => `\\${one}`)),
      ].flatMap((text) => between(into, text));
    case 'xml':
      return [
        ...[' < ', ' & '].flatMap((text) => between(into, text)),
        ...['<b>', '</i>'].flatMap((text) =>
          between(into, text).map(({ source, target }) => ({ source, target })),
        ),
      ];
    case 'placeholders':
      return placeholders[rule.syntax].flatMap(([right, wrong]) => inBoth(into, right, wrong));
    case 'numbered':
      return inBoth(into, '%s %d', '%s %d');
    case 'same-tags':
      return [
        ...around(into, '<em>', '</em>').map(({ source, target }) => ({ source, target })),
        ...around(into, '<em>', '</em>').map(({ target }) => ({ source: target, target: into.target })),
      ];
  }
}

/** A placeholder of the source, and a translated, retyped or missing one of the target. */
const placeholders: Readonly<Record<PlaceholderSyntax, readonly (readonly [string, string])[]>> = {
  printf: [
    ['%1$s', '%1$d'],
    ['%1$d', '%2$d'],
    ['%s', ''],
  ],
  apple: [
    ['%@', '%d'],
    ['%1$@', '%2$@'],
    ['%ld', ''],
  ],
  drupal: [
    ['@count', '@zahl'],
    ['%name', ''],
    [':url', ':adresse'],
  ],
  liquid: [
    ['{{ count }}', '{{ anzahl }}'],
    ['{{ name }}', ''],
  ],
  'merge-tags': [
    ['*|FNAME|*', '*|VORNAME|*'],
    ['*|UNSUB|*', ''],
  ],
  blocks: [
    ['<!-- wp:separator /-->', ''],
    ['<!-- wp:spacer /-->', '<!-- wp:abstand /-->'],
  ],
};

/** Puts a text in the middle, between two words and outside of tags and references. */
function between({ source, target }: PlantedInto, text: string): readonly Planted[] {
  const [from] = word(target) ?? [];
  if (from === undefined) return [];
  return [
    {
      source,
      target: `${target.slice(0, from)}${text}${target.slice(from)}`,
      at: { from, to: from + text.length },
    },
  ];
}

/** Puts tags around a word in the middle. */
function around({ source, target }: PlantedInto, open: string, close: string): readonly Planted[] {
  const [from, to] = word(target) ?? [];
  if (from === undefined || to === undefined) return [];
  const planted = `${open}${target.slice(from, to)}${close}`;
  return [
    {
      source,
      target: `${target.slice(0, from)}${planted}${target.slice(to)}`,
      at: { from, to: from + planted.length },
    },
  ];
}

function inBoth(into: PlantedInto, right: string, wrong: string): readonly Planted[] {
  const [at] = word(into.source) ?? [];
  if (at === undefined) return [];
  const source = `${into.source.slice(0, at)}${right} ${into.source.slice(at)}`;
  return between({ ...into, source }, `${wrong} `).map(({ target }) => ({ source, target }));
}

/** Start and end of a word near the middle that stands in text. */
function word(value: string): readonly [number, number] | undefined {
  const free = value
    .replaceAll(
      /<!--[^]*?-->|<(script|style|pre|code)\b[^]*?<\/\1>|<[^<>]*>|&[a-z0-9#]+;|\\.|%\S+/gi,
      (one) => '\0'.repeat(one.length),
    )
    .matchAll(/(?<![\0\p{L}])\p{L}{3,}/gu);
  const words = [...free];
  const found = words[Math.floor(words.length / 2)];
  return found === undefined ? undefined : [found.index, found.index + found[0].length];
}

function tags(rule: RuleOfKind<'tags'>, field: PlantedInto): readonly Planted[] {
  const into =
    rule.onlyInXml === true ? { ...field, target: field.target.replaceAll(/<[^>]*>|[<>&]/g, ' ') } : field;
  const isAllowed = (name: string): boolean =>
    rule.allowed === undefined ? !(rule.forbidden ?? []).includes(name) : name in rule.allowed;
  const names = ['iframe', 'form', 'marquee', 'h1', 'table', 'x-card', ...(rule.forbidden ?? [])];
  const own =
    rule.allowed === undefined ? [] : ['em', 'strong', 'b', 'p', 'a'].filter((one) => isAllowed(one));
  const foreign = own
    .filter((name) => !(rule.allowed?.[name] ?? []).some((one) => one === '*'))
    .slice(0, 1)
    .flatMap((name) => around(into, `<${name} onpointermove="a()">`, `</${name}>`));
  return [
    ...names.filter((name) => !isAllowed(name)).flatMap((name) => around(into, `<${name}>`, `</${name}>`)),
    ...foreign,
  ];
}

function characters(rule: RuleOfKind<'characters'>, into: PlantedInto): readonly Planted[] {
  // oxlint-disable-next-line no-control-regex
  if (rule.onlyInAscii === true && /[^\0-\x7F]/.test(into.target)) return [];
  const pool = [
    '\u0007',
    '\u0001',
    '\u000B',
    '/',
    ':',
    '[',
    ']',
    '*',
    '|',
    '@',
    ';',
    ',',
    '"',
    '(',
    'é',
    '字',
  ];
  const isBroken = (one: string): boolean =>
    rule.allowed === undefined
      ? new RegExp(`[${rule.forbidden}]`, 'u').test(one)
      : new RegExp(`[^${rule.allowed}]`, 'u').test(one);
  return pool.filter((one) => isBroken(one)).flatMap((one) => between(into, one));
}

/** A slug made of the text, as the receiver likes it, with one character that it does not. */
function slugs({ allowed, separator }: RuleOfKind<'slug'>, into: PlantedInto): readonly Planted[] {
  const slug = into.target
    .replaceAll(/<[^>]*>|&[^;\s]*;/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, separator)
    .slice(0, 60)
    .split(separator)
    .filter((part) => part !== '')
    .join(separator);
  if (!/[a-z]{4}/.test(slug)) return [];
  const fits = new RegExp(`^[${allowed}]*$`, 'u');
  return [' ', '!', '?', 'é', '字', 'Ü']
    .filter((one) => !fits.test(one))
    .flatMap((one) => between({ ...into, target: slug }, one))
    .map(({ source, target }) => ({ source, target }));
}

const lengthOf = {
  characters: (text: string) => [...new Intl.Segmenter('en').segment(text)].length,
  codePoints: (text: string) => Array.from(text).length,
  utf16: (text: string) => text.length,
  utf8Bytes: (text: string) => new TextEncoder().encode(text).length,
  encoded: (text: string) => encodeURIComponent(text.replaceAll(/[\0-\x7F]/g, 'a')).length,
  words: (text: string) => text.trim().split(/\s+/).length,
};

/** The text said over and over, cut after the first word that is too much. */
function tooLong(
  { max, unit, of, per, onlyInAscii, withoutAccents }: RuleOfKind<'length'>,
  into: PlantedInto,
): readonly Planted[] {
  // oxlint-disable-next-line no-control-regex
  if (onlyInAscii === true && /[^\0-\x7F]/.test(into.target)) return [];
  const space = unit === 'encoded' || per === 'word' ? '' : ' ';
  const plain =
    withoutAccents === true
      ? into.target.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
      : into.target;
  const text = (of === 'text' ? plain.replaceAll(/<[^>]*>|&[^;]*;/g, ' ') : plain)
    .replaceAll(/\s+/g, space)
    .trim();
  if (text === '') return [];
  const size = lengthOf[unit];
  const times = Math.ceil((max + 1) / Math.max(1, size(`${text}${space}`))) + 1;
  const words = Array.from({ length: times }, () => text).join(space);
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (size(words.slice(0, middle).toWellFormed()) > max) high = middle;
    else low = middle + 1;
  }
  const target = words.slice(0, low).toWellFormed();
  return size(target) > max ? [{ ...into, target }] : [];
}
