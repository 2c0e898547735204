import type { Terminal } from './output';

export interface ProgressLine {
  /** Shows the current step. */
  readonly say: (text: string) => void;
  /** Removes the line from the screen. */
  readonly end: () => void;
}

/** Shorter work shows no line, which would only flash. */
const quickMs = 300;
const renewMs = 1000;
const eraseLine = '\r\u001B[2K';

/**
 * A terminal line that is overwritten while work runs, with the elapsed seconds, so that steps without
 * progress move too. Does nothing without a terminal, because a file or a pipe has no use for it.
 */
export function progressLine(terminal: Terminal | undefined): ProgressLine {
  if (terminal === undefined) return { say: () => undefined, end: () => undefined };
  const began = Date.now();
  let text = '';
  let isShown = false;
  const show = (): void => {
    if (text === '') return;
    isShown = true;
    const seconds = Math.floor((Date.now() - began) / 1000);
    // A wrapped line could not be overwritten.
    terminal.write(`${eraseLine}${`${text} (${seconds} s)`.slice(0, terminal.columns() - 1)}`);
  };
  let timer = setTimeout(() => {
    show();
    timer = setInterval(show, renewMs);
  }, quickMs);
  return {
    say(now) {
      if (now === text) return;
      text = now;
      if (isShown) show();
    },
    end() {
      clearTimeout(timer);
      if (isShown) terminal.write(eraseLine);
    },
  };
}
