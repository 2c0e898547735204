import { Refusal } from './chain-desk.mjs';

/**
 * Returns random actions of the chain's tools and coordinators.
 *
 * @param {object} chain the desks `a`, `b`, `c` in `desks`, which mirrors which (`upstreamOf`), the `lines`
 * between them, what was
 *   submitted (`owned`) and marked (`marks`), `figures` that are counted, `random`, and the `tokens` of test
 *   requests
 * @param {number} mostRequests
 */
export function chainDay(
  { a, b, c, desks, upstreamOf, lines, owned, marks, figures, random, tokens },
  mostRequests,
) {
  const ownerOf = (id) => (owned.get(a).includes(id) ? a : b);
  const anyId = () => random.one([...owned.get(a), ...owned.get(b)]);
  /**
   * Whether a program further down marked the request too. That program doesn't notice the removal of such a
   * mark: the interface has no removal, and not every service returns in a single read what a call set.
   */
  const cameFromBelow = ({ id, desk }) =>
    marks.some((other) => other.id === id && desks.indexOf(other.desk) > desks.indexOf(desk));

  const actions = {
    submit: async () => {
      if (owned.get(a).length + owned.get(b).length >= mostRequests) return;
      const desk = random.next() < 0.8 ? a : b;
      const field = (id) => ({
        id,
        type: 'localizable',
        data: 'html',
        value: `<p>${id} ${random.below(1e6)}</p>`,
      });
      const body = { language: { source: 'en', target: 'de' }, fields: [field('title'), field('body')] };
      const bearer = random.next() < 0.3 ? tokens[desk.name] : undefined;
      const answer = await desk.call('PUT', '/v1/content', body, bearer);
      if (answer.status !== 200) throw new Error(`${desk.name} answered a submission with ${answer.status}`);
      owned.get(desk).push(answer.body.id);
      figures.submitted += 1;
    },
    fulfil: async () => {
      const id = anyId();
      if (id === undefined) return;
      const desk = ownerOf(id);
      const key = await desk.keyOf(id);
      const { version, state, hold } = await desk.ask('fulfil.read', { key });
      if (hold !== undefined) return;
      if (state === 'completed' && random.next() < 0.25) {
        await desk.ask('fulfil.reopen', { key, version });
      } else if (state === 'pending' && random.next() < 0.3) {
        await desk.ask('fulfil.confirm', { key, version });
      } else {
        const { fields } = await desk.ask('fulfil.fields', { key, offset: 0, limit: 10 });
        const { id: fieldId, draft } = random.one(fields);
        const value = `<p>Ergebnis ${random.below(1e6)}</p>`;
        await desk.ask('fulfil.draft', { key, version, fieldId, value, revision: draft?.revision ?? 0 });
        if (state === 'completed') await desk.ask('fulfil.save', { key, version });
        else await desk.ask('fulfil.complete', { key, version, copySource: true });
      }
      figures.edits += 1;
    },
    markByTool: async () => {
      const [id, desk] = [anyId(), random.one(desks)];
      const importState = random.one(['success', 'fail']);
      if (id === undefined || !desk.isUp()) return;
      const mark = { desk, id, importState, by: 'tool', isSure: false };
      marks.push(mark);
      const { status } = await desk.call('PUT', `/v1/content/${id}/import`, { importState });
      // C and B may not have the request yet.
      if (status === 404) marks.splice(marks.indexOf(mark), 1);
      else if (status !== 200) throw new Error(`${desk.name} answered a mark with ${status}`);
      mark.isSure = status === 200;
      figures.marks += Number(mark.isSure);
    },
    markByCoordinator: async () => {
      const [id, desk] = [anyId(), random.one(desks)];
      const importState = random.one(['success', 'fail']);
      const [undoes, removes] = [random.next() < 0.2, random.next() < 0.1];
      const key = id === undefined || !desk.isUp() ? undefined : await desk.keyOf(id);
      if (key === undefined) return;
      const mark = { desk, id, importState, by: 'coordinator', isSure: false };
      marks.push(mark);
      const { batch } = await desk.ask('marks.set', { keys: [key], importState });
      mark.isSure = true;
      figures.marks += 1;
      if (!undoes && (!removes || cameFromBelow(mark))) return;
      // From here on the mark may be gone.
      mark.by = 'taken back';
      if (undoes) await desk.ask('marks.undo', { batch });
      else await desk.ask('marks.remove', { keys: [key] });
      figures.undone += 1;
    },
    /**
     * The coordinator here and a tool upstream at once: who comes second finds another mark there than the
     * one it knew.
     */
    contradict: async () => {
      const [here, there] = random.one([...upstreamOf]);
      const id = random.one(owned.get(a));
      const key = id === undefined || !here.isUp() || !there.isUp() ? undefined : await here.keyOf(id);
      if (key === undefined) return;
      const states = random.next() < 0.5 ? ['success', 'fail'] : ['fail', 'success'];
      const [mine, theirs] = [here, there].map((desk, at) => {
        const by = desk === here ? 'coordinator' : 'tool';
        return { desk, id, importState: states[at], by, isSure: false };
      });
      marks.push(mine, theirs);
      await here.ask('marks.set', { keys: [key], importState: mine.importState });
      mine.isSure = true;
      const path = `/v1/content/${id}/import`;
      const { status } = await there.call('PUT', path, { importState: theirs.importState });
      theirs.isSure = status === 200;
      figures.marks += 1 + Number(theirs.isSure);
    },
    /** Minutes after it was set, when others may have read it. */
    takeBack: async () => {
      const last = random.one(marks);
      if (last === undefined || !last.desk.isUp() || cameFromBelow(last)) return;
      const key = await last.desk.keyOf(last.id);
      for (const mark of marks) if (mark.id === last.id) mark.by = 'taken back';
      const { removed } = await last.desk.ask('marks.remove', { keys: [key] });
      figures.undone += removed;
    },
    open: async () => {
      const [id, desk] = [anyId(), random.one([b, c])];
      const key = id === undefined || !desk.isUp() ? undefined : await desk.keyOf(id);
      if (key === undefined) return;
      await desk.ask('requests.opened', { key });
      figures.opened += 1;
    },
    sync: async () => {
      const desk = random.one([b, c]);
      const [{ key }] = await desk.ask('connections.list', {});
      const { started } = await desk.ask('connections.syncNow', { key });
      figures.syncs += Number(started);
    },
    replay: () => random.one([lines['A to B'], lines['B to C']]).replay(random),
  };
  const often = [
    ...Array(5).fill('submit'),
    ...Array(8).fill('fulfil'),
    ...Array(4).fill('markByTool'),
    ...Array(3).fill('markByCoordinator'),
    ...Array(2).fill('open'),
    'takeBack',
    'contradict',
    'sync',
    ...Array(2).fill('replay'),
  ];

  /** A refusal is an answer; a call that was cut by a kill may have happened. */
  const act = async () => {
    try {
      await actions[random.one(often)]();
    } catch (error) {
      const isCut =
        error instanceof TypeError ||
        error.name === 'TimeoutError' ||
        error.message.endsWith(' does not run');
      if (!(error instanceof Refusal) && !isCut && !(error instanceof SyntaxError)) throw error;
    }
  };
  return { act, ownerOf };
}
