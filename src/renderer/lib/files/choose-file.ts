/**
 * Lets the user choose a file with one of the endings, as `<input accept>` lists them; resolves with
 * undefined when none was chosen.
 */
export function chooseFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  const { promise, resolve } = Promise.withResolvers<File | undefined>();
  input.addEventListener('change', () => resolve(input.files?.[0]));
  input.addEventListener('cancel', () => resolve(undefined));
  input.click();
  return promise;
}
