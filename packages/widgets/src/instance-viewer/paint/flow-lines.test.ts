// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { Canvas, DrawElement } from '../../diagram/services.ts';
import { FlowArrows } from './flow-arrows.ts';
import { shareArrows } from './flow-lines.ts';

const SVG = 'http://www.w3.org/2000/svg';
const create = (name: string) => document.createElementNS(SVG, name);
const model = (members: Record<string, unknown> = {}) =>
  ({ get: (name: string) => members[name] }) as unknown as ModdleElement;
const waypoints = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 40 },
];

let container: HTMLElement;
let draw: (businessObject: ModdleElement, other?: { di?: ModdleElement; source?: ModdleElement }) => SVGElement;
beforeEach(() => {
  container = document.createElement('div');
  container.append(create('svg'));
  document.body.replaceChildren(container);
  const handlers: Record<string, DrawElement> = { 'bpmn:SequenceFlow': () => create('g') };
  shareArrows({ handlers }, new FlowArrows({ getContainer: () => container } as Canvas));
  draw = (businessObject, { di = model(), source = model() } = {}) => {
    const flow = { businessObject, di, source: { businessObject: source }, waypoints } as unknown as DiagramElement;
    return handlers['bpmn:SequenceFlow']?.(create('g'), flow) ?? create('g');
  };
});

const heads = () => [...container.querySelectorAll('svg > defs > marker')];
const arrowOf = (line: SVGElement) => line.style.getPropertyValue('marker-end');

test('flows of a colour share an arrow head, which keeps that colour without a stylesheet', () => {
  const [one, other] = [draw(model()), draw(model())];
  expect(heads()).toHaveLength(1);
  expect(arrowOf(one)).toContain(`#${heads()[0]?.id}`);
  expect(arrowOf(other)).toBe(arrowOf(one));
  expect(one.getAttribute('d')).toMatch(/^M0,0L35,0C/);
  const red = draw(model(), { di: model({ 'bioc:stroke': 'red' }) });
  expect(heads()).toHaveLength(2);
  expect(arrowOf(red)).not.toBe(arrowOf(one));
  expect(heads()[1]?.firstElementChild?.getAttribute('style')).toContain('fill: red');
});

test('a flow with a mark at its beginning is drawn by the engine', () => {
  expect(draw(model({ conditionExpression: model() })).tagName).toBe('g');
  const flow = model();
  expect(draw(flow, { source: model({ default: flow }) }).tagName).toBe('g');
  expect(draw(flow, { source: model({ default: model() }) }).tagName).toBe('path');
});
