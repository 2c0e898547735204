import type { DragEvent } from 'react';
import type { Stores } from '../stores/context';

/**
 * Handles files that are dropped on a screen without a place for them: one that came back from a reviewer is
 * shown, others are imported.
 */
export function dropAnywhere(stores: Stores) {
  return {
    onDragOver(event: DragEvent): void {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent): void {
      // The event's files are gone once it has ended.
      const found = Array.from(event.dataTransfer.files, (file) => ({ file, folder: '' }));
      if (event.defaultPrevented || found.length === 0) return;
      event.preventDefault();
      void import('../orders/drop-files').then(({ takeFilesFrom }) => takeFilesFrom(stores, found));
    },
  } as const;
}
