// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FaultList } from '../../../src/renderer/handover/fault-list';

afterEach(cleanup);

const classOf = (text: RegExp) => screen.getByText(text).className;

test('only what has no consequence is shown without alarm', () => {
  render(
    <FaultList
      faults={[
        { rule: 'imported-handover', detail: {} },
        { rule: 'macros', detail: {} },
      ]}
    />,
  );
  expect(classOf(/on one of the two desks only/)).toBe('');
  expect(classOf(/macros/)).toBe('take-back-notice');
});
