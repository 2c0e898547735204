import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

const longestQuietMs = 180_000;
const minuteMs = 60_000;
/** Retries within this time are awaited; later ones run in the next night. */
const soonMinutes = 45;
const settledStates = new Set(['applied', 'unchanged', 'refused']);

/**
 * Determines whether the chain is idle, and how its programs differ.
 *
 * @param {object} chain see `chainDay`; also `nowMs`, the programs' clock, its `factor`, and `losses`
 */
export function chainState({
  a,
  b,
  c,
  desks,
  upstreamOf,
  owned,
  marks,
  figures,
  losses,
  nowMs,
  factor,
  ownerOf,
}) {
  return { quiet, compare, openAll, openConflicts, missingMarks };

  /** Resolves when no program has anything to do soon by its clock. */
  async function quiet(when) {
    const endMs = performance.now() + longestQuietMs;
    let busy = '';
    for (let calm = 0; calm < 3; calm = busy === '' ? calm + 1 : 0) {
      if (performance.now() > endMs) {
        losses.push(`${when}: still busy after ${longestQuietMs / 1000} s: ${busy}`);
        return;
      }
      await pause(300);
      busy = (await Promise.all(desks.map(workOf))).flat().join('; ');
    }
  }

  async function workOf(desk) {
    const soonMs = nowMs() + soonMinutes * minuteMs;
    const isSoon = ({ nextAttempt, hold, state }) =>
      hold === undefined &&
      state !== 'conflict' &&
      (nextAttempt === undefined || Date.parse(nextAttempt) < soonMs);
    const extent = { offset: 0, limit: 500 };
    const deliveries = await desk.ask('deliveries.window', { filter: 'waiting', ...extent });
    const outbox = await desk.ask('markDeliveries.window', { filter: 'open', ...extent });
    const connections = await desk.ask('connections.list', {});
    const receipts = await desk.ask('receipts.window', { filter: 'all', ...extent });
    const work = {
      deliveries: desk === c ? 0 : deliveries.rows.filter(isSoon).length,
      marks: outbox.rows.filter(({ state }) => state === 'waiting' || state === 'sending').filter(isSoon)
        .length,
      receipts: receipts.rows.filter(({ state }) => !settledStates.has(state)).length,
      looks: connections.reduce((total, { looksDue }) => total + looksDue, 0),
      syncs: connections.filter(({ state }) => state.kind !== 'up-to-date').length,
    };
    return Object.entries(work)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${desk.name} ${what} ${count}`);
  }

  /** Returns how each program differs from the one that it mirrors. */
  async function compare() {
    const differences = [];
    for (const [desk, upstream] of upstreamOf) {
      const ids = desk === b ? owned.get(a) : [...owned.get(a), ...owned.get(b)];
      for (const id of ids) {
        const [here, there] = await Promise.all([desk.read(id), upstream.read(id)]);
        const { importResponse: mark, ...content } = here.body;
        const { importResponse: upstreamMark, ...upstreamContent } = there.body;
        const about = `${id} at ${desk.name} and ${upstream.name}`;
        if (here.status !== 200 || !isDeepStrictEqual(content, upstreamContent)) {
          const texts = [content, upstreamContent].map((body) => JSON.stringify(body).slice(0, 700));
          // The import ends the daily repeated reads: a later edit whose call was lost is found when the
          // request is opened.
          const isAllowed = mark?.importState === 'success';
          differences.push({
            desk,
            id,
            isMark: false,
            isAllowed,
            sentence: `${about}: ${texts.join(' but ')}`,
          });
        }
        if (mark?.importState !== upstreamMark?.importState) {
          const states = [mark, upstreamMark].map((one) => one?.importState ?? 'no mark').join(' but ');
          const isAllowed = mark?.importState === 'success' || (await openConflicts(desk)).has(id);
          differences.push({ desk, id, isMark: true, isAllowed, sentence: `${about}: ${states}` });
        }
      }
    }
    return differences;
  }

  async function openAll(desk) {
    // A request that was reported within the last minute is not read.
    await pause((1.5 * minuteMs) / factor);
    for (const id of [...owned.get(a), ...(desk === c ? owned.get(b) : [])]) {
      const key = await desk.keyOf(id);
      if (key !== undefined) await desk.ask('requests.opened', { key });
    }
    await quiet(`opening at ${desk.name}`);
  }

  /**
   * For requests marked in one program only: its last mark must be in force everywhere, or be shown as a
   * conflict.
   */
  async function missingMarks(asked) {
    const missing = [];
    let looked = 0;
    for (const id of [...owned.get(a), ...owned.get(b)]) {
      const its = marks.filter((mark) => mark.id === id);
      const last = its.at(-1);
      const isClear =
        last !== undefined &&
        its.every((mark) => mark.isSure && mark.desk === last.desk && mark.by !== 'taken back');
      if (!isClear || asked.get(last.desk)?.has(id)) continue;
      looked += 1;
      const { body } = await ownerOf(id).read(id);
      const arrived = last.desk === a && ownerOf(id) === b ? undefined : body.importResponse?.importState;
      if (arrived !== undefined && arrived !== last.importState)
        missing.push(`${last.desk.name} was answered ${last.importState} for ${id}, and ${arrived} is there`);
      if (arrived === undefined && last.desk !== a)
        missing.push(`the mark of ${last.desk.name} for ${id} is lost`);
    }
    figures['requests whose mark must be the last one'] = looked;
    return missing;
  }
}

/** Marks that wait for their coordinator: the key of each by its request. */
async function openConflicts(desk) {
  const { rows } = await desk.ask('markDeliveries.window', { filter: 'open', offset: 0, limit: 500 });
  return new Map(
    rows.filter(({ state }) => state === 'conflict').map(({ requestId, key }) => [requestId, key]),
  );
}
