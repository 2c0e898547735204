import { expect, it } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createNotesState } from '../../../../src/renderer/stores/review/notes-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';

it('saving a note leaves the unsaved one of the request that is shown by then', async () => {
  const saved = Promise.withResolvers<void>();
  const call = async (name: string): Promise<unknown> => {
    if (name === 'notes.add') await saved.promise;
    return [];
  };
  const notes = createNotesState({ call } as unknown as Client, createToastState());
  const { requestOpened, write, setUnsaved, save } = notes.getState();
  const begin = (key: number, text: string): void => {
    requestOpened(key);
    write({ fieldId: 'a' } as Parameters<typeof write>[0]);
    setUnsaved(text);
  };
  begin(1, 'of the first');
  const saving = save('of the first');
  begin(2, 'of the second');
  saved.resolve();
  expect(await saving).toBe(true);
  expect([...notes.getState().unsaved.values()]).toEqual(['of the second']);
});
