import { compare, median } from '../support/measure.mjs';
import { traced } from '../support/trace.mjs';
import { withConsolePage } from '../support/console-page.mjs';

/** A smaller number serves to try the row out. */
const ROWS = Number(process.env.GONGDI_BENCH_ROWS ?? 100_000);
const ROUNDS = 9;
const TICKS = 40;
/** Time after the first list in which the page finishes what it loads ahead. */
const IDLE_MS = 1500;

/** Runs in the console: presses a menu entry and waits until the people are painted. @returns milliseconds */
const clickEntry = async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const root = document.querySelector('gd-console').shadowRoot;
  const entry = [...root.querySelectorAll('nav a')].find((one) => one.textContent.trim() === '人员管理');
  const drawn = () =>
    [...root.querySelectorAll('tr[data-row-key]')].filter(
      (one) => one.offsetParent !== null && one.textContent.includes('****'),
    ).length;
  const since = performance.now();
  entry.click();
  while (drawn() < 10) {
    if (performance.now() - since > 60_000) throw new Error('no rows');
    await frame();
  }
  await frame();
  await frame();
  return performance.now() - since;
};

/** Runs in the bare page: opens the list and waits until its rows are painted. @returns milliseconds */
const openBare = async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const host = document.body.appendChild(document.createElement('div'));
  const since = performance.now();
  const close = globalThis.openBareList(host, globalThis.bench);
  while (host.querySelectorAll('tr[data-row-key]').length < 10) {
    if (performance.now() - since > 60_000) throw new Error('no rows');
    await frame();
  }
  await frame();
  await frame();
  const took = performance.now() - since;
  close();
  host.remove();
  return took;
};

/**
 * From a menu entry to the painted rows of a list, another list being on view, against a page with nothing but antd's
 * table on the same call.
 */
const click = {
  id: 'console-click',
  unit: 'ratio',
  hold: 1.5,
  better: 'lower',
  run: () =>
    withConsolePage(ROWS, async ({ open }) => {
      const bare = await open('/bare/');
      await bare.waitForFunction(() => 'openBareList' in globalThis);
      const ours = async () => {
        const page = await open('/projectmanage');
        await page.locator('tr[data-row-key]').first().waitFor();
        // The live line keeps the network busy for good, so a pause stands for an idle page.
        await page.waitForTimeout(IDLE_MS);
        await page.bringToFront();
        const took = await page.evaluate(clickEntry);
        await page.close();
        return took;
      };
      const peer = async () => {
        await bare.bringToFront();
        return bare.evaluate(openBare);
      };
      const { ratio, ours: ours_ms, peer: peer_ms } = await compare(ROUNDS, ours, peer);
      return { value: ratio, detail: { measure: 'wall', records: ROWS, rounds: ROUNDS, ours_ms, peer_ms } };
    }),
};

/**
 * Typing into the filters of a list, and scrolling its cards on a phone: the longest stretch of script. A browser calls
 * 50 ms or more a long task.
 */
const smooth = {
  id: 'console-list-longest-task',
  unit: 'ms',
  hold: 50,
  better: 'lower',
  run: () =>
    withConsolePage(ROWS, async ({ open }) => {
      const longest = async (page, work) => {
        const session = await page.context().newCDPSession(page);
        const rounds = [];
        for (let round = 0; round < 3; round += 1) rounds.push(Math.max(...Object.values(await traced(session, work))));
        return Math.round(median(rounds) * 10) / 10;
      };
      const page = await open('/staff');
      await page.locator('tr[data-row-key]').first().waitFor();
      const field = page.getByRole('search').locator('input').first();
      const typing = await longest(page, async () => {
        await field.pressSequentially('工人甲乙丙丁', { delay: 40 });
        await field.fill('');
      });
      const phone = await open('/staff');
      await phone.setViewportSize({ width: 390, height: 844 });
      await phone.locator('li[data-row-key]').first().waitFor();
      await phone.mouse.move(195, 500);
      const scrolling = await longest(phone, async () => {
        for (let tick = 0; tick < TICKS; tick += 1) {
          await phone.mouse.wheel(0, 400);
          await phone.waitForTimeout(30);
        }
      });
      const cards = await phone.locator('li[data-row-key]').count();
      if (cards <= 40) throw new Error(`nothing was added while scrolling: ${cards} cards`);
      return {
        value: Math.max(typing, scrolling),
        detail: { measure: 'cpu of the longest stretch of script', typing, scrolling, cards },
      };
    }),
};

export const rows = [click, smooth];
