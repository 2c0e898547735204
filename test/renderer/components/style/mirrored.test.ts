import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = globSync('src/renderer/**/*.css').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((rule, index) => ({ place: `${file}:${index + 1}: ${rule.trim()}`, rule })),
);

/** Whether a shorthand gives the left side another room than the right side, whatever the direction. */
function isOneSided(rule: string): boolean {
  const [, values = ''] = /^\s*(?:padding|margin|inset): ([^;]+);/.exec(rule) ?? [];
  const [, right, , left] = values.match(/calc\([^)]*\)|\S+/g) ?? [];
  return left !== undefined && left !== right;
}

const placesOf = (isFault: (rule: string) => boolean): readonly string[] =>
  rules.filter(({ rule }) => isFault(rule)).map(({ place }) => place);

test('room at one side is on the other side in windows from right to left', () => {
  expect(rules.length).toBeGreaterThan(3000);
  expect(placesOf(isOneSided)).toEqual([]);
});

test('a title in a language from left to right begins where the window begins: Chromium knows the prefix alone', () => {
  expect(placesOf((rule) => /text-align: match-parent/.test(rule))).toEqual([]);
});
