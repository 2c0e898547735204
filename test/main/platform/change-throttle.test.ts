import { expect, it } from 'vitest';
import { ChangeThrottle } from '../../../src/main/platform/change-throttle';
import { ManualEnvironment } from '../../support/manual-environment';

it('the first is announced at once, what follows within the pause together at its end', () => {
  const environment = new ManualEnvironment();
  const notified: unknown[] = [];
  const together = new ChangeThrottle((keys) => notified.push(keys), environment, 1000);
  together.add([1]);
  expect(notified).toEqual([[1]]);
  together.add([2, 3]);
  together.add([3]);
  environment.advance(999);
  expect(notified).toHaveLength(1);
  environment.advance(1);
  expect(notified).toEqual([[1], [2, 3]]);
  // This pause had no change, so the next one is announced at once again.
  environment.advance(5000);
  together.add([]);
  expect(notified).toEqual([[1], [2, 3], []]);
});

it('more than can be named are announced as any', () => {
  const environment = new ManualEnvironment();
  const notified: unknown[] = [];
  const together = new ChangeThrottle((keys) => notified.push(keys), environment, 1000);
  together.add([1]);
  together.add(Array.from({ length: 501 }, (_, key) => key));
  environment.advance(1000);
  expect(notified).toEqual([[1], undefined]);
});
