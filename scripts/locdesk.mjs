// `npm run -s locdesk -- …`. Kept to old syntax: it has to load on a Node that is too old, to say so.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/command-line.mjs').then(function (line) {
  return line.runCommandLine(process.argv.slice(2));
});
