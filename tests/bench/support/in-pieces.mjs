import { median } from './measure.mjs';
import { spentBy } from './page-sides.mjs';

/** Rounds until the browser has compiled the piece, and those that count before and after a measurement. */
const WARM = 12;
const ROUNDS = 9;

/**
 * Runs in a page: a fixed piece of work, of what pages do: records, a sort, text, elements. A fast core needs about ten
 * milliseconds. A change of it changes the values of all rows that are told in pieces.
 */
const doPiece = () => {
  const records = Array.from({ length: 4000 }, (_, index) => ({
    id: `d${(index * 7919) % 4000}`,
    at: (index * 104_729) % 9973,
    words: [`测点 ${index}`, String(index * 31)],
  }));
  const byId = new Map(records.map((record) => [record.id, record]));
  records.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const body = document.createElement('tbody');
  for (const { id, words } of JSON.parse(JSON.stringify(records)).slice(0, 1500)) {
    const row = document.createElement('tr');
    row.dataset.id = id;
    for (const word of words) {
      const cell = document.createElement('td');
      cell.textContent = word;
      row.append(cell);
    }
    body.append(row);
  }
  return byId.size + body.querySelectorAll('td').length;
};

/**
 * Tells a measurement in pieces of work of the same browser, done right before and after it: milliseconds say more of
 * the machine than of the product.
 * @param {import('playwright').Page} page in which the pieces are done
 * @param {() => Promise<{ value: number, detail: object }>} measure its value is milliseconds
 * @returns {Promise<{ value: number, detail: object }>} value and details of a row
 */
export async function inPieces(page, measure) {
  const spent = await spentBy(page);
  const once = async () => {
    const before = await spent();
    await page.evaluate(doPiece);
    return (await spent()) - before;
  };
  const times = async (rounds) => {
    const took = [];
    for (let round = 0; round < rounds; round += 1) took.push(await once());
    return took;
  };
  await times(WARM);
  const before = await times(ROUNDS);
  const { value, detail } = await measure();
  const after = await times(ROUNDS);
  const piece = median([...before, ...after]);
  const rounded = (number, digits) => Number(number.toFixed(digits));
  return {
    value: rounded(value / piece, 3),
    detail: { ...detail, value_ms: rounded(value, 1), piece_ms: rounded(piece, 2) },
  };
}
