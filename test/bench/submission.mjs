/** The body of a request with two short fields. */
export const submission = JSON.stringify({
  language: { source: 'en', target: 'de-CH' },
  fields: [
    { id: 'title', type: 'localizable', data: 'html', value: 'Hello' },
    { id: 'body', type: 'localizable', data: 'html', value: '<p>Press <b>Start</b>, {name}.</p>' },
  ],
});
