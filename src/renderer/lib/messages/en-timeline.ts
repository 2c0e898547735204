/** Texts of a request's history; loaded with it. */
export const timelineMessages = {
  'timeline.version': 'Version {{number, number}}',
  'timeline.mark.success': 'Marked imported',
  'timeline.mark.fail': 'Marked failed',
  'timeline.markRemoved': 'Mark removed',
  'timeline.delivery': 'Webhook: {{event}}',
  'timeline.markSent': 'Mark for {{name}}: {{mark}}',
  'timeline.forwarded': 'Request for {{name}}',
  'timeline.note': 'Note on {{field}}',
  'timeline.note-resolved': 'Note resolved on {{field}}',
  'timeline.reviewed': 'Reviewed',
  'timeline.by.user': 'in this window',
  'timeline.by.api': 'by a tool',
  'timeline.by.token': 'by {{name}}',
  'timeline.by.upstream': 'by the service',
  'timeline.by.sample': 'with the sample',
} as const;
