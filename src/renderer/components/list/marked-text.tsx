import type { Hit } from '../../../content/search/find-hits';

/** A text with its search hits marked. */
export function MarkedText({ text, hits }: { readonly text: string; readonly hits: readonly Hit[] }) {
  if (hits.length === 0) return text;
  return (
    <>
      {text.slice(0, hits[0]?.start)}
      {hits.map(({ start, end }, index) => (
        <span key={start}>
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end, hits[index + 1]?.start)}
        </span>
      ))}
    </>
  );
}
