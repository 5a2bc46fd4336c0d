import { drawModel, readModel } from '@gongdi/bpmn';
import { bpmnJsInJsdom } from '../support/headless-bpmn-js.mjs';
import { compare } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { cpuOf } from '../support/own-cpu.mjs';

const ROUNDS = 5;

const drawn = (svg) => svg.match(/data-element-id="/g)?.length ?? 0;

/** XML of 2,000 nodes → SVG without a browser, against bpmn-js's own export in jsdom; CPU time, reading included. */
export const row = {
  id: 'render-2000',
  unit: 'ratio',
  hold: 0.1,
  better: 'lower',
  async run() {
    const xml = makeModel({ nodes: 2000, seed: 2000 });
    const bpmnJs = await bpmnJsInJsdom();
    const counts = { ours: 0, peer: 0 };
    const ours = async () => {
      const { model } = await readModel(xml, { trackLoss: false });
      counts.ours = drawn(drawModel(model).svg);
    };
    const peer = async () => {
      counts.peer = drawn(await bpmnJs(xml));
    };
    const {
      ratio,
      ours: own,
      peer: theirs,
    } = await compare(
      ROUNDS,
      () => cpuOf(ours),
      () => cpuOf(peer),
    );
    // bpmn-js gives an outer label a group of its own, and the plane one; everything of ours must be there.
    if (counts.ours < 2000 || counts.peer < counts.ours) throw new Error(`drawn: ${JSON.stringify(counts)}`);
    return {
      value: ratio,
      detail: { measure: 'cpu', rounds: ROUNDS, ours_ms: own, peer_ms: theirs, elements: counts },
    };
  },
};
