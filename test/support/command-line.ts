import { runCommandLine } from '../../src/main/cli/run';
import { inlineJobs } from './inline-jobs';

interface Ran {
  /** The exit code. */
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line in this process, with `stdin` as its input. */
export async function commandLine(
  args: readonly string[],
  { stdin = '', isTerminal = false } = {},
): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runCommandLine(
    args,
    { out: (line) => out.push(line), error: (line) => error.push(line) },
    {
      version: '1.2.3',
      uiFolder: '/nowhere',
      queryFile: '',
      checkpointFile: '',
      backgroundFile: '',
      pageFile: '',
      pseudoFile: '',
      dictionaryFolder: '',
      openJobs: inlineJobs,
    },
    { isTerminal, read: async () => stdin, bytes: async () => Buffer.from(stdin) },
  );
  return { code, out: out.join('\n'), error: error.join('\n') };
}
