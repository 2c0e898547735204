import { openCheckDesk } from '../../src/main/checks/check-desk';
import type { Core } from '../../src/main/core';

/** The checker's work without its thread: resolves when nothing is owed any more. */
export async function checkAll(core: Core, dataFolder: string): Promise<void> {
  const desk = openCheckDesk(dataFolder);
  try {
    await core.checking.start(desk.segmentsId);
    for (let portion = desk.next(); portion !== undefined; portion = desk.next()) {
      core.checking.settle(portion);
      desk.settled(portion);
    }
  } finally {
    desk.close();
  }
}
