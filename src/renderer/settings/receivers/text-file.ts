/** Lets the user choose a JSON file; resolves with its text, or with undefined when none was chosen. */
export async function chooseTextFile(): Promise<string | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  const { promise, resolve } = Promise.withResolvers<File | undefined>();
  input.addEventListener('change', () => resolve(input.files?.[0]));
  input.addEventListener('cancel', () => resolve(undefined));
  input.click();
  return (await promise)?.text();
}
