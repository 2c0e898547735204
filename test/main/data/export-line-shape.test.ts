import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/contract/errors';
import { checkExport } from '../../../src/main/data/export-check';
import { shapeProblem } from '../../../src/main/data/export-line-shape';

const problemOf = (text: string): string | undefined => shapeProblem(Buffer.from(text));

/** Lines of a file whose second one is longer than a string can be. */
function* linesUntilTooLong() {
  yield {
    number: 1,
    bytes: Buffer.from('{"kind":"locdesk-export","format":1,"program":"1","made":"x"}'),
    until: 9,
  };

  throw new AppError('INVALID_INPUT', 'line 2: is longer than 400 MiB');
}

describe('a line that must not be parsed', () => {
  it('has more values than fit into memory', () => {
    expect(shapeProblem(Buffer.alloc(8_000_001, ','))).toBe('has more than 8000000 values');
    expect(shapeProblem(Buffer.alloc(8_000_000, ','))).toBeUndefined();
  });

  it('is nested deeper than it could be written again; beside each other is not deep', () => {
    expect(problemOf('[{"a":'.repeat(60))).toBe('is nested deeper than 100 levels');
    expect(problemOf(`[${'[{}],'.repeat(500)}0]`)).toBeUndefined();
  });

  it('is not one with many brackets and commas in its texts, whatever is escaped there', () => {
    const text = '[{,'.repeat(3_000_000);
    expect(problemOf(JSON.stringify({ a: `\\"${text}\\\\` }))).toBeUndefined();
  });

  it('is too long to be read, and is reported after the problems above it', () => {
    const { problems } = checkExport(
      linesUntilTooLong(),
      () => undefined,
      () => undefined,
    );
    expect(problems.at(-1)).toBe('line 2: is longer than 400 MiB');
  });
});
