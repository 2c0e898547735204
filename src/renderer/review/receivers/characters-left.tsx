import { selects } from '../../../content/receivers/field-selector';
import { countedText } from '../../../content/receivers/rules/length-rules';
import { lengthIn } from '../../../content/receivers/rules/text-length';
import type { EditableField } from '../../../contract/fulfilment';
import { t } from '../../lib/receivers/receiver-text';
import { useAppliedProfiles } from './applied-receivers';
import './stored-as.css';

interface CharactersLeftProps {
  readonly requestKey: number;
  readonly field: EditableField;
  /** The BCP 47 tag of the target. */
  readonly language: string;
  /** The value as typed. */
  readonly value: string;
}

/** A limit that is this far away need not be watched. */
const farAway = 3;

/** How much each receiver still takes of a target while it is written, by the tightest of its limits. */
export function CharactersLeft({ requestKey, field, language, value }: CharactersLeftProps) {
  const profiles = useAppliedProfiles(requestKey, field.id);
  const lefts = profiles.flatMap(({ id, name, rules }) => {
    const limits = rules.flatMap((rule) => {
      if (rule.kind !== 'length' || (rule.per ?? 'value') !== 'value' || !selects(rule.fields, field))
        return [];
      const length = lengthIn(rule.unit, countedText(rule, { target: value, data: field.data, language }));
      return rule.max > length * farAway && rule.max > 1000 ? [] : [rule.max - length];
    });
    return limits.length === 0 ? [] : [{ id, name, left: Math.min(...limits) }];
  });
  if (lefts.length === 0) return null;
  return (
    <ul className="characters-left" aria-live="off">
      {lefts.map(({ id, name, left }) => (
        <li key={id} className={left < 0 ? 'over' : undefined}>
          {left < 0
            ? t('receivers.over', { receiver: name, over: -left })
            : t('receivers.left', { receiver: name, left })}
        </li>
      ))}
    </ul>
  );
}
