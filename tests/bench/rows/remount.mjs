import { withElements } from '../support/first-load.mjs';

const TAGS = [
  'gd-area-monitor',
  'gd-console',
  'gd-device-table',
  'gd-fence-editor',
  'gd-instance-viewer',
  'gd-process-designer',
];
const FEW = 10;
const MANY = 100;

/** What the page holds when everything that nobody holds is gone. */
async function held(session) {
  for (let round = 0; round < 4; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners, nodes };
}

/** Mounts an element and removes it, each time when it is ready. */
const mounted = (page, tag, times) =>
  page.evaluate(
    async ([name, count]) => {
      for (let i = 0; i < count; i += 1) {
        const element = document.createElement(name);
        element.style.height = '400px';
        document.body.append(element);
        await element.ready;
        element.remove();
        await new Promise(requestAnimationFrame);
      }
      // React and timers of the elements let go of what was last.
      await new Promise((done) => setTimeout(done, 1000));
    },
    [tag, times],
  );

/**
 * What stays behind of elements that are gone: heap, listeners and nodes after 100 mountings, against those after 10.
 * The largest of the three is the value.
 */
export const rows = TAGS.map((tag) => ({
  id: `remount-${tag.slice(3)}`,
  unit: 'ratio',
  hold: 1.1,
  better: 'lower',
  run: () =>
    withElements(async (page) => {
      const session = await page.context().newCDPSession(page);
      await page.evaluate((name) => customElements.whenDefined(name).then(() => undefined), tag);
      await mounted(page, tag, FEW);
      const few = await held(session);
      await mounted(page, tag, MANY - FEW);
      const many = await held(session);
      const ratios = Object.keys(few).map((kind) => many[kind] / few[kind]);
      return { value: Math.round(Math.max(...ratios) * 1000) / 1000, detail: { few, many } };
    }),
}));
