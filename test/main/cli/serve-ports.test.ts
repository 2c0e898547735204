import { expect, it } from 'vitest';
import { readServeArguments } from '../../../src/main/cli/serve-command';

it('serve listens for the window on --port and for webhook calls on --listener-port', () => {
  const given = ['--data', '/data', '--port', '1234', '--listener-port', '2345'];
  expect(readServeArguments(given, '1.2.3').config).toMatchObject({ servicePort: 1234, listenerPort: 2345 });
  expect(readServeArguments([], '1.2.3').config).toMatchObject({ servicePort: 4310, listenerPort: 4311 });
});
