import { inPieces } from '../support/in-pieces.mjs';
import { compare, median } from '../support/measure.mjs';
import { traced } from '../support/trace.mjs';
import { withConsolePage } from '../support/console-page.mjs';

/** A smaller number serves to try the row out. */
const ROWS = Number(process.env.GONGDI_BENCH_ROWS ?? 100_000);
const ROUNDS = 15;
const TICKS = 40;
/** Time after the first list in which the page finishes what it loads ahead; time between two rounds. */
const IDLE_MS = 1500;
const REST_MS = 400;
const LIST = '/staff';

/**
 * Runs in the console: opens a page of the list as its menu entry does, by its address, and waits until ten people are
 * painted. @returns milliseconds
 */
const openOurs = async (path) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const element = document.querySelector('gd-console');
  const drawn = () =>
    [...element.shadowRoot.querySelectorAll('tr[data-row-key]')].filter(
      (one) => one.offsetParent !== null && one.textContent.includes('****'),
    ).length;
  const since = performance.now();
  void element.navigate(path);
  while (drawn() < 10) {
    if (performance.now() - since > 60_000) throw new Error('no rows');
    await frame();
  }
  await frame();
  await frame();
  return performance.now() - since;
};

/**
 * Runs in the bare page: opens the list and waits until its rows are painted. It changes the address, as every page
 * behind a menu entry does: that occupies the processes of the browser, whoever draws the page. @returns milliseconds
 */
const openBare = async (number) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const host = document.body.appendChild(document.createElement('div'));
  const since = performance.now();
  history.pushState(null, '', `?page=${number}`);
  const close = globalThis.openBareList(host, globalThis.bench, number);
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

/** Closes the page in view by the keyboard, so that the next round builds it anew. */
async function closeTab(page) {
  const shown = page.locator('[role=tab][aria-selected=true]');
  const count = await page.locator('[role=tab]').count();
  await shown.focus();
  await page.keyboard.press('Delete');
  await page.waitForFunction(
    (before) => document.querySelector('gd-console').shadowRoot.querySelectorAll('[role=tab]').length < before,
    count,
  );
  await page.waitForTimeout(REST_MS);
}

/**
 * From a menu entry to the painted rows of a list, another list being on view, against a page with nothing but antd's
 * table on the same calls. Both pages stay open and are warm: the code has run before. In each round both build the list
 * anew, ours after its tab was closed, and both ask the server for the same page of ten records, a different one in
 * each round, so that neither has the answer already. Both change the address. Both show the same seven columns; ours shows names of codes and
 * projects, and has its query form, buttons and actions of rows besides.
 */
const click = {
  id: 'console-click',
  unit: 'ratio',
  hold: 1.46,
  better: 'lower',
  run: () =>
    withConsolePage(ROWS, async ({ open }) => {
      const bare = await open('/bare/');
      await bare.waitForFunction(() => 'openBareList' in globalThis);
      const page = await open('/projectmanage');
      await page.locator('tr[data-row-key]').first().waitFor();
      // The live line keeps the network busy for good, so a pause stands for an idle page.
      await page.waitForTimeout(IDLE_MS);
      let asked = { ours: 0, peer: 0 };
      const ours = async () => {
        asked = { ...asked, ours: asked.ours + 1 };
        await page.bringToFront();
        const took = await page.evaluate(openOurs, `${LIST}?page=${asked.ours}`);
        await closeTab(page);
        return took;
      };
      const peer = async () => {
        asked = { ...asked, peer: asked.peer + 1 };
        await bare.bringToFront();
        return bare.evaluate(openBare, asked.peer);
      };
      const { ratio, ours: ours_ms, peer: peer_ms } = await compare(ROUNDS, ours, peer);
      return { value: ratio, detail: { measure: 'wall', records: ROWS, rounds: ROUNDS, ours_ms, peer_ms } };
    }),
};

/** Largest page of a table. */
const ROWS_OF_PAGE = 50;
const WORDS = '工人甲乙丙丁';

/**
 * Typing into the filters of a list, into a long form and into the palette, and scrolling the largest page of a table
 * and the cards of a phone: the longest stretch of script, in pieces of work of the same browser.
 */
const smooth = {
  id: 'console-list-longest-task',
  unit: 'pieces',
  hold: 1.19,
  better: 'lower',
  run: () => withConsolePage(ROWS, async ({ open }) => inPieces(await open('/about-nothing'), () => stretchesOf(open))),
};

/** Returns the longest stretch of script of all that is done, ms of CPU. */
async function stretchesOf(open) {
  const longest = async (page, work) => {
    const session = await page.context().newCDPSession(page);
    const rounds = [];
    for (let round = 0; round < 3; round += 1) rounds.push(Math.max(...Object.values(await traced(session, work))));
    return Math.round(median(rounds) * 10) / 10;
  };
  const typed = async (field) => {
    await field.pressSequentially(WORDS, { delay: 40 });
    await field.fill('');
  };
  const scrolled = async (page) => {
    for (let tick = 0; tick < TICKS; tick += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(30);
    }
  };
  const page = await open('/staff');
  await page.locator('tr[data-row-key]').first().waitFor();
  await page.waitForTimeout(IDLE_MS);
  const field = page.getByRole('search').locator('input').first();
  const typing = await longest(page, () => typed(field));
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').locator('input').first();
  await search.waitFor();
  const palette = await longest(page, () => typed(search));
  await page.close();

  const add = await open('/staff/add');
  await add.getByLabel('姓名', { exact: true }).waitFor();
  await add.waitForTimeout(IDLE_MS);
  const form = await longest(add, () => typed(add.getByLabel('姓名', { exact: true })));
  await add.close();

  const many = await open(`/staff?page_size=${ROWS_OF_PAGE}`);
  await many.locator('[data-row-key]').first().waitFor();
  await many.waitForTimeout(IDLE_MS);
  await many.mouse.move(700, 600);
  const table = await longest(many, () => scrolled(many));
  await many.close();

  const phone = await open('/staff');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.locator('li[data-row-key]').first().waitFor();
  await phone.mouse.move(195, 500);
  const scrolling = await longest(phone, () => scrolled(phone));
  const cards = await phone.locator('li[data-row-key]').count();
  if (cards <= 40) throw new Error(`nothing was added while scrolling: ${cards} cards`);
  return {
    value: Math.max(typing, palette, form, table, scrolling),
    detail: { measure: 'cpu of the longest stretch of script', typing, palette, form, table, scrolling, cards },
  };
}

export const rows = [click, smooth];
