import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';

/** Names of products that no language translates, after that of their maker. */
const PRODUCTS =
  /(?<![\p{L}-])(Microsoft|Mozilla|Adobe|Google)\s(Windows|Office|Word|Excel|PowerPoint|Outlook|Azure|Firefox|Thunderbird|Photoshop|Acrobat|Illustrator|Chrome|Android)(?!\p{L})/gu;

/** Finds a product that was translated behind the name of its maker: "Microsoft Fenster". */
export const productNames: FieldCheck = {
  ids: ['code'],
  find({ source, target }, problems) {
    for (const { index, 0: name, 1: maker = '', 2: product = '' } of firstMatches(source.prose, PRODUCTS)) {
      const isKept = target.raw.toLowerCase().includes(product.toLowerCase());
      if (isKept || !target.prose.includes(maker)) continue;
      const places = { source: [source.readable.spanAt(index, name)] };
      problems.add('code', 'name-missing', { name }, places);
    }
  },
};
