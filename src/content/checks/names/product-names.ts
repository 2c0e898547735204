import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import { proseOf } from '../parsed/text-of';
import type { ProblemCollector } from '../problem-collector';

/** Names of products that no language translates, after that of their maker. */
const OF_MAKER =
  /(?<![\p{L}-])(Microsoft|Mozilla|Adobe|Google)\s(Windows|Office|Word|Excel|PowerPoint|Outlook|Azure|Firefox|Thunderbird|Photoshop|Acrobat|Illustrator|Chrome|Android)(?!\p{L})/gu;

/** Names of companies, products and services that are not words of a language. */
const NAMES =
  /(?<![\p{L}\p{N}_@./-])(?:Google|Gmail|YouTube|Facebook|Instagram|WhatsApp|Messenger|Twitter|LinkedIn|Pinterest|TikTok|Telegram|Snapchat|Reddit|Discord|Slack|Skype|Dropbox|OneDrive|iCloud|Spotify|Netflix|PayPal|Mastercard|Visa|Amazon|Microsoft|Windows|macOS|iOS|iPhone|iPad|Android|Linux|Ubuntu|Debian|Fedora|Firefox|Chrome|Chromium|Safari|Opera|Thunderbird|Outlook|GitHub|GitLab|Bitbucket|PostgreSQL|MySQL|MariaDB|SQLite|Docker|Kubernetes|GNOME|KDE|JavaScript|Python)(?![\p{L}\p{N}_@/-]|\.\p{Ll})/gu;

/**
 * Finds a product that was translated behind the name of its maker, "Microsoft Fenster", and the name of
 * another company or product: "Anmelden mit Facebook" for "Sign in with Google".
 */
export const productNames: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    const { source, target } = pair;
    for (const { index, 0: name, 1: maker = '', 2: product = '' } of firstMatches(source.prose, OF_MAKER)) {
      const isKept = target.raw.toLowerCase().includes(product.toLowerCase());
      if (isKept || !target.prose.includes(maker)) continue;
      const places = { source: [source.readable.spanAt(index, name)] };
      problems.add('code', 'name-missing', { name }, places);
    }
    findOtherNames(pair, problems);
  },
};

function findOtherNames(pair: ParsedPair, problems: ProblemCollector): void {
  const names = namesBy(firstMatches(pair.target.prose, NAMES));
  // Most texts name none, or keep those of the source.
  const added = [...names].filter(([name]) => !pair.source.raw.includes(name));
  if (added.length === 0) return;
  for (const block of pair.blocks) {
    const { source, target } = pair;
    const lost = namesIn(source, block.source).filter(
      ([name]) => !target.raw.toLowerCase().includes(name.toLowerCase()),
    );
    const others = namesIn(target, block.target).filter(([name]) => !source.raw.includes(name));
    const [was, is] = [lost[0], others[0]];
    if (was === undefined || is === undefined || lost.length > 1 || others.length > 1) continue;
    const places = {
      source: [source.readable.spanAt(block.source.start + was[1], was[0])],
      target: [target.readable.spanAt(block.target.start + is[1], is[0])],
    };
    problems.add('code', 'name-replaced', { before: was[0], after: is[0] }, places);
  }
}

/** The names of a block and the offset of the first of each. */
const namesIn = (value: ParsedPair['source'], block: TextBlock): readonly (readonly [string, number])[] => [
  ...namesBy(firstMatches(proseOf(value, block), NAMES)),
];

const namesBy = (found: readonly RegExpExecArray[]): ReadonlyMap<string, number> =>
  new Map(found.toReversed().map(({ index, 0: name }) => [name, index]));
