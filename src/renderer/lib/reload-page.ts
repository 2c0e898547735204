/**
 * Loads the page again. While the browser host does not answer, the page stays as it is: a reload would
 * leave nothing to look at.
 */
export async function reloadPage(): Promise<void> {
  if (location.protocol.startsWith('http')) {
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      return;
    }
  }
  location.reload();
}
