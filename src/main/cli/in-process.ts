// The entry for end-to-end tests, which run the built browser host inside their own process: a program that starts for each
// of them takes longer than what they test. Packages leave this entry out.
export { parseSettings } from './arguments';
export { runBrowserHost } from './run-browser-host';
export { servePlace } from './serve-place';
