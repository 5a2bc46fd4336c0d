import { compare } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { historyOf, withViewerPage } from '../support/viewer-page.mjs';

const ROUNDS = 7;
const NODES = 2000;

/** Runs in the page: a viewer in a box of its own, until its diagram has been drawn and two frames have passed. */
const openViewer = async ({ ours, xml, history }) => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const box = document.createElement('div');
  box.style.cssText = 'height: 800px; width: 1200px';
  document.body.append(box);
  await frames();
  const since = performance.now();
  let close;
  if (ours) {
    const element = Object.assign(document.createElement('gd-instance-viewer'), { xml }, history);
    element.style.cssText = 'display: block; height: 100%';
    const ready = new Promise((done) => element.addEventListener('gd-ready', done, { once: true }));
    box.append(element);
    await ready;
    close = () => element.remove();
  } else {
    const viewer = await globalThis.openBareViewer(box, xml);
    close = () => viewer.destroy();
  }
  await frames();
  const took = performance.now() - since;
  const root = ours ? box.firstElementChild.shadowRoot : box;
  const drawn = root.querySelectorAll('.djs-element').length;
  const marked = root.querySelectorAll('[data-gd-state]').length;
  close();
  box.remove();
  await frames();
  return { took, drawn, marked };
};

/** Opening an instance of 2,000 nodes with marks, list and legend, against bpmn-js's bare viewer on the same page. */
export const row = {
  id: 'viewer-open-2000',
  unit: 'ratio',
  hold: 1.1,
  better: 'lower',
  async run() {
    const xml = makeModel({ nodes: NODES, seed: NODES });
    const history = historyOf(xml, 2);
    return withViewerPage(async (page) => {
      const counts = {};
      const open = async (ours) => {
        const { took, drawn, marked } = await page.evaluate(openViewer, { ours, xml, history });
        counts[ours ? 'ours' : 'peer'] = { drawn, marked };
        return took;
      };
      const { ratio, ours, peer } = await compare(
        ROUNDS,
        () => open(true),
        () => open(false),
      );
      if (counts.ours.drawn !== counts.peer.drawn || counts.ours.marked < NODES * 0.9)
        throw new Error(`drawn: ${JSON.stringify(counts)}`);
      return { value: ratio, detail: { measure: 'wall', rounds: ROUNDS, ours_ms: ours, peer_ms: peer, counts } };
    });
  },
};
