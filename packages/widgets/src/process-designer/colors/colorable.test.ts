import { moddleFor } from '@gongdi/bpmn';
import { expect, test, vi } from 'vitest';
import type { DiagramElement, ModdleElement } from '../../diagram/model.ts';
import type { Modeling } from '../../diagram/services.ts';
import { colorable, colorsOf, commonColors, setColors } from './colorable.ts';

const element = (type: string, di: Record<string, unknown> = {}, more: Partial<DiagramElement> = {}) =>
  ({
    id: 'x',
    type,
    di: moddleFor('camunda').create(type, di) as unknown as ModdleElement,
    incoming: [],
    outgoing: [],
    ...more,
  }) as unknown as DiagramElement;
const shape = (di?: Record<string, unknown>) => element('bpmndi:BPMNShape', di);
const line = (di?: Record<string, unknown>) => element('bpmndi:BPMNEdge', di, { waypoints: [] });

test('shapes and lines have colours, the drawing itself has none, a label stands for its element once', () => {
  const task = shape();
  const label = element('bpmndi:BPMNLabel', {}, { labelTarget: task });
  expect(colorable([task, label, element('bpmndi:BPMNPlane')])).toEqual([task]);
});

test('both ways of writing are read; the standard one wins', () => {
  expect(colorsOf(shape({ 'bioc:fill': '#AAA000' }))).toEqual({ fill: '#aaa000', stroke: '' });
  expect(colorsOf(shape({ 'bioc:stroke': '#111111', 'color:border-color': '#222222' })).stroke).toBe('#222222');
});

test('several elements: what they have in common; lines have no fill to differ in', () => {
  const blue = { 'bioc:fill': '#0000ff', 'bioc:stroke': '#000000' };
  expect(commonColors([shape(blue), line({ 'bioc:stroke': '#000000' })])).toEqual({
    fill: '#0000ff',
    stroke: '#000000',
  });
  expect(commonColors([shape(blue), shape()])).toEqual({ fill: undefined, stroke: undefined });
});

test('one command for those that change, none when nothing does', () => {
  const setColor = vi.fn();
  const modeling = { setColor } as unknown as Modeling;
  const done = shape({ 'bioc:fill': '#ffffff', 'bioc:stroke': '#000000' });
  const open = shape();
  setColors(modeling, [done, open], { fill: '#ffffff', stroke: '#000000' });
  expect(setColor.mock.calls).toEqual([[[open], { fill: '#ffffff', stroke: '#000000' }]]);
  setColors(modeling, [done, line()], { fill: '#ffffff' });
  setColors(modeling, [open], { fill: '', stroke: '' });
  expect(setColor).toHaveBeenCalledTimes(1);
});
