/**
 * Ways to plant a mistake. A kind of mistake is a function of a field (`source`, `target`) and its context
 * (`language`, `random`, `other`: another field between the same languages, `inOther`: the target in another
 * language). It returns the field before and after, or undefined where a field has no place for the mistake.
 */

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

export const pick = (list, random) => list[Math.floor(random() * list.length)];

export const changed = (field, target) => ({ before: field, after: { ...field, target } });

/** The whole target becomes what `by` returns. */
export const whole = (by) => (field, context) => {
  const target = by(field, context);
  return target === undefined ? undefined : changed(field, target);
};

/** One random match of a pattern in the target as written. */
export const written = (pattern, by) => (field, context) => {
  const match = pick([...field.target.matchAll(pattern)], context.random);
  if (match === undefined) return undefined;
  const to = by(...match, context);
  if (to === undefined) return undefined;
  return changed(field, spliced(field.target, match.index, match[0].length, to));
};

/** One random match in text between tags that is neither code nor an address nor a placeholder. */
export const prose = (pattern, by) => (field, context) => {
  const place = pick(matchesInProse(field, pattern), context.random);
  if (place === undefined) return undefined;
  const to = by(...place.match, context);
  if (to === undefined) return undefined;
  return changed(field, spliced(field.target, place.at, place.match[0].length, to));
};

/**
 * Adds a text to both sides, and for the mistake another one to the target. The texts may be functions of the
 * target language; without one for the language nothing is planted.
 */
export const both =
  (text, wrong, right = text) =>
  (field, { language }) => {
    const [given, bad, good] = [text, wrong, right].map((part) =>
      typeof part === 'function' ? part(language.target.split('-')[0]) : part,
    );
    if (given === undefined || bad === undefined || good === undefined) return undefined;
    const before = { ...field, source: put(field.source, given), target: put(field.target, good) };
    return { before, after: { ...before, target: put(field.target, bad) } };
  };

/** Plants only in targets of these languages. */
export const inLanguages = (languages, make) => (field, context) =>
  languages.test(context.language.target) ? make(field, context) : undefined;

export const exceptLanguages = (languages, make) => (field, context) =>
  languages.test(context.language.target) ? undefined : make(field, context);

export const inHtml = (make) => (field, context) => (isHtml(field) ? make(field, context) : undefined);
export const inPlain = (make) => (field, context) => (isHtml(field) ? undefined : make(field, context));

export const isHtml = ({ data }) => data === 'html';

/** Languages without spaces between words. */
export const UNSPACED = /^(?:ja|zh|th)/;

/** Inserts a text at the end of the last block. */
export function put(value, text) {
  const isBlock = /<\/(?:p|li|dd|td|h2|div)>\s*$/.test(value);
  if (isBlock)
    return value.replace(/(<\/[a-z\d]+>\s*)$/, () => `${text}${/(<\/[a-z\d]+>\s*)$/.exec(value)[0]}`);
  return value.trimEnd() + text;
}

export const spliced = (text, at, length, by) => text.slice(0, at) + by + text.slice(at + length);

export function matchesInProse({ target, data }, pattern) {
  if (data !== 'html') return placesIn(target, 0, pattern);
  const places = [];
  let kept = 0;
  for (const { 0: piece, index } of target.matchAll(/<[^>]*>|[^<]+/g)) {
    const tag = /^<(\/?)(?:code|pre|kbd|samp|script|style)\b/.exec(piece);
    if (tag !== null) kept += tag[1] === '' ? 1 : -1;
    if (kept > 0 || piece.startsWith('<')) continue;
    places.push(...placesIn(piece, index, pattern));
  }
  return places;
}

function placesIn(piece, offset, pattern) {
  const blanked = piece.replaceAll(
    /&#?\w+;|\S*(?::\/\/|www\.|@)\S*|[$#%]?\{[^}]*\}|%[-\d.$]*(?:\(\w+\))?[a-zA-Z]+|\\./g,
    (reference) => '\u0001'.repeat(reference.length),
  );
  return [...blanked.matchAll(pattern)].map((match) => ({ at: offset + match.index, match }));
}

const BLOCK =
  /(<(?:p|li|dd|td|dt|h\d)\b[^>]*>)((?:(?!<\/?(?:p|li|dd|dt|td|ul|ol|div|pre|br|h\d)\b)[^])+?)(<\/(?:p|li|dd|dt|td|h\d)>)/g;

/** Paragraphs, items and cells of a value with their texts. */
export const blocksOf = (value) =>
  [...value.matchAll(BLOCK)].map(({ index, 0: all, 1: open, 2: text }) => ({
    all,
    text,
    at: index,
    textAt: index + open.length,
  }));

export const plainOf = (html) => html.replaceAll(/<[^>]*>/g, '').trim();

/**
 * Whether a text has two words that are not code: a usage line, whose names are in bold and in italics, stays
 * as it is in every language.
 */
export const hasProse = (html) => {
  const text = html.replaceAll(/<(code|pre|kbd|samp)\b[^]*?<\/\1>/g, ' ');
  const isUsage = /^\s*<b>/.test(text);
  return TWO_WORDS.test(plainOf(isUsage ? text.replaceAll(/<([bi])>[^<]*<\/\1>/g, ' ') : text));
};

const TWO_WORDS = /\p{L}{2}.*\s.*\p{L}{2}/su;

/** One random block whose partner on the other side has the same tag; both sides have equally many. */
export function pairOfBlocks({ source, target, data }, random, least = 0) {
  if (data !== 'html') {
    const text = { text: target, all: target, at: 0, textAt: 0 };
    return target.length < least ? undefined : { from: { ...text, text: source, all: source }, to: text };
  }
  const [from, to] = [blocksOf(source), blocksOf(target)];
  if (from.length !== to.length) return undefined;
  const pairs = from.map((block, index) => ({ from: block, to: to[index] }));
  return pick(
    pairs.filter((pair) => plainOf(pair.from.text).length >= least && pair.from.text !== pair.to.text),
    random,
  );
}

/** Splits a text without block tags into sentences, each with the white space after it. */
export const sentencesOf = (text) =>
  text
    .match(/[^.!?。！？]*(?:[.!?](?![\s<]|$)[^.!?。！？]*)*(?:[.!?。！？]+["'”»）)]*(?:<\/\w+>)*\s*|$)/g)
    ?.filter((part) => part.trim() !== '') ?? [];
