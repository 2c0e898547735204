import { storeFailure } from '../database/store-failure';
import { backupCommand, restoreCommand } from './backup-command';
import { checkCommand } from './check-command';
import { connectionCommand } from './connection-command';
import { exportCommand, importCommand } from './export-command';
import { fileCommand } from './file-command';
import { handoverCommand } from './handover-command';
import { helpText } from './help';
import { openCommand } from './open-command';
import { exitCodes, printableOutput, UsageError, type ExitCode, type Output } from './output';
import { sampleCommand } from './sample-command';
import { processInput, type SecretInput } from './secret-input';
import { serveCommand } from './serve-command';
import type { ServePlace } from './serve-place';
import { statusCommand } from './status-command';
import { takebackCommand } from './takeback-command';
import { tokenCommand } from './token-command';

/**
 * Runs the command line (decisions, section 11). A failure is one line on stderr with the reason and advice.
 */
export async function runCommandLine(
  args: readonly string[],
  rawOutput: Output,
  place: ServePlace,
  input: SecretInput = processInput,
): Promise<ExitCode> {
  const output = printableOutput(rawOutput);
  try {
    await runCommand(args, output, place, input);
    return exitCodes.fine;
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`locdesk: ${oneLine(error.message)}. "locdesk --help" shows how it is used.`);
      return exitCodes.wrongUsage;
    }
    const failure = storeFailure(error) ?? error;
    output.error(`locdesk: ${oneLine(failure instanceof Error ? failure.message : String(failure))}`);
    return exitCodes.failure;
  }
}

async function runCommand(
  args: readonly string[],
  output: Output,
  place: ServePlace,
  input: SecretInput,
): Promise<void> {
  const [command, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) return output.out(...helpText());
  switch (command) {
    case 'serve':
      return serveCommand(rest, output, place);
    case 'open':
      return openCommand(rest, output);
    case 'token':
      return tokenCommand(rest, output);
    case 'connection':
      return connectionCommand(rest, output, input);
    case 'status':
      return statusCommand(rest, output);
    case 'backup':
      return backupCommand(rest, output);
    case 'restore':
      return restoreCommand(rest, output, place.openJobs);
    case 'export':
      return exportCommand(rest, output, place.version);
    case 'import':
      return importCommand(rest, output);
    case 'check':
      return checkCommand(rest, output, input);
    case 'file':
      return fileCommand(rest, output);
    case 'handover':
      return handoverCommand(rest, output);
    case 'takeback':
      return takebackCommand(rest, output);
    case 'sample':
      return sampleCommand(rest, output);
    case '--version':
      return output.out(place.version);
    case undefined:
      throw new UsageError('a command is missing');
    default:
      throw new UsageError(`there is no command "${command}"`);
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));
}
