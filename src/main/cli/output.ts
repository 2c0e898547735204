import { printable } from '../platform/printable';

/** Output of a command; tests pass their own. */
export interface Output {
  /** Prints texts as one line each: a line break inside a text is escaped. */
  readonly out: (...lines: readonly string[]) => void;
  readonly error: (line: string) => void;
  /** A terminal, whose lines can be overwritten; absent for a file or a pipe. */
  readonly terminal?: Terminal;
}

export interface Terminal {
  readonly write: (text: string) => void;
  readonly columns: () => number;
}

export const processOutput: Output = {
  out: (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')),
  error: (line) => process.stderr.write(`${line}\n`),
  ...(process.stderr.isTTY && process.env['TERM'] !== 'dumb'
    ? {
        terminal: {
          write: (text: string) => void process.stderr.write(text),
          // Terminals that don't report their width report 0.
          columns: () => process.stderr.columns || 80,
        },
      }
    : {}),
};

/**
 * Lets a command run to its end, with its exit code, once the reader of its output is gone (`locdesk check |
 * head`). Another failure, such as a full disk, ends it with one line.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      process.stderr.write(`locdesk: The output can't be written: ${error.message}\n`);
      process.exit(exitCodes.failure);
    });
  }
}

/** Returns an output that is safe for text from outside: nothing it prints controls the terminal. */
export function printableOutput(output: Output): Output {
  return {
    ...output,
    out: (...lines) => output.out(lines.map(printable).join('\n')),
    error: (line) => output.error(printable(line)),
  };
}

/** Printed before a start that may take minutes because of a migration. */
export const upgradeText = 'Bringing the database up to this version; this may take a few minutes…';

/** Exit codes (decisions, section 11). */
export const exitCodes = { fine: 0, failure: 1, wrongUsage: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command line can't be understood: exit code 2. */
export class UsageError extends Error {}

/** Returns a number with its noun, in the plural unless it is one. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`;
}
