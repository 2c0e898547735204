import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';

test.use({ settings: ['service.testResultDelay=0', 'ui.look=rendered'] });

/** A server that records every call. */
async function trap(): Promise<{ url: string; calls: string[]; server: Server }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, server };
}

const hostile = (url: string): string => `
  <script>window.top.pwned = 1; fetch('${url}/script')</script>
  <img src="${url}/image" srcset="${url}/srcset 2x" onerror="window.top.pwned = 2" alt="a remote image">
  <img src=x onerror="fetch('${url}/onerror')">
  <svg onload="window.top.pwned = 3"><image href="${url}/svg"/><a xlink:href="javascript:window.top.pwned=4">s</a></svg>
  <math><mtext><table><mglyph><style><img src=x onerror="window.top.pwned=5"></style></mglyph></table></mtext></math>
  <a href="javascript:window.top.pwned=6">script link</a> <a href="${url}/link" target="_top" ping="${url}/ping">a link</a>
  <meta http-equiv="refresh" content="0;url=${url}/refresh"><base href="${url}/base/"><link rel="stylesheet" href="${url}/css">
  <form action="${url}/form"><input name="a" autofocus onfocus="window.top.pwned = 7"><button>Send</button></form>
  <iframe src="${url}/frame"></iframe><object data="${url}/object"></object><embed src="${url}/embed">
  <video src="${url}/video" poster="${url}/poster" autoplay></video><audio src="${url}/audio" autoplay></audio>
  <style>@import "${url}/import"; body { background: url(${url}/background) }
    * { position: fixed; inset: 0; z-index: 999999 }</style>
  <div style="position: fixed; inset: 0; z-index: 999999; background: url(${url}/inline)">covers the window</div>
  <table background="${url}/table"><tr><td>cell</td></tr></table>
  <p id="end">the end</p>`;

test(
  'hostile content does nothing and calls nobody, in every look; its frames have neither scripts nor a way out',
  { tag: '@both-hosts' },
  async ({ desk }) => {
    const { url, calls, server } = await trap();
    const service = await serviceClient(desk, 'test');
    await service.submit(pageRequest('Hostile', hostile(url)));
    const { page } = desk;
    const own = new URL(desk.host === 'browser' ? desk.service : page.url()).host;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    await page
      .getByRole('listbox', { name: 'Requests list' })
      .getByRole('option', { name: /Hostile/ })
      .click();
    const cell = page.getByRole('region', { name: 'Review' }).getByLabel('Source: body', { exact: true });
    const inside = cell.frameLocator('iframe');
    await expect(inside.getByText('the end')).toBeVisible();
    for (const frame of await page.getByRole('region', { name: 'Review' }).locator('iframe').all()) {
      expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin');
      expect(await frame.getAttribute('src')).toBeNull();
    }

    // A link looks like one and leads nowhere; the window is not covered; no control survived.
    await inside.getByText('a link', { exact: true }).click();
    await inside.getByText('script link').click();
    await expect(
      inside.locator(
        'script, style, link, meta, base, form, input, button, iframe, object, embed, svg, video',
      ),
    ).toHaveCount(0);
    await expect(
      inside.locator('[style], [onerror], [onload], [onfocus], [href], [srcset], [src]'),
    ).toHaveCount(0);
    await expect(inside.getByText('covers the window')).toHaveCSS('position', 'static');
    await expect(inside.getByText('a remote image')).toBeVisible();

    const review = page.getByRole('region', { name: 'Review' });
    await review.getByRole('radio', { name: 'Text + tags' }).check();
    await expect(cell.locator('.tag-chip').first()).toBeVisible();
    await expect(cell.locator('script, style, form, input, iframe, object, embed, svg, img')).toHaveCount(0);
    await review.getByRole('radio', { name: 'Code' }).check();
    await expect(cell).toContainText('window.top.pwned = 1');

    // A round trip through the program: whatever the content wanted to do, it had its time.
    await service.mark(await service.submit(pageRequest('After', 'x')), 'success');
    await expect(page.getByRole('contentinfo')).toContainText('2 requests');
    expect(await page.evaluate(() => (globalThis as { pwned?: number }).pwned)).toBeUndefined();
    expect(calls).toEqual([]);
    expect(
      requests.filter((request) => new URL(request).host !== own && !request.startsWith('about:')),
    ).toEqual([]);
    server.close();
  },
);
