import { withElements } from '../support/first-load.mjs';

/** The first are not counted: the browser compiles. */
const WARM = 20;
const TICKS = 100;
/** Ten times a second. */
const EVERY = 100;

/** Runs in the page: a monitor of points on an empty sheet, all of one type. */
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

/** Runs in the page: makes what every point tells next; its value always changes, its level now and then. */
const makeTick = ({ count, tick, every }) => {
  const at = new Date(Date.UTC(2026, 0, 1) + tick * every).toISOString();
  globalThis.tick = Array.from({ length: count }, (_, index) => ({
    device_id: `d${index}`,
    // One point in fifty is not normal, and which one changes.
    level: (index + tick) % 50 === 0 ? 1 + ((index + tick) % 3) : 0,
    at,
    values: { settlement: Math.sin(tick + index) * 10, horizontal: index / 10, battery: 80 },
  }));
};

/** Runs in the page: gives it to the monitor, and waits until all of it is drawn and the next one is due. */
const pushTick = async (every) => {
  const due = new Promise((done) => setTimeout(done, every));
  void globalThis.element.push(globalThis.tick);
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(() => done()));
  await due;
};

/** Runs in the page: what the table says of the first point. */
const readFirst = () => globalThis.element.shadowRoot.querySelector('tr[data-device="d0"]')?.cells[2]?.textContent;

const rowOf = (count, hold) => ({
  id: `monitor-${count}`,
  unit: 'ms',
  hold,
  better: 'lower',
  run: () =>
    withElements(async (page) => {
      const session = await page.context().newCDPSession(page);
      // CPU of the page's thread: others on the machine do not count.
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
    }),
});

/** All points tell something new ten times a second, a fiftieth of them is not normal and labelled. */
export const rows = [rowOf(1000, 5), rowOf(10_000, 16)];
