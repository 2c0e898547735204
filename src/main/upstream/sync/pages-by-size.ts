import type { Pages, PageSession } from './pages';
import type { ResultPage } from '../client/result-page';
import type { BodyReader } from '../client/upstream-call';

/** About 150 requests of two fields: ten milliseconds of work in all. A usual sync brings fewer. */
const mostBytesHere = 64 * 1024;

/**
 * Reads and applies small pages on this thread, and large ones beside it. The other thread takes 15 MB of
 * memory, so a desk whose syncs bring little never starts it.
 */
export function pagesBySize(here: Pages, beside: Pages): Pages {
  return { open: () => openBySize(here, beside), stop: () => beside.stop() };
}

function openBySize(here: Pages, beside: Pages): PageSession {
  let small: PageSession | undefined;
  let large: PageSession | undefined;
  return {
    reader() {
      // After a large page the others of its pass are read there too: that thread knows what was received.
      if (large !== undefined) return large.reader();
      const beginning: Uint8Array[] = [];
      let bytes = 0;
      let reader: BodyReader<ResultPage> | undefined;
      return {
        async take(chunk) {
          if (reader !== undefined) return reader.take(chunk);
          beginning.push(chunk);
          bytes += chunk.length;
          if (bytes <= mostBytesHere) return;
          large = beside.open();
          reader = large.reader();
          for (const each of beginning.splice(0)) await reader.take(each);
        },
        async finish() {
          if (reader !== undefined) return reader.finish();
          small ??= here.open();
          const all = small.reader();
          for (const each of beginning) await all.take(each);
          return all.finish();
        },
      };
    },
    async apply(run, order) {
      const session = large ?? small;
      if (session === undefined) throw new Error('no page was read');
      return session.apply(run, order);
    },
    close() {
      small?.close();
      large?.close();
    },
  };
}
