import { isRefused } from '../../../contract/request-log';
import './http-message.css';

interface StatusCodeProps {
  readonly status: number;
  /** The caller wanted another answer, whatever the status. */
  readonly isProblem?: boolean;
}

/** Colour only where it means something: an accepted call is the normal case. */
export function StatusCode({ status, isProblem = isRefused(status) }: StatusCodeProps) {
  const tone = !isProblem ? 'fine' : status >= 500 ? 'broken' : 'refused';
  return <span className={`status-code ${tone}`}>{status}</span>;
}
