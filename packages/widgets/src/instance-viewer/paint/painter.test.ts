// @vitest-environment jsdom
import type { ElementMark, Marks } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import type { ElementRegistry } from '../../diagram/services.ts';
import type { FlowArrows } from './flow-arrows.ts';
import { Painter } from './painter.ts';

const mark = { state: 2, counts: { total: 2, running: 0 }, repeats: false } as ElementMark;
const marksOf = (...ids: string[]) => ({ elements: new Map(ids.map((id) => [id, mark])), flows: new Map() }) as Marks;

function setUp() {
  const drawn = new Map<string, SVGElement>();
  const graphicsOf = (id: string) => {
    const known = drawn.get(id) ?? document.createElementNS('http://www.w3.org/2000/svg', 'g');
    drawn.set(id, known);
    return known;
  };
  const registry = { getGraphics: graphicsOf, get: () => ({ width: 100 }) } as unknown as ElementRegistry;
  const painter = new Painter(registry, {} as FlowArrows);
  const badges = () => [...drawn.values()].filter((one) => one.querySelector('.gd-mark-badge')).length;
  return { painter, graphicsOf, badges };
}

test('draws badges from the scale on at which they can be seen, and keeps them', () => {
  const { painter, graphicsOf, badges } = setUp();
  painter.scaled(0.05);
  painter.paint(marksOf('a', 'b'));
  expect(graphicsOf('a').getAttribute('data-gd-state')).toBe('2');
  expect(badges()).toBe(0);
  painter.scaled(0.5);
  expect(badges()).toBe(2);
  expect(graphicsOf('b').querySelector('.gd-mark-badge-count')?.textContent).toBe('×2');
  painter.scaled(0.05);
  painter.paint(marksOf('a'));
  expect(badges()).toBe(1);
  painter.scaled(1);
  expect(graphicsOf('a').querySelectorAll('.gd-mark-badge')).toHaveLength(1);
});

test('a diagram whose scale is not known has its badges', () => {
  const { painter, badges } = setUp();
  painter.scaled(0.05);
  painter.reset();
  painter.paint(marksOf('a'));
  expect(badges()).toBe(1);
});
