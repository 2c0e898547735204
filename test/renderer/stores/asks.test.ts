import { expect, it } from 'vitest';
import { Asks } from '../../../src/renderer/stores/asks';
import type { DeskAsk } from '../../../src/shared/desk-asks';

const link = (id: string): DeskAsk => ({ kind: 'request-missing', id });

it('what is asked of the window before its frame is drawn waits for it, in order', () => {
  const asks = new Asks();
  const answered: DeskAsk[] = [];
  asks.receive(link('a'));
  asks.receive(link('b'));
  const stop = asks.answerWith((ask) => answered.push(ask));
  asks.receive(link('c'));
  stop();
  // Drawn anew.
  asks.receive(link('d'));
  asks.answerWith((ask) => answered.push(ask));
  expect(answered.map((ask) => 'id' in ask && ask.id)).toEqual(['a', 'b', 'c', 'd']);
});
