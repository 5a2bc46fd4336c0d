import { withElements } from '../support/first-load.mjs';
import { inPieces } from '../support/in-pieces.mjs';

/** The first ticks do not count, because the browser still compiles. */
const WARM = 20;
const TICKS = 100;
/** Milliseconds between two ticks: ten times a second. */
const EVERY = 100;

/** Runs in the page: opens a monitor with `count` points of one type on an empty sheet. */
const openMonitor = async (count) => {
  await customElements.whenDefined('gd-area-monitor');
  const columns = Math.ceil(Math.sqrt(count * 1.4));
  const points = Array.from({ length: count }, (_, index) => ({
    device_id: `d${index}`,
    device_type: 17,
    device_name: `测点 ${index}`,
    x: (0.5 + (index % columns)) / columns,
    y: (0.5 + Math.floor(index / columns)) / Math.ceil(count / columns),
  }));
  const element = Object.assign(document.createElement('gd-area-monitor'), {
    area: { name: 'bench', width: 2000, height: 1400 },
    points,
  });
  element.style.cssText = 'display: block; height: 860px';
  document.body.append(element);
  await element.ready;
  const found = () => element.shadowRoot.querySelector('canvas.gd-plan-layer');
  for (let wait = 0; !found() && wait < 100; wait += 1) await new Promise((done) => setTimeout(done, 50));
  if (!found()) throw new Error('no canvas');
  Object.assign(globalThis, { element });
};

/** Runs in the page: makes the next reading of every point. The value always changes, the level sometimes. */
const makeTick = ({ count, tick, every }) => {
  const at = new Date(Date.UTC(2026, 0, 1) + tick * every).toISOString();
  globalThis.tick = Array.from({ length: count }, (_, index) => ({
    device_id: `d${index}`,
    // One point in fifty is not normal, and it is a different one each time.
    level: (index + tick) % 50 === 0 ? 1 + ((index + tick) % 3) : 0,
    at,
    values: { settlement: Math.sin(tick + index) * 10, horizontal: index / 10, battery: 80 },
  }));
};

/** Runs in the page: passes the readings to the monitor, and waits until all are drawn and the next tick is due. */
const pushTick = async (every) => {
  const due = new Promise((done) => setTimeout(done, every));
  void globalThis.element.push(globalThis.tick);
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(() => done()));
  await due;
};

/** Runs in the page: returns the table's text for the first point. */
const readFirst = () => globalThis.element.shadowRoot.querySelector('tr[data-device="d0"]')?.cells[2]?.textContent;

const rowOf = (count, hold) => ({
  id: `monitor-${count}`,
  unit: 'pieces',
  hold,
  better: 'lower',
  run: () => withElements((page) => inPieces(page, () => tickingOf(page, count))),
});

/** Returns the CPU time of the page's thread for a tick that is slower than most. */
async function tickingOf(page, count) {
  const session = await page.context().newCDPSession(page);
  // CPU time of the page's thread, so that other programs on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  await page.evaluate(openMonitor, count);
  const took = [];
  for (let tick = 0; tick < WARM + TICKS; tick += 1) {
    await page.evaluate(makeTick, { count, tick, every: EVERY });
    const before = await spent();
    await page.evaluate(pushTick, EVERY);
    took.push((await spent()) - before);
  }
  const first = await page.evaluate(readFirst);
  const expected = `${(Math.sin(WARM + TICKS - 1) * 10).toFixed(2)} mm`;
  if (first !== expected) throw new Error(`the table says ${first}, not ${expected}`);
  const sorted = took.slice(WARM).toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] * 10) / 10;
  return { value: at(0.95), detail: { measure: 'cpu', percentile: 95, ticks: TICKS, p50: at(0.5), max: at(1) } };
}

/** All points get a new reading ten times a second; a fiftieth of them is not normal and has a label. */
export const rows = [rowOf(1000, 0.33), rowOf(10_000, 1.18)];
