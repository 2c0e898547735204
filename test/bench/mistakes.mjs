/**
 * Mistakes as they happen. Each `make` is given a field (`source`, `target`), its language and a random
 * number generator, and answers the field before and after it; undefined where a field has no place for the
 * mistake.
 */
export const mistakes = {
  'target emptied': { check: 'target-empty', make: (field) => changed(field, '') },
  'paragraph emptied': {
    check: 'target-empty',
    make: (field, _, random) =>
      replaceOne(
        field,
        /(<(?:p|li|td|dd)\b[^>]*>)[^<]{20,}(<\/)/g,
        (_all, open, close) => open + close,
        random,
      ),
  },
  'whole left in the source language': {
    check: 'target-equals-source',
    make: (field) => (field.source.length > 60 ? changed(field, field.source) : undefined),
  },
  'paragraph left in the source language': {
    check: 'target-equals-source',
    make: (field, _, random) => leftParagraph(field, random),
  },
  'sentence left in the source language': {
    check: 'target-equals-source',
    also: 'script',
    make: (field, _, random) => leftSentence(field, random),
  },
  'tag lost': {
    check: 'tags-missing',
    make: (field, _, random) =>
      replaceOne(
        field,
        /<(strong|em|b|i|code|a|var)\b[^>]*>([^<]*)<\/\1>/g,
        (_all, _name, text) => text,
        random,
      ),
  },
  'tag added': {
    check: 'tags-extra',
    make: (field, _, random) => inProse(field, /\p{L}{4,}/gu, (word) => `<b>${word}</b>`, random),
  },
  'end tag lost': {
    check: 'tags-nesting',
    make: (field, _, random) =>
      replaceOne(field, /<\/(?:strong|em|b|i|code|a|var|ul|ol|div)>/g, () => '', random),
  },
  'link changed': {
    check: 'attribute-changed',
    make: (field, _, random) =>
      replaceOne(
        field,
        /(href=")([^"]{4,})"/g,
        (_all, before, address) => `${before}${address.slice(0, -2)}x"`,
        random,
      ),
  },
  'class changed': {
    check: 'attribute-changed',
    make: (field, _, random) =>
      replaceOne(field, /class="([a-z]+)"/g, (_all, name) => `class="${name}s"`, random),
  },
  'script added': {
    check: 'unsafe-html',
    make: (field) => changed(field, `${field.target}<script>alert(1)</script>`),
  },
  'handler added': {
    check: 'unsafe-html',
    make: (field, _, random) =>
      replaceOne(field, /<(a|p|code)(?=[\s>])/g, (_all, name) => `<${name} onclick="x()"`, random),
  },
  'placeholder lost': { check: 'placeholders', make: (field) => withBoth(field, ' {count} %s', ' {count}') },
  'placeholder translated': {
    check: 'placeholders',
    make: (field) => withBoth(field, ' {{user.name}}', ' {{benutzer.name}}'),
  },
  'plural form lost': {
    check: 'placeholders',
    make: (field) =>
      withBoth(
        field,
        ' {n, plural, one {# file} other {# files}}',
        ' {n, plural, one {# x}}',
        ' {n, plural, one {# x} other {# y}}',
      ),
  },
  'digit changed': {
    check: 'numbers',
    make: (field, _, random) =>
      inProse(
        field,
        /(?<![\p{L}\p{N}._-])\d+(?:\.\d+)*(?![\p{L}\p{N}])/gu,
        (number) => number.replace(/\d$/, (digit) => String((Number(digit) + 3) % 10)),
        random,
      ),
  },
  'number lost': {
    check: 'numbers',
    make: (field) => withBoth(field, ' 1,250.75', ''),
  },
  'decimals lost': { check: 'numbers', make: (field) => withBoth(field, ' 12.5', ' 125', ' 12.5') },
  'unit changed': { check: 'numbers', make: (field) => withBoth(field, ' 64 GB', ' 64 MB', ' 64 GB') },
  'address changed': {
    check: 'addresses',
    make: (field) => withBoth(field, ' https://shop.example/a1', ' https://shop.example/a2'),
  },
  'e-mail lost': { check: 'addresses', make: (field) => withBoth(field, ' help@shop.example', '') },
  'end mark lost': {
    check: 'end-punctuation',
    make: (field, _, random) =>
      replaceOne(field, /(?<=\p{L})[.。?？](\s*<\/(?:p|li|dd|td)>)/gu, (_all, close) => close, random),
  },
  'space at the end': {
    check: 'edge-spaces',
    make: (field) => (isInline(field) ? changed(field, `${field.target} `) : undefined),
  },
  'double space': {
    check: 'double-spaces',
    make: (field, _, random) => inProse(field, /(?<=\p{L}) (?=\p{L})/gu, () => '  ', random),
  },
  'French space lost': {
    check: 'french-spacing',
    make: (field, { target }, random) =>
      target.startsWith('fr') ? inProse(field, / [:;!?](?=\s|$)/g, (mark) => mark.trim(), random) : undefined,
  },
  'word doubled': {
    check: 'doubled-words',
    make: (field, { target }, random) =>
      /^(?:ja|zh|th)/.test(target)
        ? undefined
        : inProse(field, /(?<=\s)\p{L}{3,}(?=\s)/gu, (word) => `${word} ${word}`, random),
  },
  'bracket lost': {
    check: 'brackets',
    make: (field, _, random) => inProse(field, /[)）]/g, () => '', random),
  },
  'quote lost': {
    check: 'brackets',
    make: (field, _, random) => inProse(field, /["”“»」]/g, () => '', random),
  },
  'look-alike letter': {
    check: 'script',
    make: (field, _, random) =>
      inProse(field, /(?<=\p{Script=Latin}{2})a(?=\p{Script=Latin}{2})/gu, () => 'а', random),
  },
  'letters of another script': {
    check: 'script',
    make: (field, _, random) => inProse(field, /\s/g, () => ' приме ', random),
  },
  'UTF-8 read as Latin-1': {
    check: 'corrupted',
    make: (field, _, random) =>
      inProse(
        field,
        /[à-ÿ‘’“”]|[\u3040-\ud7af]{2,}/gu,
        (text) => Buffer.from(text, 'utf8').toString('latin1'),
        random,
      ),
  },
  'character replaced': {
    check: 'corrupted',
    make: (field, _, random) => inProse(field, /\p{L}/gu, () => '\ufffd', random),
  },
  'reference escaped twice': {
    check: 'corrupted',
    make: (field, _, random) => inProse(field, /(?<=\p{L}) (?=\p{L})/gu, () => '&amp;nbsp;', random),
  },
  'zero width space': {
    check: 'invisible-added',
    make: (field, { target }, random) =>
      /^(?:ja|zh|th)/.test(target)
        ? undefined
        : inProse(field, /(?<=\p{L})(?=\p{L})/gu, () => '\u200b', random),
  },
  'byte order mark': { check: 'invisible-added', make: (field) => changed(field, `\ufeff${field.target}`) },
  'half left out': {
    check: 'length',
    make: (field, _, random) =>
      replaceOne(
        field,
        /(<(?:p|li|td|dd)\b[^>]*>)([^<]{150,})(<\/)/g,
        (_all, open, text, close) => open + text.slice(0, text.length / 3) + close,
        random,
      ),
  },
};

/** Pseudo-random numbers from 0 to 1, equal for equal seeds (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const changed = (field, target) => ({ before: field, after: { ...field, target } });

/** Adds the same text to both sides and, for the mistake, another text to the target. */
function withBoth(field, text, wrong, right = text) {
  const before = { ...field, source: put(field.source, text), target: put(field.target, right) };
  return { before, after: { ...before, target: put(field.target, wrong) } };
}

/** Inserts a text at the end of the last block. */
function put(value, text) {
  const isBlock = /<\/(?:p|li|dd|td|h2|div)>\s*$/.test(value);
  return isBlock ? value.replace(/(<\/[a-z\d]+>\s*)$/, `${text}$1`) : value + text;
}

function replaceOne(field, pattern, by, random) {
  const found = [...field.target.matchAll(pattern)];
  const match = found[Math.floor(random() * found.length)];
  if (match === undefined) return undefined;
  const { target } = field;
  return changed(
    field,
    target.slice(0, match.index) + by(...match) + target.slice(match.index + match[0].length),
  );
}

/** Replaces a match in text between tags that is neither code nor an address. */
function inProse(field, pattern, by, random) {
  const { target } = field;
  const places = [];
  let kept = 0;
  for (const { 0: piece, index } of target.matchAll(/<[^>]*>|[^<]+/g)) {
    const tag = /^<(\/?)(?:code|pre|kbd|samp|script|style)\b/.exec(piece);
    if (tag !== null) kept += tag[1] === '' ? 1 : -1;
    if (kept > 0 || piece.startsWith('<') || /:\/\/|www\./.test(piece)) continue;
    for (const match of piece
      .replaceAll(/&#?\w+;/g, (reference) => '\u0001'.repeat(reference.length))
      .matchAll(pattern)) {
      places.push({ at: index + match.index, text: match[0] });
    }
  }
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined) return undefined;
  return changed(
    field,
    target.slice(0, place.at) + by(place.text) + target.slice(place.at + place.text.length),
  );
}

const isInline = ({ source, target }) => !/<(?:p|div|h\d|ul|ol|table|dl|br)/.test(source + target);

const PARAGRAPH =
  /(<(?:p|li|dd|td)\b[^>]*>)((?:(?!<\/?(?:p|li|dd|td|ul|ol|div|pre|br|h\d)\b)[^])+?)(?=<\/(?:p|li|dd|td)>)/g;

function leftParagraph(field, random) {
  const [from, to] = [[...field.source.matchAll(PARAGRAPH)], [...field.target.matchAll(PARAGRAPH)]];
  if (from.length !== to.length || from.length === 0) return undefined;
  const index = Math.floor(random() * from.length);
  const text = from[index][2];
  if (text.replaceAll(/<[^>]*>/g, '').split(/\s+/).length < 5 || text === to[index][2]) return undefined;
  const start = to[index].index + to[index][1].length;
  return changed(
    field,
    field.target.slice(0, start) + text + field.target.slice(start + to[index][2].length),
  );
}

function leftSentence(field, random) {
  const sentences = [...field.source.matchAll(/(?<=[.!?]\s)[A-Z][^.<>!?]{30,200}\.(?=\s|<\/p)/g)].map(
    ([text]) => text,
  );
  const sentence = sentences[Math.floor(random() * sentences.length)];
  if (sentence === undefined) return undefined;
  return replaceOne(field, /(?<=[.。!?？]\s?)(?=<\/(?:p|li)>)/g, () => ` ${sentence}`, random);
}
