// Functions that run in the page can use nothing from outside of themselves.
/* oxlint-disable unicorn/consistent-function-scoping */
// npm run bench:review [-- --size 100000]: the window in a real Chromium. Frames while the list of all
// requests is scrolled from end to end, and the time from the key that opens a request of 100 fields until
// they are painted. Checks wait meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findSystemChromium } from '../../scripts/lib/checks/system-chromium.mjs';
import { fill } from './fill.mjs';
import { createToken, startService, windowLink } from './programs.mjs';
import { openWindow } from './window.mjs';

const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } });
const size = Number(values.size);
const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-review-'));
const executablePath = process.env['CHROMIUM_PATH'] ?? findSystemChromium();
const slowFrameMs = 32;

try {
  const token = createToken(folder);
  fill(folder, size);
  const service = await startService(folder, 'service.testResultDelay=0');
  console.log(`${size} requests: ready in ${service.readyMs.toFixed(0)} ms`);
  await submit(service.service, token, 100, 12);
  const window = await openWindow(service);
  await window.pauseChecks();
  await window.indexed();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(windowLink(folder));
  await page.getByRole('button', { name: /^All/ }).click();
  const list = page.getByRole('listbox', { name: 'Requests list' });
  await list.getByRole('option').first().waitFor();

  const frames = await page.evaluate(scrollThrough);
  const slow = frames.filter((ms) => ms > slowFrameMs).length;
  const at = (share) => frames.toSorted((a, b) => a - b)[Math.floor(frames.length * share)]?.toFixed(1);
  console.log(
    `scrolling ${size} rows: ${frames.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ` +
      `${slow} over ${slowFrameMs} ms (budget 0)`,
  );

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('created');
  await list.getByRole('option').nth(2).waitFor();
  await list.focus();
  await page.keyboard.press('Home');
  const opened = [];
  for (let turn = 0; turn < 20; turn += 1) {
    await page.waitForTimeout(250);
    opened.push(await page.evaluate(openNext));
  }
  opened.sort((a, b) => a - b);
  console.log(
    `open a request of 100 fields until painted: p50 ${opened[10].toFixed(0)} ms, p95 ${opened[18].toFixed(0)} ms (budget 100)`,
  );
  await browser.close();
  await service.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs in the page: scrolls from the first row to the last in five seconds, as a dragged scrollbar does; then
 * back in wheel steps.
 */
async function scrollThrough() {
  const scroller = [
    ...document.querySelectorAll('[role=listbox][aria-label="Requests list"], .row-list'),
  ].find((element) => element.scrollHeight > element.clientHeight);
  const frames = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let before = await frame();
  const step = async (top) => {
    scroller.scrollTop = top;
    const now = await frame();
    frames.push(now - before);
    before = now;
  };
  const end = scroller.scrollHeight - scroller.clientHeight;
  for (let part = 0; part <= 300; part += 1) await step((end * part) / 300);
  for (let part = 0; part < 300; part += 1) await step(end - part * 120);
  return frames;
}

/** Runs in the page: presses the key for the next request and waits until its fields are painted. */
async function openNext() {
  const title = () =>
    document.querySelector('[aria-label="Review"] h2, [aria-label="Review"] h1')?.textContent;
  const fields = () =>
    document.querySelector(
      '[aria-label="Review"] .fields[aria-busy=false] [aria-label^="Target: "], [aria-label="Review"] .fields[aria-busy=false] [aria-label^="Source: "]',
    );
  const before = title();
  const key = window.openedBefore ? 'k' : 'j';
  window.openedBefore = !window.openedBefore;
  const startedAt = performance.now();
  // A cancelable event like a real one, so that a handler can mark it as handled.
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  for (;;) {
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    if (title() !== before && fields() !== null) {
      // The frame after the one that has it was painted.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - startedAt;
    }
    if (now - startedAt > 5000) return now - startedAt;
  }
}

async function submit(service, token, fields, count) {
  for (let request = 0; request < count; request += 1) {
    const body = {
      language: { source: 'en', target: 'de-DE' },
      fields: Array.from({ length: fields }, (_, index) => ({
        id: `field-${index}`,
        type: 'localizable',
        data: 'html',
        value: `<p>Request ${request}: press <b>Start</b> and wait for {name}. Line ${index} of <i>many</i>.</p>`,
      })),
    };
    const answer = await fetch(`${service}/v1/content`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}
