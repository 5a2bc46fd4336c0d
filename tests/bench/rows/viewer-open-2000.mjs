import { compare } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { historyOf, withViewerPage } from '../support/viewer-page.mjs';

const ROUNDS = 9;
/** For the ratio that is only reported. */
const SIDE_ROUNDS = 3;
const NODES = 2000;

/**
 * Runs in the page: opens a viewer in its own box and waits until its diagram is drawn and two frames have passed.
 * `who`: `ours`; `bare`: bpmn-js unchanged; `marked`, `badged`: bpmn-js with the code that developers usually add.
 */
const openViewer = async ({ who, xml, history }) => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const box = document.createElement('div');
  box.style.cssText = 'height: 800px; width: 1200px';
  document.body.append(box);
  await frames();
  const since = performance.now();
  let close;
  if (who === 'ours') {
    const element = Object.assign(document.createElement('gd-instance-viewer'), { xml }, history);
    element.style.cssText = 'display: block; height: 100%';
    const ready = new Promise((done) => element.addEventListener('gd-ready', done, { once: true }));
    box.append(element);
    await ready;
    close = () => element.remove();
  } else {
    const viewer = await (who === 'bare'
      ? globalThis.openBareViewer(box, xml)
      : globalThis.openMarkedViewer(box, xml, history, { badges: who === 'badged' }));
    close = () => viewer.destroy();
  }
  await frames();
  const took = performance.now() - since;
  const root = who === 'ours' ? box.firstElementChild.shadowRoot : box;
  const count = (selector) => root.querySelectorAll(selector).length;
  const found = {
    drawn: count('.djs-element'),
    marked: count('.djs-element[data-gd-state], .djs-shape.passed'),
    flows: count('.djs-element[data-gd-flow], .djs-connection.passed'),
    badges: count('.gd-mark-badge, .badge'),
    listed: count('ol > li'),
  };
  close();
  box.remove();
  await frames();
  return { took, found };
};

/** Opens our viewer and a peer in turn. `counts` receives the number of drawn parts of each. */
async function against(page, peer, counts, rounds = ROUNDS) {
  const xml = makeModel({ nodes: NODES, seed: NODES });
  const history = historyOf(xml, 2);
  const once = async (who) => {
    const { took, found } = await page.evaluate(openViewer, { who, xml, history });
    counts[who] = found;
    return took;
  };
  const measured = await compare(
    rounds,
    () => once('ours'),
    () => once(peer),
  );
  const same = counts.ours.drawn === counts[peer].drawn;
  if (!same || counts.ours.marked < NODES * 0.9) throw new Error(`drawn: ${JSON.stringify(counts)}`);
  return measured;
}

/** Opening an instance of 2,000 nodes with marks, list and legend, against bpmn-js's plain viewer on the same page. */
const bare = {
  id: 'viewer-open-2000',
  unit: 'ratio',
  hold: 0.96,
  better: 'lower',
  run: () =>
    withViewerPage(async (page) => {
      const counts = {};
      const { ratio, ours, peer } = await against(page, 'bare', counts);
      return { value: ratio, detail: { measure: 'wall', rounds: ROUNDS, ours_ms: ours, peer_ms: peer, counts } };
    }),
};

/**
 * The same against equal work: bpmn-js that shows the same history in the usual way, with a marker on each element and
 * flow, an overlay for each badge and a list beside, all after the import. At this scale a badge is smaller than a
 * pixel. Our badges are drawn only when they are visible, so the ratio without the peer's overlays is reported too.
 */
const equal = {
  id: 'viewer-open-2000-equal',
  unit: 'ratio',
  hold: 0.48,
  better: 'lower',
  run: () =>
    withViewerPage(async (page) => {
      const counts = {};
      const { ratio, ours, peer } = await against(page, 'badged', counts);
      const plain = await against(page, 'marked', counts, SIDE_ROUNDS);
      for (const who of ['badged', 'marked'])
        if (counts[who].marked < counts.ours.marked || counts[who].flows < counts.ours.flows)
          throw new Error(`marked: ${JSON.stringify(counts)}`);
      return {
        value: ratio,
        detail: {
          measure: 'wall',
          rounds: ROUNDS,
          ours_ms: ours,
          peer_ms: peer,
          without_overlays: plain.ratio,
          without_overlays_ms: plain.peer,
          counts,
        },
      };
    }),
};

export const rows = [bare, equal];
