import { storeFailure } from '../database/store-failure';
import { exitCodes, printableOutput, UsageError, type ExitCode, type Output } from './output';
import { processInput, type SecretInput } from './secret-input';
import type { ServePlace } from './serve-place';

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

/**
 * Each command loads its code when it runs: `check` in a build must not wait for the service and its
 * libraries.
 */
async function runCommand(
  args: readonly string[],
  output: Output,
  place: ServePlace,
  input: SecretInput,
): Promise<void> {
  const [command, ...rest] = args;
  if (args.includes('--help') || args.includes('-h'))
    return output.out(...(await import('./help')).helpText());
  switch (command) {
    case 'serve':
      return (await import('./serve-command')).serveCommand(rest, output, place);
    case 'open':
      return (await import('./open-command')).openCommand(rest, output);
    case 'token':
      return (await import('./token-command')).tokenCommand(rest, output);
    case 'connection':
      return (await import('./connections/connection-command')).connectionCommand(rest, output, input);
    case 'status':
      return (await import('./status-command')).statusCommand(rest, output);
    case 'backup':
      return (await import('./backup-command')).backupCommand(rest, output);
    case 'restore':
      return (await import('./backup-command')).restoreCommand(rest, output, place.openJobs);
    case 'export':
      return (await import('./export-command')).exportCommand(rest, output, place.version);
    case 'import':
      return (await import('./export-command')).importCommand(rest, output);
    case 'check':
      return (await import('./check/check-command')).checkCommand(
        rest,
        output,
        input,
        place.dictionaryFolder,
      );
    case 'receiver':
      return (await import('./receiver-command')).receiverCommand(rest, output);
    case 'term':
      return (await import('./terms/term-command')).termCommand(rest, output);
    case 'memory':
      return (await import('./memory/memory-command')).memoryCommand(rest, output, place.version);
    case 'file':
      return (await import('./file-command')).fileCommand(rest, output);
    case 'handover':
      return (await import('./handover-command')).handoverCommand(rest, output);
    case 'takeback':
      return (await import('./takeback-command')).takebackCommand(rest, output);
    case 'evidence':
      return (await import('./evidence-command')).evidenceCommand(rest, output);
    case 'sample':
      return (await import('./sample-command')).sampleCommand(rest, output);
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
