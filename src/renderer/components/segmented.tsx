import { useId, type ReactNode } from 'react';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label where there is little room. */
  readonly icon?: ReactNode;
  readonly title?: string;
}

export interface SegmentedProps<T extends string> {
  /** The accessible name of the whole choice. */
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
}

/**
 * A choice of a few options. Native radio buttons make arrow keys, forms and screen readers work as usual.
 */
export function Segmented<T extends string>({ label, value, segments, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.title}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.icon === undefined ? (
            segment.label
          ) : (
            <span className="segment-label">{segment.label}</span>
          )}
        </label>
      ))}
    </div>
  );
}
