import { printable } from '../platform/printable';

/** Where a command speaks; tests give their own. */
export interface Output {
  /** Each text is one line: a line break inside of it is shown as a character. */
  readonly out: (...lines: readonly string[]) => void;
  readonly error: (line: string) => void;
  /** A terminal: what is written may be written over; absent where that is a file or a pipe. */
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
          // A terminal that doesn't say how wide it is says 0.
          columns: () => process.stderr.columns || 80,
        },
      }
    : {}),
};

/** The same output for text from outside: nothing that it prints commands the terminal. */
export function printableOutput(output: Output): Output {
  return {
    ...output,
    out: (...lines) => output.out(lines.map(printable).join('\n')),
    error: (line) => output.error(printable(line)),
  };
}

/** Said before a start that may take minutes; once the database is of this version, no start does. */
export const upgradeText = 'Bringing the database up to this version; this may take a few minutes…';

/** Exit codes (decisions, section 11). */
export const exitCodes = { fine: 0, failure: 1, wrongUsage: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command line can't be understood: exit code 2. */
export class UsageError extends Error {}
