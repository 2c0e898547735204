import { describe, expect, it } from 'vitest';
import { runWarnings, warningTexts } from '../../../src/main/platform/run-warnings';
import { parseSettingOverrides } from '../../../src/main/platform/settings/setting-overrides';

const none = new Map();

describe('a run', () => {
  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('on %s is not warned about', (host) => {
    expect(runWarnings({ host, settings: none })).toEqual({});
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'desk.example', '127.0.0.1.example'])(
    'that other computers can reach on %s says that tokens travel unencrypted',
    (host) => {
      const [text] = warningTexts(runWarnings({ host, settings: none }));
      expect(text).toMatch(new RegExp(`${host}.*unencrypted`));
    },
  );

  it('with settings of its own names them, and not their values', () => {
    const settings = parseSettingOverrides(['service.queryInterval=0', 'spelling.words=secret']);
    const [text] = warningTexts(runWarnings({ host: '127.0.0.1', settings }));
    expect(text).toContain('service.queryInterval, spelling.words');
    expect(text).not.toContain('secret');
  });
});
