import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linuxLoginItem } from '../../../src/main/electron/login-item';
import { tempFolder } from '../../support/temp-folder';

describe('start at login on Linux', () => {
  it('is an entry in the autostart folder, and off when that is gone', () => {
    const config = join(tempFolder(), 'not yet');
    const item = linuxLoginItem(config, '/opt/Locdesk/locdesk');
    expect(item.isOn()).toBe(false);
    item.set(true);
    expect(item.isOn()).toBe(true);
    expect(readFileSync(join(config, 'autostart', 'locdesk.desktop'), 'utf8')).toBe(
      '[Desktop Entry]\nType=Application\nName=Locdesk\nExec="/opt/Locdesk/locdesk"\nTerminal=false\n',
    );
    item.set(false);
    item.set(false);
    expect(item.isOn()).toBe(false);
  });

  it('names the program as the specification has it, whatever is in its path', () => {
    const config = tempFolder();
    linuxLoginItem(config, '/home/a b/100%/$x`"\\y.AppImage').set(true);
    expect(readFileSync(join(config, 'autostart', 'locdesk.desktop'), 'utf8')).toContain(
      String.raw`Exec="/home/a b/100%%/\\$x\\` + '`' + String.raw`\\"\\\\y.AppImage"`,
    );
  });

  it('that can not be written is one sentence', () => {
    const config = join(tempFolder(), 'file');
    writeFileSync(config, '');
    expect(() => linuxLoginItem(config, '/x').set(true)).toThrow(/can't be written/);
  });
});
