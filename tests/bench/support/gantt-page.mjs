import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSide, spentBy, withPages } from './page-sides.mjs';

/** Moves of the mouse in one drag, and pixels of each. */
const MOVES = 30;
const STEP = 4;

/** Runs in the page: opens the plan and waits until it is painted. */
const open = async () => {
  globalThis.opened = globalThis.openGantt();
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  for (let frames = 0; frames < 600 && !(await globalThis.opened.drawn()); frames += 1) await frame();
  for (let frames = 0; frames < 2; frames += 1) await frame();
};

/** A side of the comparison: a page that opens the plan, again and again, and draws a bar. */
async function sideOf(browser, address, mode) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}${mode}/index.html`);
  await page.waitForFunction(() => 'openGantt' in globalThis);
  const spent = await spentBy(page);
  const close = () => page.evaluate(() => globalThis.opened?.close());
  return {
    /** @returns milliseconds from nothing to the painted plan */
    open: async () => {
      await page.bringToFront();
      await close();
      const before = await spent();
      await page.evaluate(open);
      const took = (await spent()) - before;
      if (!(await page.evaluate(() => globalThis.opened.drawn()))) throw new Error(`${mode}: nothing is drawn`);
      return took;
    },
    /** @returns milliseconds for one move of the mouse with a bar */
    drag: async () => {
      await page.bringToFront();
      await close();
      await page.evaluate(open);
      const { x, y } = await page.evaluate(() => globalThis.opened.grip());
      const start = await page.evaluate(() => globalThis.opened.start());
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 5, y);
      const before = await spent();
      for (let move = 1; move <= MOVES; move += 1) {
        await page.mouse.move(x + 5 + move * STEP, y);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done())));
      }
      const took = (await spent()) - before;
      await page.mouse.up();
      await page.waitForTimeout(100);
      if ((await page.evaluate(() => globalThis.opened.start())) === start) throw new Error(`${mode}: nothing moved`);
      return took / MOVES;
    },
  };
}

/**
 * Opens the plan of 5,000 tasks on our side and with a peer.
 * @param {'frappe' | 'svar'} peer
 * @param {(ours: Side, peer: Side) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withGantts(peer, work) {
  const folders = {};
  for (const mode of ['ours', peer]) {
    const folder = (folders[`/${mode}/`] = await bundleSide('gantt', mode));
    const sheet = existsSync(join(folder, 'page.css')) ? '<link rel="stylesheet" href="page.css">' : '';
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>gantt</title><link rel="icon" href="data:,">${sheet}<body style="margin:0"><script type="module" src="page.js"></script>`,
    );
  }
  return withPages(folders, async (browser, address) =>
    work(await sideOf(browser, address, 'ours'), await sideOf(browser, address, peer)),
  );
}
