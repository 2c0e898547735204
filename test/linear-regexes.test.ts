import { expect, it } from 'vitest';
import { isSoak, scaled } from './support/effort';
import { processorMs } from './support/processor-time';
import { attacksOn, likelyAttacksOn } from './support/content/regex-attacks';
import { sourceRegexes } from './support/content/source-regexes';

/**
 * In a text of this length a linear expression takes a third of a millisecond, and a quadratic one more than
 * one; in twice the length it takes several, so that not even the mildest one passes for linear.
 */
const usualLength = scaled(3_000, 6_000);
const suspectMs = 0.9;
/** Three times the length takes three times as long, or nine times when the time grows by the square. */
const mostGrowth = 6;

/** A pattern without repetition takes bounded time. */
const repeats = /[*+]|\{\d+,\d*\}/;

/** Matches at every position, as `matchAll`, `test`, `split` and loops of sticky matches do, too. */
function searchMs(regex: RegExp, text: string): number {
  const everywhere = new RegExp(regex.source, `${regex.flags.replaceAll(/[gy]/g, '')}g`);
  return processorMs(() => {
    text.replaceAll(everywhere, '');
  });
}

/** The least of a few: a compilation, a collection of garbage or a neighbour on the core spoils only some. */
function surelyMs(regex: RegExp, text: string): number {
  return Math.min(...[1, 2, 3].map(() => searchMs(regex, text)));
}

/**
 * How many times as long three times the length takes; 0 for what is quick. What looks too slow is measured
 * again, because a neighbour on the core may have come between the two.
 */
function leastGrowth(regex: RegExp, attack: string, longer: string): number {
  let least = Infinity;
  for (let tries = 0; tries < 4 && least > mostGrowth; tries += 1) {
    const ms = surelyMs(regex, attack);
    if (ms <= suspectMs) return 0;
    least = Math.min(least, surelyMs(regex, longer) / ms);
  }
  return least;
}

/**
 * Returns the first attack that takes time out of proportion to its length. Tries the likely attacks, which
 * take a few hundred milliseconds for the whole program, and one of every `step` others: always the same ones
 * of an expression, so that a change that passed doesn't fail the next time.
 */
function slowAttack(regex: RegExp, step: number, length: number): string | undefined {
  return (
    slowAmong(regex, (size) => likelyAttacksOn(regex, size), length) ??
    slowAmong(
      regex,
      (size) => attacksOn(regex, size).filter((_, index) => (index + regex.source.length) % step === 0),
      length,
    )
  );
}

/** Returns the first of these attacks that takes time out of proportion to its length. */
function slowAmong(
  regex: RegExp,
  attacks: (length: number) => readonly string[],
  length: number,
): string | undefined {
  for (const [index, attack] of attacks(length).entries()) {
    if (searchMs(regex, attack) <= suspectMs) continue;
    const growth = leastGrowth(regex, attack, attacks(length * 3)[index] ?? '');
    if (growth > mostGrowth) return `${JSON.stringify(attack.slice(0, 40))}… ×${growth.toFixed(1)}`;
  }
  return undefined;
}

it('every regular expression of the program takes time in proportion to the length of the text', async () => {
  const all = await sourceRegexes(async () => {
    const { checkField } = await import('../src/content/checks/check-field');
    const field = { type: 'body', data: 'text', source: 'Save', target: 'Сохранить' };
    for (const target of ['ru', 'de']) checkField(field, { source: 'en', target });
    const dated = { ...field, source: '1 March 2024', target: '2024 оны гуравдугаар сарын 1' };
    checkField(dated, { source: 'en', target: 'mn' });
    const { rehearseField } = await import('../src/content/receivers/rehearse');
    const profiles = await import('../src/content/receivers/built-in/built-in-profiles');
    for (const id of ['slug', 'alias', 'pageName', 'from_name']) {
      const delivered = { ...field, id, position: 0, target: 'ü ' };
      for (const profile of profiles.builtInProfiles) rehearseField(profile, delivered);
    }
    const { profileOfModel } = await import('../src/content/receivers/content-models/profile-of-model');
    const validations = [
      { regexp: { pattern: '^[a-z]+(?:-[a-z]+)*$' } },
      { prohibitRegexp: { pattern: '[!?]' } },
    ];
    const model = profileOfModel({ fields: [{ id: 'slug', type: 'Symbol', validations }] });
    if (model !== undefined)
      rehearseField(model.profile, { ...field, id: 'slug', position: 0, target: 'a!' });
  });
  expect(all.length).toBeGreaterThan(300);
  const tried = new Set<string>();
  const slow: string[] = [];
  for (const { file, regex } of all) {
    if (tried.has(String(regex)) || !repeats.test(regex.source)) continue;
    tried.add(String(regex));
    const attack = slowAttack(regex, scaled(40, 1), usualLength);
    if (attack !== undefined) slow.push(`${file}: ${String(regex)} on ${attack}`);
  }
  expect(slow).toEqual([]);
}, 600_000);

it.each(scaled([/[ \t]+$/], [/[ \t]+$/, /(\d+) bytes/, /"(?:[^"\\]|\\.)*"/]))(
  'an expression that is quadratic is found: %s',
  (regex) => {
    expect(slowAttack(regex, 1, scaled(2_500, 6_000))).toBeDefined();
  },
);

/**
 * The program had the first five until a soak found them: a usual run, which tried only one of every 40
 * attacks, missed them. Only a soak measures that they are quadratic, because that takes seconds.
 */
it.each([
  [/\d+$/, '', '0'],
  [/\n\s*$/, '', '\n'],
  [/[.:!?…]*\s*$/, '', '.'],
  [/[/–—\n]\s*$|\s-\s+$/, '', '\n'],
  [/\p{L}\P{L}*\s\P{L}*\p{L}/u, 'p', ' '],
  [/--?[a-z][\w-]*[= ]$/, '', '-a'],
  [/[[({][^\])}\n]*(?:check|review)/i, '', '['],
  [/"((?:[^"\\]|\\.)+)"\s*:/, '', '\\"'],
])('the likely attacks on %s have the one on which it is quadratic', (regex, start, turn) => {
  const attack = (turns: number): string => `\u0001${start}${turn.repeat(turns)}\u0001`;
  expect(likelyAttacksOn(regex, 3 * turn.length)).toContain(attack(3));
  if (isSoak) expect(leastGrowth(regex, attack(3_000), attack(9_000))).toBeGreaterThan(mostGrowth);
});
