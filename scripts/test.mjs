// `npm test`. Written in old syntax, so that a Node that is too old can load it and explain the refusal.
import { startTally } from './lib/checks/closing-line.mjs';
import { refuseOldNode } from './lib/node-version.mjs';

const tally = startTally();
refuseOldNode();
import('./lib/checks/run-checks.mjs')
  .then(function (checks) {
    return checks.runChecks(process.argv.slice(2), tally);
  })
  .catch(function (error) {
    // Printed here because Node would print it after the closing line.
    console.error(error);
    process.exit(1);
  });
