import { JsonView } from './json-view';
import './http-message.css';

interface PairsViewProps {
  readonly title: string;
  /** The accessible name, where several of a title are on the page. */
  readonly label?: string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

/** Headers or parameters as sent. A JSON value is formatted. */
export function PairsView({ title, label = title, pairs }: PairsViewProps) {
  return (
    <section className="http-message-section" aria-label={label}>
      <h3>{title}</h3>
      <dl className="http-message-pairs">
        {pairs.map(([name, value], index) => (
          // Headers may be repeated, and the list never changes.
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
