// `npm test`. Kept to old syntax: it has to load on a Node that is too old, to say so.
import { startTally } from './lib/closing-line.mjs';
import { refuseOldNode } from './lib/node-version.mjs';

const tally = startTally();
refuseOldNode();
import('./lib/run-checks.mjs')
  .then(function (checks) {
    return checks.runChecks(process.argv.slice(2), tally);
  })
  .catch(function (error) {
    // Node itself would print this after the closing line.
    console.error(error);
    process.exit(1);
  });
