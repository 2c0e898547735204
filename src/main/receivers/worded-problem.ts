import { sentence, type Wording } from '../../contract/sentence';

/** The usual problems of profiles, as sentences that are translated. */
const forms: readonly (readonly [form: RegExp, words: (place: string, value: string) => Wording])[] = [
  [/^([^ ]+): is missing$/, (place) => sentence`${place}: is missing`],
  [/^([^ ]+): is not known here$/, (place) => sentence`${place}: is not known here`],
  [/^([^ ]+): must be an integer$/, (place) => sentence`${place}: must be an integer`],
  [/^([^ ]+): must be a string$/, (place) => sentence`${place}: must be a string`],
  [/^([^ ]+): must be an array$/, (place) => sentence`${place}: must be an array`],
  [/^([^ ]+): must be an object$/, (place) => sentence`${place}: must be an object`],
  [/^([^ ]+): must not be empty$/, (place) => sentence`${place}: must not be empty`],
  [/^([^ ]+): must be one of (.+)$/s, (place, values) => sentence`${place}: must be one of ${values}`],
  [
    /^([^ ]+): "(.+)" is the ID of another rule, too$/s,
    (place, id) => sentence`${place}: "${id}" is the ID of another rule, too`,
  ],
  [/^([^ ]+): must be a regular expression$/, (place) => sentence`${place}: must be a regular expression`],
  [
    /^([^ ]+): must have "allowed" or "forbidden"$/,
    (place) => sentence`${place}: must have "allowed" or "forbidden"`,
  ],
  [
    /^([^ ]+): must not repeat a part that has a repetition, like \(a\+\)\+$/,
    (place) => sentence`${place}: must not repeat a part that has a repetition, like (a+)+`,
  ],
  [
    /^([^ ]+): must be characters as in a character class, like a-z0-9_-$/,
    (place) => sentence`${place}: must be characters as in a character class, like a-z0-9_-`,
  ],
  [
    /^([^ ]+): must have either "allowed" or "forbidden"$/,
    (place) => sentence`${place}: must have either "allowed" or "forbidden"`,
  ],
  [
    /^[^ ]+: is not valid JSON at line (\d+), column (\d+)/,
    (line, column) => sentence`The file is not valid JSON at line ${line}, column ${column}.`,
  ],
];

/** Returns a problem of a profile as a sentence of the catalogue; rare ones stay in English. */
export function wordedProblem(problem: string): Wording {
  for (const [form, words] of forms) {
    const [, place, value = ''] = form.exec(problem) ?? [];
    if (place !== undefined) return words(place, value);
  }
  return problem;
}
