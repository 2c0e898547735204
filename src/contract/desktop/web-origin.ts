/**
 * An origin exactly as browsers send it in `Origin`: scheme, lower-case host and a non-default port, without
 * a path. Any other spelling would never match.
 */
export const webOriginPattern =
  '^(?:http://(?!.*:80$)|https://(?!.*:443$))(?:\\[[0-9a-f:.]+\\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::[1-9][0-9]{0,4})?$';
export const longestWebOrigin = 300;
export const mostAllowedOrigins = 100;

const webOrigin = new RegExp(webOriginPattern);

export function isWebOrigin(text: string): boolean {
  return text.length <= longestWebOrigin && webOrigin.test(text);
}
