import { compareSides, spentBy } from '../support/page-sides.mjs';

const PINS = 2000;
const ROUNDS = 15;
const HEAD =
  '<title>plan</title><style>body{margin:0}.dot{background:#0b5cd5;border-radius:50%}.alarm{background:#c71f2d}</style>';
/** Steps of zooming in one round. */
const STEPS = 6;

/** Runs in the page: a plan of rooms, and pins all over it, one in ten beyond its limit. */
const makePlan = (count) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1600, 1000];
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1600, 1000);
  context.lineWidth = 6;
  for (let x = 40; x < 1500; x += 180) for (let y = 40; y < 900; y += 180) context.strokeRect(x, y, 160, 160);
  const noise = (index, step) => {
    const value = Math.sin(index * 12.9898 + step * 78.233) * 43_758.5453;
    return value - Math.floor(value);
  };
  globalThis.given = {
    picture: canvas.toDataURL('image/png'),
    pins: Array.from({ length: count }, (_, index) => ({
      id: `p${index}`,
      x: noise(index, 1),
      y: noise(index, 2),
      level: index % 10 === 0 ? 2 : 0,
    })),
  };
};

async function openPage(browser, address, file) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.addScriptTag({ url: `/${file}/page.js`, type: 'module' });
  await page.waitForFunction(() => 'openPlan' in globalThis);
  await page.evaluate(makePlan, PINS);
  await page.evaluate(() => {
    globalThis.opened = globalThis.openPlan(globalThis.given.picture, globalThis.given.pins);
  });
  await page.waitForFunction(() => globalThis.opened.ready());
  const spent = await spentBy(page);
  const round = async () => {
    await page.bringToFront();
    const before = await spent();
    await page.evaluate(async (steps) => {
      for (let turn = 0; turn < steps; turn += 1) {
        globalThis.opened.step(turn);
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(() => done()));
      }
    }, STEPS);
    return ((await spent()) - before) / STEPS;
  };
  return { page, round };
}

/** One step of zooming a plan with 2,000 pins on our stage, against Leaflet's markers on an image overlay. */
export const row = {
  id: 'plan-pins',
  unit: 'ratio',
  hold: 0.3,
  better: 'lower',
  run: () => compareSides({ pages: 'plan-pins', head: HEAD, openPage, rounds: ROUNDS, detail: { pins: PINS } }),
};
