import { AppError } from '../../contract/errors';
import { written } from '../../contract/sentence';
import type { WindowLanguage } from '../../contract/ui-types';
import type { EarlyLanguage } from './early-language';
import { commandIds, commandRow, type CommandId } from '../../contract/command-table';
import { desktopTexts, type DesktopLanguage, type DesktopTextId } from '../../contract/desktop/desktop-texts';

const english: Readonly<Record<string, string>> = {
  ...Object.fromEntries(commandIds.map((id) => [id, commandRow(id).title])),
  ...desktopTexts,
};

/** Texts of the desktop beside its page, in its early language until the window says them. */
export class DesktopTexts {
  readonly #followers = new Set<() => void>();
  #spoken = spokenIn({ locale: 'en-GB', texts: {} });
  #early: EarlyLanguage | undefined;

  /** Speaks this language until the window says its own. */
  speakEarly(language: EarlyLanguage): void {
    this.#early = language;
    this.speak(language);
  }

  get isSpoken(): boolean {
    return this.#early !== undefined;
  }

  /** The language of texts that are shown before the page is there. */
  get earlyLanguage(): WindowLanguage {
    return this.#early?.language ?? 'en';
  }

  /** The text of an error that ends the start, or that a dialog shows before the page is there. */
  errorText(error: unknown): string {
    if (error instanceof AppError) return written(error.said.message, this.#early?.errors);
    return error instanceof Error ? error.message : String(error);
  }

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

  /** Date and time as the language writes them. */
  time(atMs: number): string {
    return this.#spoken.times.format(atMs);
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
    times: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
    lists: new Intl.ListFormat(locale, { type: 'conjunction' }),
    /** Isolated in texts from right to left, so that names and addresses keep their order. */
    value: (given: string): string => (isRightToLeft ? `\u2068${given}\u2069` : given),
  };
}
