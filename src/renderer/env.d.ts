import type { Bridge } from '../shared/contract';

declare global {
  interface Window {
    /** Present in the desktop application only; set by the preload. */
    readonly locdesk?: Bridge;
  }
}
