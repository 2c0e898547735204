import { Fragment, useState } from 'react';
import { useStore } from 'zustand';
import type { UpstreamProblem } from '../../../contract/upstream/connections';
import { UpstreamText } from '../../components/connection/upstream-text';
import { factSeparator } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { useStores } from '../../stores/context';
import { needOf } from '../../stores/service/connections-state';
import { openConnection } from '../../stores/open-connection';

interface Stopped {
  readonly key: number;
  readonly name: string;
  readonly problem: UpstreamProblem;
  readonly text: string;
}

/** More names would hide the reason behind them. */
const shownNames = 3;

/**
 * Connections that have stopped or get no answer, those of one reason together, with the reason and its
 * remedy. Reasons beyond `limit` are shown on request.
 */
export function ConnectionsInNeed({ limit }: { readonly limit: number }) {
  const [isWhole, setWhole] = useState(false);
  const connections = useStore(useStores().connections, (s) => s.connections) ?? [];
  const stopped = connections.flatMap((connection): readonly Stopped[] => {
    const { key, name } = connection;
    const need = needOf(connection);
    return need === undefined ? [] : [{ key, name, problem: need.problem, text: need.text }];
  });
  const alike = [...Map.groupBy(stopped, ({ problem }) => problem).entries()].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const more = alike.slice(limit).reduce((sum, [, group]) => sum + group.length, 0);
  return (
    <ul>
      {(isWhole ? alike : alike.slice(0, limit)).map(([problem, group]) => (
        <li key={problem}>
          <Names group={group} />
          {factSeparator()}
          <Reason problem={problem} group={group} />
        </li>
      ))}
      {more > 0 ? (
        <li>
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('today.needs.fewer') : t('need.more', { count: more })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function Names({ group }: { readonly group: readonly Stopped[] }) {
  const stores = useStores();
  const more = group.length - shownNames;
  return (
    <>
      {group.slice(0, shownNames).map(({ key, name }, at) => (
        <Fragment key={key}>
          {at === 0 ? null : factSeparator()}
          <button type="button" onClick={() => openConnection(stores, { kind: 'one', key })}>
            <bdi>{name}</bdi>
          </button>
        </Fragment>
      ))}
      {more > 0 ? `${factSeparator()}${t('need.more', { count: more })}` : null}
    </>
  );
}

interface ReasonProps {
  readonly problem: UpstreamProblem;
  readonly group: readonly Stopped[];
}

/** The service's own words name one address, so several connections share the words of their problem. */
function Reason({ problem, group }: ReasonProps) {
  const [first] = group;
  if (group.length > 1 || first === undefined) return t(`upstream.problem.${problem}`);
  return <UpstreamText problem={problem} text={first.text} />;
}
