import { describe, expect, it } from 'vitest';
import { UpdateNoticeService } from '../../../src/main/desktop/update-notice-service';
import { isNewer, type NewerVersion } from '../../../src/contract/desktop/newer-version';
import { testBackend } from '../../support/test-backend';

const newest: NewerVersion = { version: '0.10.0', url: 'https://there.example/' };
const hourMs = 3_600_000;

function house(answer: () => Promise<NewerVersion> = async () => newest) {
  const { core, environment } = testBackend();
  let asked = 0;
  const ask = (): Promise<NewerVersion> => {
    asked += 1;
    return answer();
  };
  const service = new UpdateNoticeService({ ...core, environment, version: '0.9.0', ask });
  /** Moves time on, and waits until a question that fell due is answered and stored. */
  const pass = async (ms: number): Promise<void> => {
    environment.advance(ms);
    await service.idle();
  };
  return { service, pass, asked: () => asked };
}

describe('the notice of a newer version', () => {
  it('is off until it is switched on, and then asked for at once', async () => {
    const { service, pass, asked } = house();
    service.start();
    await pass(48 * hourMs);
    expect([service.isOn, asked(), service.newer()]).toEqual([false, 0, undefined]);
    await service.switch(true);
    await pass(0);
    expect([asked(), service.newer()]).toEqual([1, newest]);
  });

  it('is asked for once a day, however often the program starts or the switch is turned', async () => {
    const { service, pass, asked } = house();
    await service.switch(true);
    await pass(1);
    for (let turn = 0; turn < 5; turn += 1) {
      await service.switch(false);
      await service.switch(true);
      service.start();
      await pass(hourMs);
    }
    expect(asked()).toBe(1);
    await pass(19 * hourMs);
    expect(asked()).toBe(2);
  });

  it('is not requested more often when no answer comes, and shows nothing', async () => {
    const { service, pass, asked } = house(() => Promise.reject(new Error('offline')));
    await service.switch(true);
    for (let hour = 0; hour < 23; hour += 1) await pass(hourMs);
    expect([asked(), service.newer()]).toEqual([1, undefined]);
    await pass(2 * hourMs);
    expect(asked()).toBe(2);
  });

  it('is gone once it is switched off, and nothing is asked for any more', async () => {
    const { service, pass, asked } = house();
    await service.switch(true);
    await pass(1);
    await service.switch(false);
    await pass(72 * hourMs);
    expect([asked(), service.newer()]).toEqual([1, undefined]);
  });

  it('is not shown for this version or an older one', async () => {
    for (const version of ['0.9.0', '0.8.12']) {
      const { service, pass } = house(async () => ({ ...newest, version }));
      await service.switch(true);
      await pass(1);
      expect(service.newer()).toBeUndefined();
    }
  });
});

it('versions are compared as numbers', () => {
  expect([isNewer('0.10.0', '0.9.9'), isNewer('1.0.0', '0.99.99'), isNewer('0.9.10', '0.9.9')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isNewer('0.9.0', '0.9.0'), isNewer('0.9.0', '0.10.0'), isNewer('1.0.0', '2.0.0')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('the switch is not offered by a package that has no address to ask', async () => {
  const { dispatch, desktopSettings } = testBackend();
  expect(desktopSettings.read()).not.toHaveProperty('updateNotice');
  await desktopSettings.write({ updateNotice: true });
  expect(desktopSettings.read()).not.toHaveProperty('updateNotice');
  expect(await dispatch('app.info', {})).not.toHaveProperty('value.newer');
});
