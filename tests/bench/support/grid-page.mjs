import { blankPage, bundleSide, withPages } from './page-sides.mjs';

/** Runs in the page: makes `count` different people. */
const makeRows = (count) => {
  globalThis.gridRows = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `人员${at}`,
    gender: at % 3,
    phone_number: `138${String(at).padStart(8, '0')}`,
    id_card: null,
    trade: at % 2 ? 10 : 1,
    entry_date: `2026-0${(at % 9) + 1}-15`,
    status: (at % 2) + 1,
  }));
};

/**
 * Opens a page that has our grid (`openOurGrid(host, rows)`), antd's plain virtual table (`openBareTable`) and
 * `gridRows`.
 * @param {number} count rows
 * @param {(page: import('playwright').Page) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withGridPage(count, work) {
  const [ours, peer] = [await bundleSide('grid', 'ours'), await bundleSide('grid', 'peer')];
  const folders = { '/ours/': ours, '/peer/': peer, '/': blankPage('<title>grid</title>') };
  return withPages(folders, async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    for (const name of ['ours', 'peer']) await page.addScriptTag({ url: `/${name}/page.js`, type: 'module' });
    await page.waitForFunction(() => 'openOurGrid' in globalThis && 'openBareTable' in globalThis);
    await page.evaluate(makeRows, count);
    return work(page);
  });
}

/**
 * Runs in the page: opens a table and waits until rows are drawn and two frames have passed. With `keep` the table
 * stays in the page.
 * @returns milliseconds and the number of drawn rows
 */
export const openTable = async ({ ours, keep = false }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const host = document.body.appendChild(document.createElement('div'));
  await frame();
  const since = performance.now();
  const { root, close } = (ours ? globalThis.openOurGrid : globalThis.openBareTable)(host, globalThis.gridRows);
  const drawn = () => root.querySelectorAll('.ant-table-row').length;
  while (drawn() < 10) {
    if (performance.now() - since > 60_000) throw new Error('no rows');
    await frame();
  }
  await frame();
  await frame();
  const took = performance.now() - since;
  const rows = drawn();
  if (!keep) {
    close();
    host.remove();
    await frame();
  }
  return { took, rows };
};
