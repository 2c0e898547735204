import packageJson from '../../package.json' with { type: 'json' };
import { oldNodeRefusal } from './cli/old-node';
import { exitCodes, surviveClosedOutput, processOutput } from './cli/output';
import { runCommandLine } from './cli/run';
import { servePlace } from './cli/serve-place';

// The entry of the browser host and of the command line. It stays thin: `import.meta.dirname` is only here
// the folder that the build puts entries into.
surviveClosedOutput();
const refusal = oldNodeRefusal(process.versions.node);
if (refusal === undefined) {
  const place = servePlace(import.meta.dirname, packageJson.version);
  process.exitCode = await runCommandLine(process.argv.slice(2), processOutput, place);
} else {
  processOutput.error(refusal);
  process.exitCode = exitCodes.failure;
}
