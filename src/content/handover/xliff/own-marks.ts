/** Names the metadata, notes and issues that a hand-over wrote, so that others are the reviewer's. */
export const ownCategory = 'locdesk';
export const ownIssues = 'locdesk-issues';
/** The author of notes in XLIFF 1.2, and the name of the tool. */
export const ownName = 'Locdesk';

export function ownNote(number: number): string {
  return `locdesk-${number}`;
}
