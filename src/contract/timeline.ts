import type { ImportState, LearnedBy, MarkedBy } from '../content/content-request';
import type { MarkReason } from '../content/mark-reason';
import type { DeliveryEvent, DeliveryState } from './webhook/deliveries';

/** State of a call to the outside; `waiting` also between two attempts. */
export type CallState = Exclude<DeliveryState, 'sending' | 'dismissed'>;

/** Something that happened to a request here. */
export type TimelineEvent = {
  /** RFC 3339. */
  readonly time: string;
} & (
  | { readonly kind: 'version'; readonly number: number; readonly learnedBy: LearnedBy }
  | {
      readonly kind: 'mark';
      readonly importState: ImportState;
      readonly madeBy: MarkedBy;
      /** Name of the token that a tool used, while the token exists. */
      readonly token?: string;
      /** Why the import failed; absent where nothing was said. */
      readonly reasons?: readonly MarkReason[];
    }
  | { readonly kind: 'mark-removed'; readonly importState: ImportState }
  /** A call of the webhook. */
  | {
      readonly kind: 'delivery';
      readonly event: Exclude<DeliveryEvent, 'test'>;
      readonly state: CallState;
    }
  /** A mark that is sent to the connection. */
  | {
      readonly kind: 'mark-sent';
      readonly importState: ImportState;
      readonly connection: string;
      readonly state: CallState;
    }
  /** The request itself is sent to a connection. */
  | { readonly kind: 'forwarded'; readonly connection: string; readonly state: CallState }
  | { readonly kind: 'note' | 'note-resolved'; readonly fieldId: string; readonly text: string }
  | { readonly kind: 'reviewed'; readonly version: number }
);
