import { expect, test } from 'vitest';
import type { DiagramElement, ModdleElement } from '../model.ts';
import { type Direction, type Place, walkDiagram } from './walk.ts';

function node(id: string, type: string, x = 0): DiagramElement {
  const kinds = new Set([type, ...(type.endsWith('Flow') ? [] : ['bpmn:FlowNode'])]);
  const businessObject = { $type: type, $instanceOf: (wanted: string) => kinds.has(wanted) };
  return {
    id,
    type,
    businessObject: businessObject as unknown as ModdleElement,
    incoming: [],
    outgoing: [],
    x,
    y: 0,
  };
}

function connect(source: DiagramElement, target: DiagramElement): DiagramElement {
  const flow = { ...node(`${source.id}>${target.id}`, 'bpmn:SequenceFlow'), source, target };
  source.outgoing.push(flow);
  target.incoming.push(flow);
  return flow;
}

const start = node('start', 'bpmn:StartEvent');
const review = node('review', 'bpmn:UserTask', 1);
const gate = node('gate', 'bpmn:ExclusiveGateway', 2);
const end = node('end', 'bpmn:EndEvent', 3);
const stray = node('stray', 'bpmn:Task', 4);
const flows = [connect(start, review), connect(review, gate), connect(gate, end), connect(gate, review)];
const all = [stray, end, gate, review, start, ...flows];

function walk(...directions: Direction[]): string {
  let place: Place | undefined;
  const path: string[] = [];
  for (const direction of directions) {
    const next = walkDiagram(all, place, direction);
    path.push(next?.element.id ?? '-');
    place = next ?? place;
  }
  return path.join(' ');
}

test('starts at the start, follows the only flow', () => {
  expect(walk('forward', 'forward', 'forward')).toBe('start review gate');
});

test('stops on the first of several flows; next and previous choose, forward takes the chosen one', () => {
  expect(walk('forward', 'forward', 'forward', 'forward', 'next', 'next', 'previous', 'forward')).toBe(
    'start review gate gate>end gate>review gate>end gate>review review',
  );
});

test('going back offers the flows that arrive', () => {
  expect(walk('next', 'next', 'back', 'next', 'back')).toBe('start review start>review gate>review gate');
});

test('next goes through all nodes, strays too, and ends at the last', () => {
  expect(walk('next', 'next', 'next', 'next', 'next', 'next')).toBe('start review gate end stray -');
  expect(walk('previous')).toBe('stray');
});

test('a dead end says so', () => {
  expect(walk('next', 'next', 'next', 'next', 'forward')).toBe('start review gate end -');
});
