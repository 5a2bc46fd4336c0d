import { expect, test } from 'vitest';
import { flowOrder } from './flow-order.ts';
import type { DiagramElement, ModdleElement } from './model.ts';

const FLOW_NODES = /Task|Event|Gateway|SubProcess/;

function node(id: string, type: string, x = 0, y = 0): DiagramElement {
  const businessObject = {
    $type: type,
    $instanceOf: (wanted: string) => wanted === type || (wanted === 'bpmn:FlowNode' && FLOW_NODES.test(type)),
  } as unknown as ModdleElement;
  return { id, type, businessObject, incoming: [], outgoing: [], x, y };
}

function connect(source: DiagramElement, target: DiagramElement): DiagramElement {
  const flow = { ...node(`${source.id}-${target.id}`, 'bpmn:SequenceFlow'), source, target };
  source.outgoing.push(flow);
  target.incoming.push(flow);
  return flow;
}

const ids = (elements: DiagramElement[]) => elements.map((element) => element.id).join(' ');

test('follows the flows from the start, loops once, strays last', () => {
  const [start, a, gate, b, end, stray] = [
    node('start', 'bpmn:StartEvent', 500),
    node('a', 'bpmn:UserTask', 10),
    node('gate', 'bpmn:ExclusiveGateway', 20),
    node('b', 'bpmn:UserTask', 30),
    node('end', 'bpmn:EndEvent', 40),
    node('stray', 'bpmn:Task', 0),
  ];
  const flows = [connect(start, a), connect(a, gate), connect(gate, b), connect(gate, a), connect(b, end)];
  expect(ids(flowOrder([stray, end, b, gate, a, start, ...flows]))).toBe('start a gate b end stray');
});

test('boundary events come right after their host', () => {
  const [start, a, timer, late, b] = [
    node('start', 'bpmn:StartEvent'),
    node('a', 'bpmn:UserTask'),
    node('timer', 'bpmn:BoundaryEvent'),
    node('late', 'bpmn:Task'),
    node('b', 'bpmn:Task'),
  ];
  timer.host = a;
  connect(start, a);
  connect(a, b);
  connect(timer, late);
  expect(ids(flowOrder([b, late, timer, a, start]))).toBe('start a timer late b');
});
