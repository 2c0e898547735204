import { resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { threadBackupJobs } from './backups/thread-backup-jobs';
import { processOutput } from './cli/output';
import { runCommandLine } from './cli/run';

// The entry of the browser host and of the command line. It stays thin: `import.meta.dirname` is only here the folder
// that the build puts entries into.
process.exitCode = await runCommandLine(process.argv.slice(2), processOutput, {
  version: packageJson.version,
  uiFolder: resolve(import.meta.dirname, '../renderer'),
  readerFile: resolve(import.meta.dirname, 'reader-thread.js'),
  checkpointFile: resolve(import.meta.dirname, 'checkpoint-thread.js'),
  checkerFile: resolve(import.meta.dirname, 'checker-thread.js'),
  pseudoFile: resolve(import.meta.dirname, 'pseudo-thread.js'),
  openBackupJobs: threadBackupJobs(resolve(import.meta.dirname, 'backup-thread.js')),
});
