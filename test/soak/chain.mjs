// Runs three programs in a chain, A upstream of B and B of C, through a random working day with kills, cut
// lines, edits after completion, contradicting marks, and webhook calls that arrive late, twice and out of
// order. Afterwards all three must agree.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chainDay } from './support/chain-day.mjs';
import { chainDesk } from './support/chain-desk.mjs';
import { chainState } from './support/chain-state.mjs';
import { fastClock } from './support/fast-time.mjs';
import { seeded } from './support/random.mjs';
import { courier, tcpLine } from './support/wires.mjs';

/** An hour of the programs in a quarter of a minute. */
const factor = 240;
/** Number of rounds per day, in each of which this many tools and coordinators act at once. */
const rounds = 320;
const actors = 3;
/** After this time, the schedules of failed deliveries and of repeated reads have run. */
const nightMs = 26 * 3_600_000;
/** C learns a day later what B learned by repeated reads. */
const nights = 3;
const mostRequests = 150;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstMorning = Date.UTC(2026, 10, 23, 8);

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, times, say, seed }) {
  say(`seed ${seed}`);
  const random = seeded(seed);
  let clock = clockFrom(firstMorning);
  const nowMs = () => fastClock(clock).now();
  const [a, b, c] = [
    { name: 'A', settings: [] },
    { name: 'B', settings: ['webhook.mirrored=true'] },
    { name: 'C', settings: [] },
  ].map((desk) => chainDesk({ ...desk, data: join(folder, desk.name) }));
  const desks = [a, b, c];
  const lines = {
    'B to A': await tcpLine(a.servicePort, random),
    'C to B': await tcpLine(b.servicePort, random),
    'A to B': await courier(b.listenerPort),
    'B to C': await courier(c.listenerPort),
  };
  const figures = { submitted: 0, edits: 0, marks: 0, undone: 0, opened: 0, syncs: 0, kills: 0, stops: 0 };
  const losses = [];
  /** Requests by the program where they were submitted. */
  const owned = new Map([
    [a, []],
    [b, []],
  ]);
  /** Marks that were answered, and those that may have been set before a kill, in order. */
  const marks = [];

  await Promise.all(desks.map((desk) => desk.start(clock)));
  const tokens = {};
  for (const desk of desks) {
    desk.useToken((await desk.ask('tokens.create', { name: 'tool', kind: 'live' })).token);
    tokens[desk.name] = (await desk.ask('tokens.create', { name: 'test', kind: 'test' })).token;
  }
  await connect(b, a, lines['B to A'], lines['A to B'], false);
  await connect(c, b, lines['C to B'], lines['B to C'], true);
  const upstreamOf = new Map([
    [b, a],
    [c, b],
  ]);
  const chain = {
    a,
    b,
    c,
    desks,
    upstreamOf,
    lines,
    owned,
    marks,
    figures,
    losses,
    random,
    tokens,
    nowMs,
    factor,
  };
  const { act, ownerOf } = chainDay(chain, mostRequests * times);
  const { quiet, compare, openAll, openConflicts, missingMarks } = chainState({ ...chain, ownerOf });

  /** Work that is due at a time: restoring disturbed lines, restarting ended programs. */
  let returns = [];
  const later = (minutes, work) => returns.push({ atMs: nowMs() + random.next() * minutes * minuteMs, work });
  const disturb = async () => {
    const which = random.below(10);
    if (which < 5) {
      const line = lines[random.one(Object.keys(lines))];
      const isCourier = 'replay' in line;
      line.set(random.one(isCourier ? ['cut', 'forgetful', 'keeping'] : ['cut', 'slow', 'flaky']));
      later(45, async () => {
        line.set('open');
        if (isCourier) await line.release(random);
      });
      return;
    }
    const desk = random.one(desks);
    if (!desk.isUp()) return;
    const isKilled = which < 9;
    figures[isKilled ? 'kills' : 'stops'] += 1;
    // The program ends while it is answering calls.
    await Promise.all([
      pause(random.next() * 60).then(() => desk.end(isKilled ? 'SIGKILL' : 'SIGTERM')),
      ...Array.from({ length: 5 }, act),
    ]);
    later(30, () => desk.start(clock));
  };
  const comeBack = async (untilMs) => {
    const due = returns.filter(({ atMs }) => atMs <= untilMs);
    returns = returns.filter(({ atMs }) => atMs > untilMs);
    for (const { work } of due) await work();
  };

  for (let round = 1; round <= rounds * times; round += 1) {
    await comeBack(nowMs());
    if (random.next() < 0.12) await disturb();
    await Promise.all(Array.from({ length: actors }, act));
    await pause(random.next() * 200);
    if (round % 40 === 0) say(`${new Date(nowMs()).toISOString().slice(0, 16)}Z: ${JSON.stringify(figures)}`);
  }
  figures['hours of the day'] = ((nowMs() - firstMorning) / hourMs).toFixed(1);

  await comeBack(Number.POSITIVE_INFINITY);
  for (const line of Object.values(lines)) line.set('open');
  await quiet('the evening');
  for (let night = 1; night <= nights; night += 1) {
    const ends = await Promise.all(desks.map((desk) => desk.end('SIGTERM')));
    if (ends.some((code) => code !== 0)) losses.push(`a program ended with ${ends.join(', ')}`);
    clock = clockFrom(nowMs() + nightMs);
    // Deliveries to a program that is not running yet would wait for hours again.
    for (const desk of [c, b, a]) await desk.start(clock);
    await quiet(`night ${night}`);
  }
  for (const desk of desks) {
    const { counts: deliveries } = await desk.ask('deliveries.window', {
      filter: 'waiting',
      offset: 0,
      limit: 1,
    });
    if (deliveries.waiting + deliveries.failed > 0 && desk !== c)
      losses.push(
        `${desk.name} has ${deliveries.waiting} deliveries waiting and ${deliveries.failed} failed`,
      );
    const { counts: receipts, rows } = await desk.ask('receipts.window', {
      filter: 'refused',
      offset: 0,
      limit: 50,
    });
    figures[`receipts at ${desk.name}: all, applied, refused`] =
      `${receipts.all}, ${receipts.applied}, ${receipts.refused}`;
    for (const { reason } of rows) {
      if (reason !== 'signature') losses.push(`${desk.name} refused a webhook call: ${reason}`);
    }
  }
  const bySchedule = await compare();
  figures['differences when the schedules have run out'] = bySchedule.length;
  for (const { sentence, isAllowed } of bySchedule) if (!isAllowed) losses.push(`by schedule: ${sentence}`);

  // Imported requests are read again when they are opened.
  for (const desk of [b, c]) await openAll(desk);
  const conflicts = new Map(await Promise.all([b, c].map(async (desk) => [desk, await openConflicts(desk)])));
  figures['marks asked for as a conflict'] = [...conflicts.values()].reduce((sum, { size }) => sum + size, 0);
  const opened = await compare();
  const unexplained = opened.filter(({ desk, id, isMark }) => !(isMark && conflicts.get(desk)?.has(id)));
  figures['differences once each request was opened, beside conflicts'] = unexplained.length;
  for (const { sentence } of unexplained) losses.push(`once opened: ${sentence}`);
  for (const loss of await missingMarks(conflicts)) losses.push(loss);

  // The coordinators choose to send their own marks.
  for (const desk of [b, c]) {
    const keys = [...(await openConflicts(desk)).values()];
    if (keys.length > 0) await desk.ask('markDeliveries.sendNow', { keys, override: true });
    await quiet(`the answers of ${desk.name}`);
  }
  for (const desk of [b, c]) await openAll(desk);
  const settled = await compare();
  figures['differences once each conflict was answered'] = settled.length;
  for (const { sentence } of settled) losses.push(`once answered: ${sentence}`);

  for (const desk of desks) {
    const { rows } = await desk.ask('markDeliveries.window', { filter: 'open', offset: 0, limit: 50 });
    for (const { state, requestId, importState, problemText } of rows)
      losses.push(`${desk.name} still owes ${importState} for ${requestId} (${state}): ${problemText ?? ''}`);
    const code = await desk.end('SIGTERM');
    if (code !== 0) losses.push(`${desk.name} ended with ${code}`);
  }
  for (const line of Object.values(lines)) line.close();
  const sum = (property) => Object.values(lines).reduce((total, line) => total + (line[property] ?? 0), 0);
  return {
    figures: {
      seed,
      ...figures,
      starts: desks.reduce((total, desk) => total + desk.starts, 0),
      'cut lines, reset connections': `${sum('cuts')}, ${sum('resets')}`,
      'webhook calls kept back, sent again, answers lost': `${sum('keptBack')}, ${sum('replayed')}, ${sum('forgotten')}`,
    },
    losses: losses.slice(0, 40),
  };
}

const clockFrom = (atMs) => ({ realMs: Date.now(), atMs, factor });

/**
 * `here` mirrors `there`: by queries, and by webhook calls that it believes only with a signature where it
 * `isSigned`.
 */
async function connect(here, there, service, hook, isSigned) {
  const { token } = await there.ask('tokens.create', { name: here.name, kind: 'live' });
  const connection = { name: there.name, baseUrl: service.url, workingHours: null, intervalSeconds: 300 };
  const { key } = await here.ask('connections.add', { ...connection, pageSize: 20, token });
  const [{ listener }] = await here.ask('connections.list', {});
  await there.ask('webhook.save', { url: `${hook.url}${new URL(listener.url).pathname}` });
  if (!isSigned) return;
  const { secret } = await there.ask('webhook.revealSecret', {});
  await here.ask('connections.setListenerSecret', { key, secret });
}
