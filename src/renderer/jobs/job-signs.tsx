import { useLayoutEffect, useRef, useState } from 'react';
import type { RequestRow } from '../../contract/ui-types';
import { t } from '../lib/messages/jobs-text';
import { LanguageSign } from '../review/job/language-sign';

/** A row that is wide enough for more languages than this is rare, and there are many rows. */
const mostShown = 12;

/** The languages of a job with their states: as many as fit into one line, and how many there are besides. */
export function JobSigns({ requests }: { readonly requests: readonly RequestRow[] }) {
  const line = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(mostShown);
  // Other languages may need another width. The observer calls at its begin, and when the line changes.
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setFitting(countOnFirstLine(current)));
    observer.observe(current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [requests]);
  const hidden = requests.length - Math.min(fitting, requests.length);
  return (
    <>
      <span className="job-signs" ref={line}>
        {requests.slice(0, mostShown).map((request) => (
          <LanguageSign key={request.key} request={request} job={requests} />
        ))}
      </span>
      {hidden > 0 ? <span>{t('jobs.more', { count: hidden })}</span> : null}
    </>
  );
}

/** Signs for which there is no room are on further lines, which are not seen. */
function countOnFirstLine(line: HTMLElement): number {
  const signs = [...line.children].filter((sign) => sign instanceof HTMLElement);
  const top = signs[0]?.offsetTop;
  return signs.filter(({ offsetTop }) => offsetTop === top).length;
}
