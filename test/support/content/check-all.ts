import { openBackgroundEngine } from '../../../src/main/background/background-engine';
import type { CheckOptions } from '../../../src/main/checks/check-engine';
import type { Core } from '../../../src/main/core';

/** The checks of the background thread without it: resolves when none is due any more. */
export async function checkAll(core: Core, dataFolder: string, options: CheckOptions = {}): Promise<void> {
  const { checks, close } = openBackgroundEngine(dataFolder, options);
  try {
    await core.checking.start(checks.memoryId);
    for (let portion = checks.next(); portion !== undefined; portion = checks.next()) {
      await core.checking.record(portion);
      checks.recorded(portion);
    }
  } finally {
    close();
  }
}
