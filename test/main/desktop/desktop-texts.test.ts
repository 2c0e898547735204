import { describe, expect, it, vi } from 'vitest';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';

describe('the texts of the desktop', () => {
  it('are English until the window says them, also where it lacks one', () => {
    const texts = new DesktopTexts();
    const count = (number: number) => texts.text('tray.toImport', { count: number });
    expect([count(1), count(2000)]).toEqual(['1 request to import', '2,000 requests to import']);
    expect(texts.text('mark.imported')).toBe('Mark imported');
    texts.speak({ locale: 'de', texts: { 'tray.open': 'Locdesk öffnen' } });
    expect([texts.text('tray.open'), texts.text('tray.pauseAll')]).toEqual([
      'Locdesk öffnen',
      'Pause All Connections',
    ]);
  });

  it('have the plural forms, numbers and lists of the language', () => {
    const texts = new DesktopTexts();
    texts.speak({
      locale: 'ar-EG',
      texts: {
        'tray.marks_two': 'علامتان',
        'tray.marks_few': '{{count, number}} علامات',
        'tray.marks_other': '{{count, number}} علامة',
      },
    });
    const counted = [2, 3, 100].map((count) => texts.text('tray.marks', { count }));
    expect(counted).toEqual(['علامتان', '٣ علامات', '١٠٠ علامة']);
    texts.speak({ locale: 'de', texts: {} });
    expect(texts.list(['a', 'b', 'c'])).toBe('a, b und c');
  });

  it('keep names as they are, and apart from a text that is read from right to left', () => {
    const texts = new DesktopTexts();
    const name = '$& {{count}}';
    expect(texts.text('notice.needsYou', { name })).toBe(`${name} needs attention`);
    texts.speak({ locale: 'ar', texts: { 'notice.needsYou': 'إجراء مطلوب: {{name}}' } });
    expect(texts.text('notice.needsYou', { name })).toBe(`إجراء مطلوب: \u2068${name}\u2069`);
  });

  it('tell those who show them, until they end that', () => {
    const texts = new DesktopTexts();
    const follower = vi.fn<() => void>();
    const end = texts.follow(follower);
    texts.speak({ locale: 'de', texts: {} });
    end();
    texts.speak({ locale: 'fr', texts: {} });
    expect(follower).toHaveBeenCalledOnce();
  });
});
