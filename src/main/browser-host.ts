import packageJson from '../../package.json' with { type: 'json' };
import { surviveClosedOutput, processOutput } from './cli/output';
import { runCommandLine } from './cli/run';
import { servePlace } from './cli/serve-place';

// The entry of the browser host and of the command line. It stays thin: `import.meta.dirname` is only here
// the folder that the build puts entries into.
surviveClosedOutput();
process.exitCode = await runCommandLine(
  process.argv.slice(2),
  processOutput,
  servePlace(import.meta.dirname, packageJson.version),
);
