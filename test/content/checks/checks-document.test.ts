import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { problemMessages } from '../../../src/content/checks/problem-messages';
import { checkIds, type CheckId } from '../../../src/content/checks/problem';
import { usualLevel } from '../../../src/contract/level-of';

const document = readFileSync(join(resolve(import.meta.dirname, '../../..'), 'docs/checks.md'), 'utf8');
/** Rows of the table of checks: name, id, level, sentence. */
const rows = Array.from(
  document.matchAll(/^\| ([^|]+?) \(`([a-z-]+)`\) +\| ([^|]+?) +\| ([^|]+?) +\|/gm),
  (row) => row.slice(1),
);
const messages: Readonly<Record<string, string>> = problemMessages;

it('the document has every check, by its name in the window and as much as it counts at first', () => {
  expect(rows.map(([name, id, level]) => [name, id, level])).toEqual(
    checkIds.map((check) => [messages[`checkNames.${check}`], check, levelInWords(check)]),
  );
});

it.each(rows)(
  'the sentence it has for %s is one that the window says',
  (_name, id, _level, sentence = '') => {
    const said = Object.keys(messages).filter((key) => key.startsWith(`problemText.${id}.`));
    const plain = sentence.replaceAll('`', '');
    expect(said.some((key) => asPattern(messages[key] ?? '').test(plain))).toBe(true);
  },
);

function levelInWords(check: CheckId): string {
  const level = usualLevel(check);
  return level === 'mixed' ? 'error or warning' : level;
}

/** Builds a pattern that accepts any text for the message's values. */
function asPattern(message: string): RegExp {
  const parts = message.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
