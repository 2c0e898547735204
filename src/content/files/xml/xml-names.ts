const first =
  'A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const further = `${first}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040`;
const qualifiedName = new RegExp(`^[${first}][${further}]*(?::[${first}][${further}]*)?$`, 'u');
const nameToken = new RegExp(`^[:${further}]+$`, 'u');

/** Whether a text is a name of an element or attribute, with or without prefix (Namespaces in XML 1.0). */
export function isQualifiedName(text: string): boolean {
  return qualifiedName.test(text);
}

/** Whether a text is an NMTOKEN of XML 1.0. */
export function isNameToken(text: string): boolean {
  return nameToken.test(text);
}
