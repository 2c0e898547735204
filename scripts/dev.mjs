// `npm run dev`. Written in old syntax, so that a Node that is too old can load it and explain the refusal.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
void import('./lib/dev/dev-desk.mjs').then(function (desk) {
  return desk.developDesk(process.argv.slice(2));
});
