import { expect, it } from 'vitest';
import { modelXml } from '../testing.ts';
import { readGraph } from './process-graph.ts';
import { nextUserTasks, reachableFrom } from './reach.ts';

const flow = (from: string, to: string) =>
  `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`;
const FLOWS = ['S A', 'A G', 'G B', 'G C', 'B E', 'C E']
  .map((pair) => flow(...(pair.split(' ') as [string, string])))
  .join('');
const node = (type: string, id: string, out = '') => `<bpmn:${type} id="${id}" name="${id}">${out}</bpmn:${type}>`;

it('knows the ways of a drawing whose nodes do not name them', async () => {
  const nodes = [
    node('startEvent', 'S'),
    node('userTask', 'A'),
    node('exclusiveGateway', 'G'),
    node('userTask', 'B'),
    node('userTask', 'C'),
    node('endEvent', 'E'),
  ];
  const graph = await readGraph(modelXml({ key: 'bare', body: nodes.join('') + FLOWS }));
  expect(nextUserTasks(graph, 'S').map(({ key }) => key)).toEqual(['A']);
  expect([...reachableFrom(graph, ['A'])].toSorted()).toEqual(['B', 'C', 'E', 'G']);
});

it('keeps the order in which a node names them, each once', async () => {
  const named = ['G_C', 'G_B'].map((id) => `<bpmn:outgoing>${id}</bpmn:outgoing>`).join('');
  const nodes = [
    node('startEvent', 'S'),
    node('userTask', 'A'),
    node('exclusiveGateway', 'G', named),
    node('userTask', 'B'),
    node('userTask', 'C'),
    node('endEvent', 'E'),
  ];
  const graph = await readGraph(modelXml({ key: 'named', body: nodes.join('') + FLOWS }));
  expect(graph.get('G')?.flows.map(({ id }) => id)).toEqual(['G_C', 'G_B']);
});
