import { Type } from 'typebox';
import { longestMemoryText, memorySides, type MemoryFinding, type MemoryMatch } from '../memory/memory';
import type { LanguagePair } from '../problems';
import { asks } from './declare';
import { LanguageTag, Nothing, RequestKey, strict } from './inputs';

const Text = Type.String({ minLength: 1, maxLength: longestMemoryText });
const Languages = Type.Object({ source: LanguageTag, target: LanguageTag }, strict);

/** The translation memory: sentences of all requests with their translations. */
export const memoryCommands = {
  /**
   * Finds sentences that contain a text, accepted ones first, then the newest. The last word may be the
   * beginning of a word. A pair of languages includes their regions.
   */
  'memory.find': asks<MemoryFinding>()(
    Type.Object(
      {
        text: Text,
        side: Type.Enum([...memorySides]),
        languages: Type.Optional(Languages),
        /** The key of a connection; 0 for requests of this desk. */
        connection: Type.Optional(Type.Integer({ minimum: 0 })),
        /** Only requests that were completed since, and before `until`; both in RFC 3339. */
        since: Type.Optional(Type.String({ minLength: 20, maxLength: 40 })),
        until: Type.Optional(Type.String({ minLength: 20, maxLength: 40 })),
        /** Only imported memories, or none of them; absent for everything. */
        isImported: Type.Optional(Type.Boolean()),
        limit: Type.Integer({ minimum: 1, maximum: 200 }),
      },
      strict,
    ),
  ),
  /** The language pairs that have sentences, without their regions, the most frequent first. */
  'memory.languages': asks<readonly LanguagePair[]>()(Nothing),
  /** Finds segments that are like each of these, the most similar first; a request's own are left out. */
  'memory.matches': asks<{ readonly matches: readonly MemoryMatch[] }>()(
    Type.Object(
      {
        text: Text,
        languages: Languages,
        /** The request that is being edited. */
        except: Type.Optional(RequestKey),
        limit: Type.Integer({ minimum: 1, maximum: 10 }),
      },
      strict,
    ),
  ),
} as const;
