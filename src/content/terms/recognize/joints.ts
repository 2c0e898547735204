import { ownValue } from '../../own-value';

/** Languages that write compounds as one word, with the letters they have between the parts. */
const JOINTS: Readonly<Record<string, readonly string[]>> = {
  da: ['', 's', 'e'],
  de: ['', 's', 'n', 'en', 'es', 'e', 'er'],
  fi: [''],
  ko: [],
  nb: ['', 's', 'e'],
  nl: ['', 's', 'en', 'e', 'n'],
  nn: ['', 's', 'e'],
  no: ['', 's', 'e'],
  sv: ['', 's', 'e', 'o'],
};

/** Undefined for a language that writes the parts of compounds apart. */
export const jointsOf = (base: string): readonly string[] | undefined => ownValue(JOINTS, base);

/** Whether a language writes compounds as one word. */
export const writesTogether = (base: string): boolean => Object.hasOwn(JOINTS, base);

/** Whether a language writes compounds as one word, with a border that can be seen. */
export const writesCompounds = (base: string): boolean => (jointsOf(base)?.length ?? 0) > 0;
