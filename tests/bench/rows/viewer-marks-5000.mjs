import { inPieces } from '../support/in-pieces.mjs';
import { median } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { historyOf, withViewerPage } from '../support/viewer-page.mjs';

/** The first round does not count, because the browser still compiles. */
const ROUNDS = 10;
const NODES = 5000;

/** Runs in the page: opens the viewer that then gets one state after the other. */
const openViewer = async ({ xml, states }) => {
  const element = Object.assign(document.createElement('gd-instance-viewer'), { xml }, states[0]);
  element.style.cssText = 'display: block; height: 800px';
  const ready = new Promise((done) => element.addEventListener('gd-ready', done, { once: true }));
  document.body.append(element);
  await ready;
  Object.assign(globalThis, {
    element,
    states,
    first: element.shadowRoot.querySelector('.djs-element[data-gd-state]'),
  });
};

/** Runs in the page: sets a state on the viewer, and waits until the changes have been drawn. */
const pushState = async (at) => {
  const { element, states, first } = globalThis;
  const since = performance.now();
  Object.assign(element, states[at % states.length]);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const drawn = performance.now() - since;
  const marked = element.shadowRoot.querySelectorAll('.djs-element[data-gd-state]').length;
  return { drawn, marked, state: first.getAttribute('data-gd-state'), same: first.isConnected };
};

/**
 * A new state for every node of a diagram of 5,000: CPU time of our script until all changes are in the document,
 * in pieces of work of the same browser; without import.
 */
export const row = {
  id: 'viewer-marks-5000',
  unit: 'pieces',
  hold: 3.82,
  better: 'lower',
  async run() {
    const xml = makeModel({ nodes: NODES, seed: NODES });
    // First approved, then cancelled: every node and every taken flow changes.
    const states = [historyOf(xml, 2), historyOf(xml, 4)];
    const marks = async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      /** Milliseconds of CPU time that the page's thread has used so far, by kind. */
      const spent = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        const of = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
        return { script: of('ScriptDuration'), style: of('RecalcStyleDuration'), layout: of('LayoutDuration') };
      };
      await page.evaluate(openViewer, { xml, states });
      const rounds = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const before = await spent();
        const found = await page.evaluate(pushState, round);
        const after = await spent();
        const expected = round % 2 === 0 ? '2' : '4';
        if (!found.same || found.state !== expected || found.marked < NODES * 0.9)
          throw new Error(`marks: ${JSON.stringify(found)}`);
        rounds.push({
          script: after.script - before.script,
          style: after.style - before.style,
          layout: after.layout - before.layout,
          drawn: found.drawn,
        });
      }
      const of = (kind) => Math.round(median(rounds.slice(1).map((round) => round[kind])) * 10) / 10;
      return {
        value: of('script'),
        detail: {
          measure: 'cpu',
          rounds: ROUNDS - 1,
          style_ms: of('style'),
          layout_ms: of('layout'),
          drawn_ms: of('drawn'),
        },
      };
    };
    return withViewerPage((page) => inPieces(page, () => marks(page)));
  },
};
