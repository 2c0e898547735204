/** Texts about the log of calls and the rules that refused them; loaded with their screen. */
export const callMessages = {
  'calls.label': 'Request log',
  'calls.filter': 'Filter calls',
  'calls.filter.all': 'All',
  'calls.filter.refused': 'Refused',
  'calls.filter.all.count': 'All {{number}}',
  'calls.filter.refused.count': 'Refused {{number}}',
  'calls.switch': 'Log calls',
  'calls.switch.hint': 'Keeps the newest 2,000 calls on this computer, at most 64 MB. Tokens are never kept.',
  'calls.clear': 'Clear the log',
  'calls.reallyClear': 'Clear log?',
  'calls.noToken': 'no valid token',
  'calls.empty.all.title': 'No calls yet',
  'calls.empty.all.text': 'Calls by your tools appear here as soon as they are answered.',
  'calls.empty.refused.title': 'Nothing was refused',
  'calls.empty.refused.text': 'Refused calls appear here, each with the rule and a corrected example.',
  'calls.empty.off.title': 'The log is off',
  'calls.empty.off.text': 'Turn it on above to see the calls of your tools.',
  'calls.first.title': 'A first call',
  'calls.first.text': 'Run this command in a terminal, with LOCDESK_TOKEN set to a token from Access:',
  'rule.host':
    'The service answers only under its own address. Another name in the Host header could be a web page that reaches into this computer.',
  'rule.token-missing': 'Every call needs a token in the Authorization header. This one had none.',
  'rule.token-form':
    'The Authorization header has the form "Bearer", a space, and the token. This one had another form.',
  'rule.token-unknown': 'Unknown, revoked or expired token. Valid tokens are listed under Access.',
  'rule.no-such-path': 'There is no such path. The reference page lists all of them.',
  'rule.no-such-request': 'There is no request with this ID.',
  'rule.method': 'This address accepts only {{allowed}}.',
  'rule.idempotency-conflict':
    'An Idempotency-Key belongs to one body for 24 hours. This one came with another body: a new request takes a new key.',
  'rule.idempotency-key': 'An Idempotency-Key has 1 to 255 printable ASCII characters and is given once.',
  'rule.too-large': 'The body is larger than the service accepts.',
  'rule.too-large.limit':
    'A body has at most {{limit}} bytes (setting service.bodyLimit). Split the request or raise the limit.',
  'rule.media-type': 'A body is JSON in UTF-8 and says so: Content-Type: application/json.',
  'rule.query-limit': 'Filtered queries are limited per token. This one came too soon.',
  'rule.query-limit.until':
    'Filtered queries are limited per token. This one had to wait until {{time}}. Tools that honor Retry-After are never refused.',
  'rule.path-encoding':
    'A percent sign in an address begins an encoded character. This address has one that does not.',
  'rule.json': 'Strict JSON: no duplicate keys, lone surrogates or numbers out of range.',
  'rule.submission':
    'A request has a source and a target language (BCP 47 tags) and at least one field; each field has a unique id, a type, a data format and a value.',
  'rule.import-mark': 'An import is marked with importState, which is "success" or "fail".',
  'rule.webhook':
    'A webhook is an absolute address that begins with http:// or https://, without user name or password.',
  'rule.criteria-query':
    'A criteria-based query is a JSON object with criteria, each of a known type, and perhaps sortBy; beside it only page and pageSize are accepted.',
  'rule.simple-query':
    'A simple query takes page, pageSize, state and from: whole numbers, a known state, and a date-time with its offset.',
  'rule.unavailable': 'The service was unavailable at that moment. The tool may retry.',
  'rule.internal': 'Internal error in Locdesk, not in the tool. The log file has the details.',
  'rule.other': 'The service refused this call.',
} as const;
