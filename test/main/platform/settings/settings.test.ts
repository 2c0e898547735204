import { describe, expect, it } from 'vitest';
import { parseSettingOverrides } from '../../../../src/main/platform/settings/setting-overrides';
import { testBackend } from '../../../support/test-backend';

describe('--set KEY=VALUE', () => {
  it.each([
    ['service.queryInterval=0', 'service.queryInterval', 0],
    ['service.testResultDelay=0.5', 'service.testResultDelay', 0.5],
    ['service.bodyLimit=10485760', 'service.bodyLimit', 10_485_760],
    ['webhook.retrySchedule=1,1,2', 'webhook.retrySchedule', [1, 1, 2]],
    ['outbox.retrySchedule=5', 'outbox.retrySchedule', [5]],
    ['ui.theme=dark', 'ui.theme', 'dark'],
  ] as const)('%s', (text, key, value) => {
    expect(parseSettingOverrides([text]).get(key)).toEqual(value);
  });

  it.each([
    ['nope=1', /no setting "nope"/],
    ['service.bodyLimit', /must have the form KEY=VALUE/],
    ['=1', /must have the form KEY=VALUE/],
    ['service.bodyLimit=', /must be bytes/],
    ['service.bodyLimit=1e9', /must be bytes/],
    ['service.bodyLimit=12.5', /must be bytes/],
    ['service.queryInterval=-1', /must be seconds/],
    ['webhook.retrySchedule=1,x', /must be seconds/],
    [
      `webhook.retrySchedule=${Array.from({ length: 51 }, () => 1).join(',')}`,
      /like 5,30,120; at most 50 of them; from 0 to \d+$/,
    ],
    ['service.bodyLimit=1', /from 1024 to 1073741824$/],
    ['ui.theme=blue', /must be system, light or dark/],
    ['__proto__=1', /no setting/],
  ])('refuses %s', (text, message) => {
    expect(() => parseSettingOverrides([text])).toThrow(message);
  });
});

describe('a stored setting', () => {
  it('that this program does not understand counts as absent and stays where it is', async () => {
    const backend = testBackend();
    await backend.core.settings.write({ 'ui.theme': 'dark' });
    const damaged = testBackend();
    expect(damaged.core.settings.get('ui.theme')).toBe('system');
    expect(backend.core.settings.get('ui.theme')).toBe('dark');
  });

  it('is stored together with the others of one change, or none of them is', async () => {
    const { settings } = testBackend().core;
    await expect(
      settings.write({ 'ui.theme': 'dark', 'service.maxFields': 0, 'ui.welcomed': true }),
    ).rejects.toThrow(/^service.maxFields: must be/);
    expect([settings.get('ui.theme'), settings.get('ui.welcomed')]).toEqual(['system', false]);
  });

  it('outlives a restart, and a value given for one run does not', async () => {
    const first = testBackend({ settings: ['ui.look=code'] });
    await first.core.settings.setPreferences({ theme: 'dark' });
    expect(first.core.settings.preferences()).toEqual({
      theme: 'dark',
      language: 'system',
      viewMode: 'code',
      directions: {},
      imagesFrom: [],
      singleKeys: true,
      welcomed: false,
    });
    await first.stop();
    const second = testBackend({ dataFolder: first.dataFolder });
    expect(second.core.settings.preferences()).toEqual({
      theme: 'dark',
      language: 'system',
      viewMode: 'text',
      directions: {},
      imagesFrom: [],
      singleKeys: true,
      welcomed: false,
    });
  });
});
