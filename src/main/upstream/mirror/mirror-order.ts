import { requestStates, type LearnedBy, type RequestState } from '../../../content/content-request';

/**
 * The stage of a request, known or reported by a call or a query result: enough to decide which one is newer.
 */
export interface Stage {
  readonly state: RequestState;
  /** Microseconds since 1970; undefined until it is completed. */
  readonly completedUs: number | undefined;
  /** Id of the event that reported it, if it is ordered. */
  readonly eventId: string | undefined;
  /**
   * Earliest time of the report by upstream's clock: when the answered call was made, in microseconds since
   * 1970. Undefined if it was not an answer, or the answer had no time.
   */
  readonly asOfUs?: number | undefined;
}

/** A call or an answer of upstream about a request that is mirrored already. Instants are by our clock. */
export interface Report extends Stage {
  readonly learnedBy: 'webhook' | 'sync' | 'hand';
  readonly learnedUs: number;
  /** When the answered call was made; undefined if the report is not an answer. */
  readonly askedUs: number | undefined;
}

/** The stored copy of a request. Instants are by our clock. */
export interface Known extends Stage {
  readonly learnedBy: LearnedBy;
  /** When its current content was received. */
  readonly learnedUs: number;
  /** When the stored copy was last received or confirmed. */
  readonly heardUs: number;
}

/** Which parts of a request are equal in the report and in the stored copy. */
export interface Equality {
  readonly stage: boolean;
  readonly content: boolean;
}

/**
 * Decides whether a report replaces the stored copy (decisions, section 8). `unchanged`: it brings nothing,
 * and it is not newer. `older`: the stored copy is newer. `unclear`: only the coordinator can decide.
 */
export function judge(
  incoming: Report,
  known: Known,
  same: Equality,
): 'newer' | 'unchanged' | 'older' | 'unclear' {
  if (incoming.eventId !== undefined && incoming.eventId === known.eventId) return 'unchanged';
  if (isEventBefore(incoming.eventId, known.asOfUs)) {
    return same.stage && same.content ? 'unchanged' : 'older';
  }
  // A report received before the completion was known precedes the completion.
  const mayReopen = isUnclear(incoming, known) && incoming.learnedUs > known.learnedUs;
  if (mayReopen && incoming.learnedBy === 'webhook') return 'unclear';
  // The call was made after everything known had arrived: such an answer is authoritative, even if it takes
  // something back.
  if (incoming.askedUs !== undefined && incoming.askedUs > known.heardUs) return 'newer';
  // A replay by hand is the coordinator's decision that the report is the newer one.
  const isDecided = mayReopen && incoming.learnedBy === 'hand';
  if (isOlder(incoming, known) && !isDecided) return 'older';
  return !same.content && isOlderEdit(incoming, known) ? 'older' : 'newer';
}

/**
 * Whether the report has an earlier edit of the known completion. Such an edit keeps the completion time, so
 * the request itself doesn't show which content is newer, unless ordered events do. The later report wins
 * then: an answer counts from its call, a call from its receipt.
 */
function isOlderEdit(incoming: Report, known: Known): boolean {
  if (incoming.state !== known.state || incoming.completedUs !== known.completedUs) return false;
  if (incoming.eventId !== undefined && known.eventId !== undefined) return false;
  if (isEventBefore(known.eventId, incoming.asOfUs)) return false;
  // The known answer may have been requested before this call arrived: only another call is certainly newer.
  if (incoming.learnedBy === 'webhook' && known.learnedBy === 'sync') return false;
  return known.learnedUs > (incoming.askedUs ?? incoming.learnedUs);
}

const orderedEventId = /^evt_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Ids of our own service's events: `evt_` and a UUIDv7. They increase with every event, so the greater id is
 * newer.
 */
export function isOrderedEventId(id: string): boolean {
  return orderedEventId.test(id);
}

/**
 * Whether `incoming` is older than `known` and must not overwrite it (decisions, section 8). Two ordered
 * events are compared by their ids. If only one has an id, its time is compared with the other's completion:
 * both are of upstream's clock. Without ids a state never goes back, and a completion never becomes earlier.
 *
 * An answer is as new as its call: an event before the call is older, whatever it contains, and an answer is
 * older than an event after its call.
 */
export function isOlder(incoming: Stage, known: Stage): boolean {
  if (isEventBefore(incoming.eventId, known.asOfUs)) return true;
  if (isEventBefore(known.eventId, incoming.asOfUs)) return false;
  if (incoming.eventId !== undefined && known.eventId !== undefined) return incoming.eventId < known.eventId;
  const steps = requestStates.indexOf(incoming.state) - requestStates.indexOf(known.state);
  if (steps === 0) {
    return (
      known.completedUs !== undefined &&
      (incoming.completedUs === undefined || incoming.completedUs < known.completedUs)
    );
  }
  // A later state is newer, unless the event that reopened the request came after that completion.
  if (steps > 0) return isBefore(incoming.completedUs, known.eventId);
  // An earlier state is older, unless this event reopened the request.
  return !isBefore(known.completedUs, incoming.eventId);
}

/**
 * Whether a call with an earlier state than the known one may be older or newer: without ordered id it is
 * either a late one, or the one that reopened the request.
 */
function isUnclear(incoming: Stage, known: Stage): boolean {
  return incoming.eventId === undefined && incoming.state !== 'completed' && known.state === 'completed';
}

/** Whether the event's millisecond ended before the instant; false when one is unknown. */
function isEventBefore(eventId: string | undefined, us: number | undefined): boolean {
  return eventId !== undefined && us !== undefined && (eventMs(eventId) + 1) * 1000 <= us;
}

/** Whether the completion precedes the event's millisecond; false when one is unknown. */
function isBefore(completedUs: number | undefined, eventId: string | undefined): boolean {
  return completedUs !== undefined && eventId !== undefined && completedUs < eventMs(eventId) * 1000;
}

/** The first 48 bits of a UUIDv7 are milliseconds since 1970 (RFC 9562, section 5.7). */
function eventMs(orderedId: string): number {
  return Number.parseInt(orderedId.slice(4, 12) + orderedId.slice(13, 17), 16);
}
