import { builtInProfiles } from '../../../content/receivers/built-in/built-in-profiles';
import { longestProfileName } from '../../../content/receivers/receiver-profile';
import { foldedName } from '../../../content/receivers/same-name';
import type { ReceiverStore } from '../../receivers/receiver-store';

/**
 * Names that profiles of receivers have here. They are read again only after another connection has written,
 * because an import asks for each of its profiles while it holds the write lock.
 */
export class TakenNames {
  readonly #dataVersion: () => number;
  readonly #store: ReceiverStore;
  /** Folded names, each with the highest number that was given to a profile of that name. */
  readonly #numbers = new Map<string, number>();
  #version: number | undefined;

  /** `dataVersion` changes with each commit of another connection. */
  constructor(dataVersion: () => number, store: ReceiverStore) {
    this.#dataVersion = dataVersion;
    this.#store = store;
  }

  /** Takes a name for a new profile: the given one, with a number if it is taken. */
  take(name: string): string {
    this.#readIfChanged();
    const folded = foldedName(name);
    let number = (this.#numbers.get(folded) ?? 0) + 1;
    while (this.#numbers.has(foldedName(numberedName(name, number)))) number += 1;
    const given = numberedName(name, number);
    this.#numbers.set(foldedName(given), 1);
    this.#numbers.set(folded, number);
    return given;
  }

  #readIfChanged(): void {
    const version = this.#dataVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#numbers.clear();
    const own = this.#store.profiles().map(({ body }) => nameOf(parsedProfile(body)));
    for (const name of [...builtInProfiles.map((profile) => profile.name), ...own])
      this.#numbers.set(foldedName(name), 1);
  }
}

/** Whether an import may have given a profile of one name the other one. */
export function mayBeNumbered(name: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [, number = '1'] = / \((\d+)\)$/.exec(given) ?? [];
  return given === name || given === numberedName(name, Number(number));
}

/** The name with its number, shortened where it would be too long. Number 1 is the name itself. */
function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const ending = ` (${number})`;
  const beginning = Array.from(name)
    .slice(0, longestProfileName - ending.length)
    .join('');
  return beginning.trimEnd() + ending;
}

/** A stored document, whatever is in it: one of a newer program may have what this one does not know. */
export function parsedProfile(body: string): Readonly<Record<string, unknown>> {
  try {
    const document: unknown = JSON.parse(body);
    return typeof document === 'object' ? { ...document } : {};
  } catch {
    return {};
  }
}

function nameOf({ name }: Readonly<Record<string, unknown>>): string {
  return typeof name === 'string' ? name : '';
}
