// `npm run dev`. Kept to old syntax: it has to load on a Node that is too old, to say so.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/dev-desk.mjs').then(function (desk) {
  return desk.developDesk(process.argv.slice(2));
});
