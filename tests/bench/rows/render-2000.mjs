import { drawModel, readModel } from '@gongdi/bpmn';
import { bpmnJsInJsdom } from '../support/headless-bpmn-js.mjs';
import { compare } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { cpuOf } from '../support/own-cpu.mjs';

const ROUNDS = 5;

const drawn = (svg) => svg.match(/data-element-id="/g)?.length ?? 0;

/** XML of 2,000 nodes → SVG without a browser, against bpmn-js's own export in jsdom; CPU time, including reading. */
export const row = {
  id: 'render-2000',
  unit: 'ratio',
  hold: 0.063,
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
    // bpmn-js draws extra groups: one for each external label and one for the plane. Our output must have all nodes.
    if (counts.ours < 2000 || counts.peer < counts.ours) throw new Error(`drawn: ${JSON.stringify(counts)}`);
    return {
      value: ratio,
      detail: { measure: 'cpu', rounds: ROUNDS, ours_ms: own, peer_ms: theirs, elements: counts },
    };
  },
};
