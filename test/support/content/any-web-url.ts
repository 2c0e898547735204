import fc from 'fast-check';
import { anyCharacter } from './any-character';

/** Characters that stand in a path as they are. */
const plain = fc.stringMatching(/^[\w.~!$&'()*+,;=:@-]$/);
const segment = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: plain },
      anyCharacter.map((char) => encodeURIComponent(char)),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/**
 * Any address of the web. The library's own (`webUrl`) has the same ones, and makes a map of all characters
 * first, which takes two seconds of a core in each process.
 */
export const anyWebUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(segment, { maxLength: 4 }))
  .map(([scheme, host, path]) => [`${scheme}://${host}`, ...path].join('/'));
