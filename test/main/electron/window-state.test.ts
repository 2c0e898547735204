import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitBounds,
  nextZoom,
  readWindowState,
  writeWindowState,
} from '../../../src/main/electron/window-state';
import { tempFolder } from '../../support/temp-folder';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const left = { x: -1920, y: 0, width: 1920, height: 1080 };

describe('the window', () => {
  it('comes back exactly where it was, also on a screen left of the first', () => {
    const bounds = { x: -1800, y: 40, width: 1200, height: 800 };
    expect(fitBounds(bounds, [laptop, left])).toEqual(bounds);
  });

  it('goes to the middle of the first screen when its own is gone, and is not larger than that', () => {
    expect(fitBounds({ x: -1800, y: 40, width: 1200, height: 800 }, [laptop])).toEqual({
      x: 120,
      y: 62,
      width: 1200,
      height: 800,
    });
    expect(fitBounds({ x: 9000, y: 9000, width: 4000, height: 3000 }, [laptop])).toEqual(laptop);
  });

  it('can always be reached by its title bar, wherever it was and whatever the screens are', () => {
    const length = fc.integer({ min: -5000, max: 5000 });
    const size = fc.integer({ min: 300, max: 4000 });
    const area = fc.record({ x: length, y: length, width: size, height: size });
    fc.assert(
      fc.property(area, fc.array(area, { minLength: 1, maxLength: 3 }), (bounds, areas) => {
        const fitted = fitBounds(bounds, areas);
        expect(
          areas.some(
            (screen) =>
              fitted !== undefined &&
              fitted.x >= screen.x &&
              fitted.y >= screen.y &&
              fitted.x + fitted.width <= screen.x + screen.width &&
              fitted.y + fitted.height <= screen.y + screen.height,
          ),
        ).toBe(true);
      }),
    );
  });

  it('ignores a state that it can not read', () => {
    const folder = tempFolder();
    const usual = { isMaximized: false, zoom: 1 };
    expect(readWindowState(folder)).toEqual(usual);
    for (const text of [
      '',
      '{',
      '{"zoom":9,"isMaximized":false}',
      '{"bounds":{"x":"1"},"isMaximized":true,"zoom":1}',
    ]) {
      writeFileSync(join(folder, 'window.json'), text);
      expect(readWindowState(folder)).toEqual(usual);
    }
    const state = { bounds: laptop, isMaximized: true, zoom: 1.5 };
    writeWindowState(folder, state);
    expect(readWindowState(folder)).toEqual(state);
  });

  it('zooms in steps from 80 to 200 %', () => {
    expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(2, 1), nextZoom(0.8, -1)]).toEqual([1.1, 0.9, 2, 0.8]);
  });
});
