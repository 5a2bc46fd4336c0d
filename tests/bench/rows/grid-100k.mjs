import { openTable, withGridPage } from '../support/grid-page.mjs';
import { inPieces } from '../support/in-pieces.mjs';
import { compare, median } from '../support/measure.mjs';
import { traced } from '../support/trace.mjs';

const ROWS = 100_000;
/** Many short rounds, so that one busy moment of the machine has little effect. */
const ROUNDS = 15;
const TICKS = 60;

/**
 * Opening the grid with 100,000 rows, against antd's plain virtual table with the same number of columns on the same
 * page.
 */
const open = {
  id: 'grid-100k',
  unit: 'ratio',
  hold: 1.01,
  better: 'lower',
  run: () =>
    withGridPage(ROWS, async (page) => {
      const counts = {};
      const once = async (ours) => {
        const { took, rows } = await page.evaluate(openTable, { ours });
        counts[ours ? 'ours' : 'peer'] = rows;
        return took;
      };
      const { ratio, ours, peer } = await compare(
        ROUNDS,
        () => once(true),
        () => once(false),
      );
      if (counts.ours > 200) throw new Error(`not virtual: ${JSON.stringify(counts)}`);
      return { value: ratio, detail: { measure: 'wall', rounds: ROUNDS, ours_ms: ours, peer_ms: peer, counts } };
    }),
};

/**
 * Scrolling through the grid with the wheel: the longest stretch of script, in pieces of work of the same browser.
 */
const scroll = {
  id: 'grid-100k-scroll',
  unit: 'pieces',
  hold: 1.1,
  better: 'lower',
  run: () => withGridPage(ROWS, (page) => inPieces(page, () => scrollOf(page))),
};

/** Returns the longest stretch of script while the wheel turns, ms of CPU. */
async function scrollOf(page) {
  await page.evaluate(openTable, { ours: true, keep: true });
  const session = await page.context().newCDPSession(page);
  const firstRow = () =>
    page.evaluate(() => {
      const { shadowRoot } = [...document.body.children].find((one) => one.shadowRoot);
      return shadowRoot.querySelector('.ant-table-row').getAttribute('data-row-key');
    });
  await page.mouse.move(600, 400);
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await firstRow();
    const longest = await traced(session, async () => {
      for (let tick = 0; tick < TICKS; tick += 1) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(16);
      }
    });
    if ((await firstRow()) === before) throw new Error('nothing scrolled');
    if (round > 0) rounds.push(Math.max(...Object.values(longest)));
  }
  return { value: median(rounds), detail: { measure: 'cpu of the longest stretch of script', rounds, ticks: TICKS } };
}

export const rows = [open, scroll];
