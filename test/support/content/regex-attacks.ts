/* Builds inputs that make a regular expression slow, from its own pattern: runs of each character that it
   mentions, and repeated beginnings of its matches. The former let a loop start at every position, the
   latter a whole prefix. */

type Part =
  | { readonly kind: 'character'; readonly samples: readonly string[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly options: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: number; readonly max: number }
  | { readonly kind: 'empty' };

/** Characters of every kind in content: one character that an atom matches represents the others. */
const alphabet = Array.from(
  'aZ059_- \t\n\r\f\v\u00A0.,;:!?/\\|@#$%^&*+=~`\'"()[]{}<>ßéñІжΩבع漢かカー한ไ१٣²½' +
    '\u0301\u064B\u05B0\u200B\u200D\u200E\u202E\u2028\u3000\uFFFD\uE000\uE001\uF8FF«»“”’„…–—。،؟¿¡€™©\u{1F600}\u{1F1E9}\u{20000}\u{1F3FB}',
);

/**
 * Returns a few attacks for each loop of a regular expression, which find most of the slow ones. They repeat
 * what the loop matches (of a class, the character that the most parts of the expression match, and three
 * others), what stands before the loop, or both. Each is a text of at least `length` characters.
 */
export function likelyAttacksOn(regex: RegExp, length: number): readonly string[] {
  const parser = new PatternParser(regex.source, regex.flags.replaceAll(/[gyd]/g, ''));
  parser.parse();
  const pumps = parser.loops.flatMap(({ part, before }) => {
    const turns =
      part.kind === 'character'
        ? [parser.commonest(part.samples), ...mostOf(part.samples, 3)]
        : [0, 1, 3].map((variant) => sample(part, variant).join(''));
    const beginning = sample({ kind: 'sequence', parts: before }, 0).join('');
    const once = [beginning, ''].flatMap((start) => turns.map((turn) => ({ start, turn })));
    return [...once, ...['', ...turns].map((turn) => ({ start: '', turn: beginning + turn }))];
  });
  const distinct = new Map(pumps.map((pump) => [`${pump.start}\n${pump.turn}`, pump])).values();
  return Array.from(distinct)
    .filter(({ turn }) => turn !== '')
    .map(({ start, turn }) => `\u0001${start}${turn.repeat(Math.ceil(length / turn.length))}\u0001`);
}

/** Attacks on a regular expression, each a text of at least `length` characters. */
export function attacksOn(regex: RegExp, length: number): readonly string[] {
  const parser = new PatternParser(regex.source, regex.flags.replaceAll(/[gyd]/g, ''));
  const pattern = parser.parse();
  const runs = new Set(parser.mentioned);
  const beginnings = new Set<string>();
  for (let variant = 0; variant < 8; variant += 1) {
    const pieces = sample(pattern, variant);
    let text = '';
    for (const piece of pieces) {
      text += piece;
      if (text.length <= 400) beginnings.add(text);
    }
  }
  const pumps = new Set([...runs, ...mostOf([...beginnings], 40)]);
  const attacks = Array.from(pumps, (pump) => pump.repeat(Math.ceil(length / pump.length)));
  // A beginning that occurs once, followed by many repetitions for an inner loop, which is the slow one.
  const turns = new Set(mostOf([...runs], 6));
  for (const { part } of parser.loops) {
    for (const variant of [0, 1, 3]) turns.add(sample(part, variant).join(''));
  }
  turns.delete('');
  for (const beginning of [...mostOf([...beginnings], 5), ...mostOf([...runs], 3)]) {
    for (const turn of mostOf([...turns], 12)) {
      attacks.push(beginning + turn.repeat(Math.ceil(length / turn.length)));
    }
  }
  // Two characters that take turns, as words and spaces do.
  const some = mostOf([...runs], 6);
  for (const first of some) {
    for (const second of some) {
      if (first !== second) attacks.push(`${first}${second}`.repeat(length / 2));
    }
  }
  // An end that doesn't match makes the expression backtrack, and retry one character further on.
  return attacks.flatMap((attack) => [attack, `\u0001${attack}\u0001`]);
}

/** Selects items evenly over the list. */
function mostOf<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const step = items.length / most;
  return items.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

/**
 * Returns one text that the pattern may match, in pieces; another `variant` chooses other options and
 * repetitions.
 */
function sample(part: Part, variant: number): readonly string[] {
  switch (part.kind) {
    case 'empty':
      return [];
    case 'character': {
      const chosen = part.samples[variant % Math.max(1, part.samples.length)];
      return chosen === undefined ? [] : [chosen];
    }
    case 'sequence':
      return part.parts.flatMap((one, index) => sample(one, variant + index * (variant & 1)));
    case 'choice':
      return sample(
        part.options[variant % part.options.length] ?? { kind: 'empty' },
        part.options.length === 1 ? variant : variant >> 1,
      );
    case 'repeat': {
      const turns = Math.min(part.max, part.min + (variant % 3));
      return Array.from({ length: Math.min(turns, 300) }, () => sample(part.part, variant)).flat();
    }
  }
}

/** Parses the part of a pattern's grammar that determines its matches. Assertions match nothing here. */
class PatternParser {
  readonly mentioned = new Set<string>();
  /** Parts that may repeat, each with the parts before it. */
  readonly loops: { readonly part: Part; readonly before: readonly Part[] }[] = [];
  /** Expressions for one character each. */
  readonly #atoms: RegExp[] = [];
  /** Parts before the group that is being parsed. */
  #before: readonly Part[] = [];
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  parse(): Part {
    const options: Part[] = [this.#sequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      options.push(this.#sequence());
    }
    return { kind: 'choice', options };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    const outer = this.#before;
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const before = [...outer, ...parts];
      this.#before = before;
      parts.push(this.#quantified(this.#atom(), before));
    }
    this.#before = outer;
    return { kind: 'sequence', parts };
  }

  /** The character that the most parts of the pattern match. */
  commonest(characters: readonly string[]): string {
    let [best, most] = ['', 0];
    for (const character of characters) {
      const matching = this.#atoms.filter((atom) => atom.test(character)).length;
      if (matching > most) [best, most] = [character, matching];
    }
    return best;
  }

  #quantified(part: Part, before: readonly Part[]): Part {
    const quantifier = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 20));
    if (quantifier === null) return part;
    this.#at += quantifier[0].length;
    const [, sign, from, comma, to] = quantifier;
    const min = sign === undefined ? Number(from) : sign === '+' ? 1 : 0;
    const most = to === '' ? Infinity : Number(to);
    const max = sign === undefined ? (comma === '' ? min : most) : sign === '?' ? 1 : Infinity;
    if (max > 20) this.loops.push({ part, before });
    return { kind: 'repeat', part, min, max };
  }

  #atom(): Part {
    const rest = this.#source.slice(this.#at);
    const group = /^\((?:\?(?:[:=!]|<[=!]|<[^>]+>|[a-z]*(?:-[a-z]+)?:))?/.exec(rest);
    if (group !== null) {
      this.#at += group[0].length;
      const inside = this.parse();
      this.#at += 1;
      return /^\(\?<?!/.test(group[0]) ? { kind: 'empty' } : inside;
    }
    if (/^(?:[\^$]|\\[bB]|\\[1-9]|\\k<)/.test(rest)) {
      this.#at += (/^\\k<[^>]+>/.exec(rest)?.[0] ?? /^\\?./s.exec(rest)?.[0] ?? '').length;
      return { kind: 'empty' };
    }
    const atom =
      (this.#flags.includes('v') ? CLASS_OF_CLASSES.exec(rest) : null)?.[0] ??
      /^(?:\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]+\}|\\u\{[^}]+\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[^]|[^])/u.exec(
        rest,
      )?.[0] ??
      '';
    this.#at += atom.length;
    return { kind: 'character', samples: this.#samplesOf(atom) };
  }

  #samplesOf(atom: string): readonly string[] {
    const one = new RegExp(`^(?:${atom})$`, this.#flags.replaceAll('m', ''));
    this.#atoms.push(one);
    // A class may name characters that the alphabet doesn't have.
    const named = Array.from(
      atom.replaceAll(/\\u\{?([\dA-Fa-f]{4,5})\}?/g, (_, hex: string) => decoded(hex)),
    );
    // First the characters that the pattern has a use for elsewhere: those lead a match astray.
    const samples = [...new Set([...Array.from(this.#source), ...alphabet, ...mostOf(named, 12)])].filter(
      (character) => one.test(character),
    );
    for (const character of mostOf(samples, 8)) this.mentioned.add(character);
    return samples;
  }
}

/** With the flag `v` a class may have others in it: `[\p{L}--[a-z]]`. */
const CLASS_OF_CLASSES = /^\[(?:\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^[\]\\])*\]/u;

function decoded(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
