// `npm test`. Kept to old syntax: it has to load on a Node that is too old, to say so.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/run-checks.mjs').then(function (checks) {
  return checks.runChecks(process.argv.slice(2));
});
