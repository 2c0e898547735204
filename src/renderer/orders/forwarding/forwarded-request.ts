import type { RequestState } from '../../../content/content-request';

/** The request whose way to a connection is shown. */
export interface ForwardedRequest {
  readonly key: number;
  readonly state: RequestState;
  /** The language of its source. */
  readonly source: string;
  /** Distinguishes it from the other requests of the order, in the names of controls. */
  readonly name: string;
}
