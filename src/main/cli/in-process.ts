// Entry for end-to-end tests, which run the built browser host in their own process: starting a program for
// each test takes longer than the test. Packages leave this entry out.
export { openDatabase } from '../database/database';
export { parseSettings } from './arguments';
export { runBrowserHost } from './run-browser-host';
export { servePlace } from './serve-place';
