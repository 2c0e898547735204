import { t } from '../lib/messages/translate';

const printed: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
  Enter: '↵',
};

/** Keys whose caption differs between the keyboards of languages: a German one has `Strg` and `Umschalt`. */
const captions = new Map(
  Object.entries({
    Ctrl: 'key.ctrl',
    Shift: 'key.shift',
    Delete: 'key.delete',
    Home: 'key.home',
    End: 'key.end',
    Space: 'key.space',
  } as const),
);

/** Returns keys as printed on the keyboard of the window's language: `Ctrl+↵`. */
export function keyText(keys: string): string {
  return keys.split('+').map(captionOf).join('+');
}

function captionOf(key: string): string {
  const caption = captions.get(key);
  return caption === undefined ? (printed[key] ?? key) : t(caption);
}
