import type { Terminal } from './output';

export interface ProgressLine {
  /** What is under way now. */
  readonly say: (text: string) => void;
  /** It is over: nothing of it stays on the screen. */
  readonly end: () => void;
}

/** What takes less is not worth a line that flashes. */
const quickMs = 300;
const renewMs = 1000;
const eraseLine = '\r\u001B[2K';

/**
 * A line of the terminal that is written over while something goes on, with the seconds it has taken: also a step that can't say how far
 * it is moves. Nothing without a terminal: a file or a pipe has no use for it.
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
    // A line that wraps can't be written over.
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
