import { convertModel, DESCRIPTORS, readModel, writeModel } from '@gongdi/bpmn';
import { BpmnModdle } from 'bpmn-moddle';
import { compare } from '../support/measure.mjs';
import { makeModel } from '../support/models.mjs';
import { cpuOf } from '../support/own-cpu.mjs';

const ROUNDS = 7;

/**
 * Converting a model of 5,000 nodes, with input limits and loss check, against moddle's reading and writing alone; CPU
 * time.
 */
export const row = {
  id: 'convert-5000',
  unit: 'ratio',
  hold: 0.58,
  better: 'lower',
  async run() {
    const xml = makeModel({ nodes: 5000, seed: 5000 });
    const ours = async () => {
      const { model } = await readModel(xml);
      const converted = convertModel(model, { to: 'flowable', force: true });
      const { xml: written, losses } = writeModel(converted.model);
      if (!written?.includes('flowable:assignee') || losses.length > 0) throw new Error('not converted');
    };
    const peer = async () => {
      const moddle = new BpmnModdle({ camunda: structuredClone(DESCRIPTORS.camunda) });
      const { rootElement } = await moddle.fromXML(xml);
      const written = await moddle.toXML(rootElement, { format: true });
      if (!written.xml.includes('camunda:assignee')) throw new Error('not written');
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
    return { value: ratio, detail: { measure: 'cpu', rounds: ROUNDS, ours_ms: own, peer_ms: theirs } };
  },
};
