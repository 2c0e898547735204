// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Stores } from '../../../src/renderer/stores/context';
import { handoverStores } from '../../../src/renderer/stores/handover/handover-stores';
import { takeBackFiles } from '../../../src/renderer/stores/handover/take-back-file';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';

function setUp() {
  const opened: string[] = [];
  const answers: Readonly<Record<string, (input: { readonly name: string }) => unknown>> = {
    'files.beginUpload': () => ({ upload: 1 }),
    'files.upload': () => ({}),
    'takebacks.open': ({ name }) => ({ takeBack: { key: opened.push(name), fileName: name, open: 1 } }),
    'takebacks.items': () => ({ total: 0, offset: 0, items: [] }),
  };
  const client = {
    call: async (name: string, input: { readonly name: string }) => answers[name]?.(input),
    subscribe: () => () => undefined,
  };
  const app = { getState: () => ({ goTo: () => undefined }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { opened, stores: { client, app, toasts: createToastState() } as unknown as Stores };
}

it('files of several reviewers that are dropped together are all read, and the last one is shown', async () => {
  const { opened, stores } = setUp();
  await takeBackFiles(stores, [new File(['a'], 'ana.json'), new File(['b'], 'ben.json')]);
  expect(opened).toEqual(['ana.json', 'ben.json']);
  expect(handoverStores(stores).takeBack.getState().takeBack).toMatchObject({ fileName: 'ben.json' });
});
