import { describe, expect, it } from 'vitest';
import { errorRows } from './conformance/decisions-errors';
import { operationDecisionRows } from './conformance/decisions-operations';
import { queryDecisionRows } from './conformance/decisions-queries';
import { representationRows } from './conformance/decisions-representations';
import { operationRows } from './conformance/interface-operations';
import { queryRows } from './conformance/interface-queries';
import { resourceRows } from './conformance/interface-resources';
import { ServiceCalls, type Section } from './conformance/service-calls';
import { shownElsewhere } from './conformance/shown-elsewhere';

const sections: readonly Section[] = [
  ['the interface document, resources and states', resourceRows],
  ['the interface document, queries', queryRows],
  ['the interface document, operations', operationRows],
  ['the decisions, representations', representationRows],
  ['the decisions, errors', errorRows],
  ['the decisions, queries', queryDecisionRows],
  ['the decisions, operations', operationDecisionRows],
];

/** One row per sentence; every answer must be one that `/openapi.json` documents. */
describe.each(sections)('%s', (_name, rows) => {
  it.each(rows)('%s', async (_sentence, prove) => {
    expect.hasAssertions();
    await prove(await ServiceCalls.open());
  });
});

describe('what is shown elsewhere', () => {
  it.each(shownElsewhere)('%s (%s)', (sentence, reason) => {
    expect(reason).not.toBe('');
    expect(sections.flatMap(([, rows]) => rows).map(([proven]) => proven)).not.toContain(sentence);
  });
});
