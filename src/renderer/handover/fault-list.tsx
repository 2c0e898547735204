import type { HandoverFault, ReturnedPlace } from '../../content/handover/returned-document';
import { formatNumber } from '../lib/messages/format';
import { longestComment } from '../../contract/handovers';
import { t } from '../lib/messages/handover-text';
import { textOf } from '../lib/messages/translate';

/** Faults of a file or of a row of it, a sentence each. */
export function FaultList({ faults }: { readonly faults: readonly HandoverFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className="take-back-faults">
      {faults.map((fault, index) => (
        <li
          // Two parts of one name may be left out for one reason, and faults never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${index} ${JSON.stringify(fault)}`}
          dir="auto"
          className={harmless.has(fault.rule) ? 'take-back-notice' : undefined}
        >
          {textOf(`fault.${fault.rule}`, valuesOf(fault)) ?? fault.rule}
          {fault.place === undefined ? null : ` (${placeText(fault.place)})`}
        </li>
      ))}
    </ul>
  );
}

/** A fault's details as they are written: its count in the digits of the language. */
function valuesOf({ detail }: HandoverFault): Readonly<Record<string, string>> {
  const { count } = detail;
  const most = formatNumber(longestComment);
  return count === undefined ? { ...detail, most } : { ...detail, most, count: formatNumber(Number(count)) };
}

/** Nothing was lost or left out for these. */
const harmless: ReadonlySet<HandoverFault['rule']> = new Set([
  'macros',
  'rows-sorted',
  'rows-hidden',
  'rows-repeated',
]);

/** Where a row is in its file. */
export function placeText({ unit, number, sheet }: ReturnedPlace): string {
  const place = t(`takeBack.${unit}`, { number });
  return sheet === undefined ? place : t('takeBack.sheet', { sheet, place });
}
