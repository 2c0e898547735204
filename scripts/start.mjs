// `npm start`. Kept to old syntax: it has to load on a Node that is too old, to say so.
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
import('./lib/start-desk.mjs').then(function (desk) {
  return desk.startDesk(process.argv.slice(2));
});
