import { isRefused } from '../../../contract/request-log';
import './http-message.css';

interface StatusCodeProps {
  readonly status: number;
  /** Whether the caller expected another response, whatever the status. */
  readonly isProblem?: boolean;
}

/** Coloured only for problems, because an accepted call is the normal case. */
export function StatusCode({ status, isProblem = isRefused(status) }: StatusCodeProps) {
  const tone = !isProblem ? 'fine' : status >= 500 ? 'broken' : 'refused';
  return <span className={`status-code ${tone}`}>{status}</span>;
}
