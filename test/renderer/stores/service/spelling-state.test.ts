import { expect, it } from 'vitest';
import { success } from '../../../../src/contract/result';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createSpellingState } from '../../../../src/renderer/stores/service/spelling-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';

/** A host whose answers the test resolves, in the order of the calls. */
function spelling() {
  const answers: ((languages: readonly string[]) => Promise<void>)[] = [];
  const client = clientOver({
    call: () =>
      new Promise((resolve) => {
        answers.push(async (languages) => {
          resolve(success({ settings: { languages } }));
          await new Promise(setImmediate);
        });
      }),
    subscribe: () => () => undefined,
  });
  const state = createSpellingState(client, createToastState());
  return {
    state: () => state.getState(),
    shown: () => state.getState().settings?.languages,
    answer: (index: number, ...languages: readonly string[]) => answers[index]?.(languages),
    asked: () => answers.length,
  };
}

async function loaded() {
  const desk = spelling();
  void desk.state().load();
  await desk.answer(0, 'en');
  return desk;
}

it('a language that was chosen stays shown when an answer from before comes late', async () => {
  const { state, shown, answer } = await loaded();
  state().changed();
  void state().choose(['en', 'fr']);
  await answer(1, 'en');
  expect(shown()).toEqual(['en', 'fr']);
  void state().choose(['fr']);
  await answer(2, 'en', 'fr');
  expect(shown()).toEqual(['fr']);
  await answer(3, 'fr');
  expect(shown()).toEqual(['fr']);
});

it('a change elsewhere is read once no choice of ours is on its way', async () => {
  const { state, shown, answer, asked } = await loaded();
  void state().choose(['fr']);
  state().changed();
  expect(asked()).toBe(2);
  await answer(1, 'fr');
  state().changed();
  await answer(2, 'de');
  expect(shown()).toEqual(['de']);
});
