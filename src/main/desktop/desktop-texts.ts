import { commandIds, commandRow, type CommandId } from '../../contract/command-table';
import { desktopTexts, type DesktopLanguage, type DesktopTextId } from '../../contract/desktop/desktop-texts';

const english: Readonly<Record<string, string>> = {
  ...Object.fromEntries(commandIds.map((id) => [id, commandRow(id).title])),
  ...desktopTexts,
};

/** Texts of the desktop beside its page: English until the window says them in its language. */
export class DesktopTexts {
  readonly #followers = new Set<() => void>();
  #spoken = spokenIn({ locale: 'en-GB', texts: {} });

  /** Speaks this language from now on; English stands in for texts that it lacks. */
  speak(language: DesktopLanguage): void {
    this.#spoken = spokenIn(language);
    for (const follower of this.#followers) follower();
  }

  /** Calls `follower` after each change of the language. Returns the function that ends this. */
  follow(follower: () => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Returns the text with its values in their places; `count` also chooses the plural form. */
  text(id: CommandId | DesktopTextId, values: Readonly<Record<string, string | number>> = {}): string {
    const { texts, plurals, number, value } = this.#spoken;
    const { count } = values;
    const form = typeof count === 'number' ? `${id}_${plurals.select(count)}` : id;
    const text = texts[form] ?? texts[`${id}_other`] ?? id;
    return text.replaceAll(/\{\{(\w+)(?:,[^{}]*)?\}\}/g, (_place, name: string) => {
      const given = values[name] ?? '';
      return typeof given === 'number' ? number.format(given) : value(given);
    });
  }

  /** "a, b and c". */
  list(parts: readonly string[]): string {
    return this.#spoken.lists.format(parts);
  }
}

function spokenIn({ locale, texts }: DesktopLanguage) {
  const isRightToLeft = locale.startsWith('ar');
  return {
    texts: { ...english, ...texts },
    plurals: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
    lists: new Intl.ListFormat(locale, { type: 'conjunction' }),
    /** Isolated in texts from right to left, so that names and addresses keep their order. */
    value: (given: string): string => (isRightToLeft ? `\u2068${given}\u2069` : given),
  };
}
