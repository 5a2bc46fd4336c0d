import { compareSides, spentBy } from '../support/page-sides.mjs';

const POINTS = 5000;
/** All points lie in view, as on a board of a large site. */
const ZOOM = 16;
const ROUNDS = 15;
const HEAD = '<title>points</title><style>.dot{background:#0b5cd5;border-radius:50%}.alarm{background:#c71f2d}</style>';
/** Updates of one round. */
const UPDATES = 5;

/** Runs in the page: makes the points, about 1,300 by 800 metres around Shanghai, one in fifty with an alarm. */
const makePoints = ({ count, tick }) => {
  const noise = (index, step) => {
    const value = Math.sin(index * 12.9898 + step * 78.233) * 43_758.5453;
    return value - Math.floor(value);
  };
  globalThis.points = Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    place: [
      121.4737 + (noise(index, 1) - 0.5) * 0.012 + Math.sin(tick + index) * 1e-4,
      31.2304 + (noise(index, 2) - 0.5) * 0.006 + Math.cos(tick + index) * 1e-4,
    ],
    look: index % 50 === 0 ? 1 : 0,
  }));
};

/** Runs in the page: moves all points and waits until that is in the document and painted. */
const move = async () => {
  globalThis.opened.move(globalThis.points);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(() => done()));
};

async function openPage(browser, address, file) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.addScriptTag({ url: `/${file}/page.js`, type: 'module' });
  await page.waitForFunction(() => 'openPoints' in globalThis);
  await page.evaluate(makePoints, { count: POINTS, tick: 0 });
  await page.evaluate(async (zoom) => {
    globalThis.opened = await globalThis.openPoints(globalThis.points, zoom);
  }, ZOOM);
  const spent = await spentBy(page);
  let tick = 0;
  const round = async () => {
    await page.bringToFront();
    let sum = 0;
    for (let update = 0; update < UPDATES; update += 1) {
      tick += 1;
      await page.evaluate(makePoints, { count: POINTS, tick });
      const before = await spent();
      await page.evaluate(move);
      sum += (await spent()) - before;
    }
    return sum / UPDATES;
  };
  return { page, round };
}

/** One update of 5,000 moving points on our layer, against Leaflet's markers moved by `setLatLng`. */
export const row = {
  id: 'tracks-live',
  unit: 'ratio',
  hold: 0.25,
  better: 'lower',
  run: () => compareSides({ pages: 'tracks', head: HEAD, openPage, rounds: ROUNDS, detail: { points: POINTS } }),
};
