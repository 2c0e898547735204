// `npm run -s locdesk -- …`. Written in old syntax, so that a Node that is too old can load it and explain
// the refusal.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
void import('./lib/command-line.mjs').then(function (line) {
  return line.runCommandLine(process.argv.slice(2));
});
