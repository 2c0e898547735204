/** Resolves in a later task, after the browser could paint and handle input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
