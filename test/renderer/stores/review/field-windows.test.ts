import { expect, it } from 'vitest';
import { FieldWindows, positionsBetween } from '../../../../src/renderer/stores/review/field-windows';

it('fields requested at the moment another load ends are loaded too', async () => {
  const windows = new FieldWindows<string>(async (offset, limit) => ({
    total: 9,
    offset,
    fields: Array.from({ length: Math.min(limit, 9 - offset) }, (_, index) => `field ${offset + index}`),
  }));
  let earlier: Promise<void> | undefined;
  await windows.load(positionsBetween(4, 8), () => {
    // A row that comes into view is drawn in a turn of its own.
    queueMicrotask(() => {
      earlier ??= windows.load(positionsBetween(0, 3), () => undefined);
    });
  });
  await earlier;
  expect([windows.at(0), windows.at(8)]).toEqual(['field 0', 'field 8']);
});

it('a host that gives nothing is not asked for ever', async () => {
  let asked = 0;
  const windows = new FieldWindows<string>(async (offset) => {
    asked += 1;
    return { total: 9, offset, fields: [] };
  });
  await Promise.all([
    windows.load(positionsBetween(0, 3), () => undefined),
    windows.load(positionsBetween(0, 4), () => undefined),
  ]);
  expect(asked).toBeLessThan(4);
});
