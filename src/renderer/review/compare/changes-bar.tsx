import { ChevronDown, ChevronUp } from 'lucide-react';
import { useStore } from 'zustand';
import type { RequestDetail, VersionSummary } from '../../../contract/ui-types';
import { useStores } from '../../stores/context';
import { factSeparator, sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/review-text';
import { IconButton } from '../../components/icon-button';
import { Segmented } from '../../components/segmented';
import { Switch } from '../../components/switch';
import type { Comparison } from '../../stores/review/changes-state';

/** Controls of a comparison: versions, view, next and previous. */
export function ChangesBar({
  detail,
  comparison,
}: {
  readonly detail: RequestDetail;
  readonly comparison: Comparison;
}) {
  const { changes } = useStores();
  const { folded, columns } = useStore(changes);
  const { compare, setFolded, setColumns, step } = changes.getState();
  return (
    <div className="changes-bar" role="toolbar" aria-label={t('changes.bar')}>
      <div className="changes-versions">
        <VersionSelect
          label={t('changes.from')}
          detail={detail}
          value={comparison.from}
          onChange={(from) => compare(from, comparison.to)}
        />
        <span className="arrow" aria-hidden="true">
          →
        </span>
        <VersionSelect
          label={t('changes.to')}
          detail={detail}
          value={comparison.to}
          onChange={(to) => compare(comparison.from, to)}
        />
      </div>
      <div className="changes-steps">
        <ChangeCount />
        <IconButton
          label={t('changes.previous')}
          icon={<ChevronUp size={16} aria-hidden="true" />}
          command="change.previous"
          onClick={() => step(-1)}
        />
        <IconButton
          label={t('changes.next')}
          icon={<ChevronDown size={16} aria-hidden="true" />}
          command="change.next"
          onClick={() => step(1)}
        />
      </div>
      <div className="changes-how">
        <Switch label={t('changes.fold')} checked={folded} onChange={setFolded} />
        <Segmented
          label={t('changes.columns')}
          value={columns}
          onChange={setColumns}
          segments={[
            { value: 'one', label: t('changes.columns.one'), title: t('changes.columns.one.hint') },
            { value: 'two', label: t('changes.columns.two'), title: t('changes.columns.two.hint') },
          ]}
        />
      </div>
    </div>
  );
}

/** Number of changed fields and the current change, announced when it changes. */
function ChangeCount() {
  const { changes } = useStores();
  const { fields, total, current, counts } = useStore(changes);
  const changed = fields.filter(({ kind }) => kind !== 'same').length;
  const isWhole = total !== undefined && fields.length >= total;
  const at = current === undefined ? undefined : fields[current.row];
  const count = current === undefined ? 0 : (counts.get(current.row) ?? 0);
  const index = current?.index === -1 ? count : (current?.index ?? 0) + 1;
  return (
    <output className="changes-count" aria-live="polite">
      {total === undefined
        ? ''
        : at === undefined || count === 0
          ? t(isWhole ? 'changes.count' : 'changes.countSoFar', { count: changed, total })
          : t('changes.at', { id: at.id, index, count })}
    </output>
  );
}

interface VersionSelectProps {
  readonly label: string;
  readonly detail: RequestDetail;
  readonly value: number;
  readonly onChange: (version: number) => void;
}

function VersionSelect({ label, detail, value, onChange }: VersionSelectProps) {
  const shown = detail.versions.find(({ number }) => number === value);
  return (
    <select
      className="select"
      aria-label={label}
      // The full text, if it is cut off.
      title={shown && `${label}: ${versionText(shown, detail)}`}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {detail.versions.map((version) => (
        <option key={version.number} value={version.number}>
          {versionText(version, detail)}
        </option>
      ))}
    </select>
  );
}

function versionText({ number, learned, learnedBy }: VersionSummary, detail: RequestDetail): string {
  const how = knownHow.find((name) => name === learnedBy);
  const facts = [
    ...(number === detail.reviewedVersion?.version ? [t('changes.version.reviewed')] : []),
    how === undefined ? learnedBy : t(`changes.learned.${how}`),
    sentenceTime(learned),
  ];
  return `${t('changes.version', { number })}${factSeparator()}${facts.join(factSeparator())}`;
}

const knownHow = ['submitted', 'test-result', 'sample', 'sync', 'webhook', 'hand', 'edited'] as const;
