import { expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { oldNodeRefusal } from '../../../src/main/cli/old-node';

it.each(['20.20.2', '22.14.9', '18.0.0'])('Node %s is refused with the way to a newer one', (version) => {
  expect(oldNodeRefusal(version)).toMatch(
    new RegExp(`^locdesk: This is Node ${version}, .*22\\.15 or newer: run it with "npm start"`),
  );
});

it.each(['22.15.0', '22.20.1', '24.0.0', '100.1.0'])('Node %s runs it', (version) => {
  expect(oldNodeRefusal(version)).toBeUndefined();
});

it('the minimum is that of package.json', () => {
  const minimum = packageJson.engines.node.replace('>=', '');
  expect(oldNodeRefusal(`${minimum}.0`)).toBeUndefined();
  const [major = 0, minor = 0] = minimum.split('.').map(Number);
  expect(oldNodeRefusal(`${major}.${minor - 1}.0`)).toBeDefined();
});
