/** Placeholder until a token exists; a shell would also expand it from the environment. */
const tokenPlaceholder = '$TOKEN';

/** Quotes for POSIX shells: inside single quotes only the single quote itself is special. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A line that submits a small request to the embedded service (interface document 4.1). */
export function curlLine(serviceUrl: string, token: string | undefined, sampleText: string): string {
  const body = {
    language: { source: 'en', target: 'de-DE' },
    fields: [{ id: 'title', type: 'localizable', data: 'html', value: sampleText }],
  };
  const authorization = `Authorization: Bearer ${token ?? tokenPlaceholder}`;
  return [
    `curl -X PUT ${serviceUrl.replace(/\/$/, '')}/v1/content`,
    // Double quotes while the shell must expand the placeholder.
    `  -H ${token === undefined ? `"${authorization}"` : quoted(authorization)}`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n');
}
