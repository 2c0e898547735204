import { JsonView } from './json-view';

interface CallPairsProps {
  readonly title: string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

/** Headers or parameters: names and values as they were sent. A value that is JSON is laid out. */
export function CallPairs({ title, pairs }: CallPairsProps) {
  return (
    <section className="call-section" aria-label={title}>
      <h3>{title}</h3>
      <dl className="call-pairs">
        {pairs.map(([name, value], index) => (
          // A header may come twice; the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <dt>{name}</dt>
            <dd>{/^\s*[[{]/.test(value) ? <JsonView text={value} label={name} /> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
