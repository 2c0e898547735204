import { expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { findRuntimeNode } from '../../../scripts/lib/node-version.mjs';
import { oldNodeRefusal } from '../../../src/main/cli/old-node';
import { tempFolder } from '../../support/temp-folder';

it.each(['20.20.2', '22.14.9', '18.0.0'])('Node %s is refused with the way to a newer one', (version) => {
  expect(oldNodeRefusal(version)).toMatch(
    new RegExp(
      `^locdesk: This is Node ${version}, .*22\\.15 or newer: install a current Node .* or on Linux, .*"npm start"`,
    ),
  );
});

it.each(['22.15.0', '22.20.1', '24.0.0', '100.1.0'])('Node %s runs it', (version) => {
  expect(oldNodeRefusal(version)).toBeUndefined();
});

it('the minimum is that of package.json and of the scripts', () => {
  const minimum = packageJson.engines.node.replace('>=', '');
  expect(oldNodeRefusal(`${minimum}.0`)).toBeUndefined();
  const [major = 0, minor = 0] = minimum.split('.').map(Number);
  const before = `${major}.${minor - 1}.0`;
  expect(oldNodeRefusal(before)).toBeDefined();
  const folder = tempFolder();
  expect(findRuntimeNode(folder, { path: '/usr/bin/node', version: `${minimum}.0` })).toBe('/usr/bin/node');
  expect(findRuntimeNode(folder, { path: '/usr/bin/node', version: before })).toBeUndefined();
});
