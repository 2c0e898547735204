interface ProgressProps {
  readonly done: number;
  readonly total: number;
}

/** How much is imported, as a bar beside the numbers that say it. */
export function Progress({ done, total }: ProgressProps) {
  const percent = total === 0 ? 0 : (100 * done) / total;
  return (
    <div className="job-progress" aria-hidden="true">
      <div style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
