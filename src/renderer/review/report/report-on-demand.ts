import type { Stores } from '../../stores/context';

/** Reports are rare, so their code is loaded with the first one. */
export async function saveReport(stores: Stores): Promise<void> {
  await (await import('./make-report')).saveReport(stores);
}

export async function printReport(stores: Stores): Promise<void> {
  await (await import('./make-report')).printReport(stores);
}
