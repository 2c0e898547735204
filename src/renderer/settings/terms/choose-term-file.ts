/** Lets the user choose a file of terms; resolves with undefined when none was chosen. */
export function chooseTermFile(): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.tbx,.xml,.csv,.tsv,.tab,.txt,.utf8,.xlsx';
  const { promise, resolve } = Promise.withResolvers<File | undefined>();
  input.addEventListener('change', () => resolve(input.files?.[0]));
  input.addEventListener('cancel', () => resolve(undefined));
  input.click();
  return promise;
}
