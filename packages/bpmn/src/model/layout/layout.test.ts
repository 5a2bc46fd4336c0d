import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModel } from '../read.ts';
import type { Model, ModdleElement } from '../types.ts';
import { walk } from '../walk.ts';
import { writeModel } from '../write.ts';
import type { Bounds, Point } from './geometry.ts';
import { hasDiagram, layoutModel } from './layout.ts';

async function read(xml: string | Uint8Array): Promise<Model> {
  const { model, findings } = await readModel(xml);
  if (!model) throw new Error(JSON.stringify(findings));
  return model;
}

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/${name}.bpmn`, import.meta.url), 'utf8');

async function laidOut(name: string) {
  const model = await read(fixture(name));
  await layoutModel(model, { force: true });
  // Through text, so that what is looked at is what another program reads.
  const again = await read(writeModel(model).xml ?? '');
  const shapes = new Map<string, Bounds>();
  const lines = new Map<string, Point[]>();
  walk(again.definitions, (element) => {
    const id = (element['bpmnElement'] as ModdleElement | undefined)?.id ?? '';
    if (element.$type === 'bpmndi:BPMNShape') shapes.set(id, element['bounds'] as Bounds);
    if (element.$type === 'bpmndi:BPMNEdge') lines.set(id, element['waypoint'] as Point[]);
  });
  return { model: again, shapes, lines };
}

const inside = (inner: Bounds | undefined, outer: Bounds | undefined) =>
  inner !== undefined &&
  outer !== undefined &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const DRAWN = [
  'bpmn:FlowNode',
  'bpmn:Lane',
  'bpmn:Participant',
  'bpmn:TextAnnotation',
  'bpmn:Group',
  'bpmn:DataObjectReference',
];
const LINES = new Set(['bpmn:SequenceFlow', 'bpmn:MessageFlow', 'bpmn:Association', 'bpmn:DataInputAssociation']);

test.each(['pools', 'flowable-approval', 'activiti-order', 'camunda-leave'])('nothing of %s vanishes', async (name) => {
  const { model, shapes, lines } = await laidOut(name);
  let seen = 0;
  walk(model.definitions, (element) => {
    const id = element.id ?? '';
    if (DRAWN.some((type) => element.$instanceOf(type))) expect(shapes.has(id), id).toBe(true);
    else if (LINES.has(element.$type)) expect(lines.get(id)?.length, id).toBeGreaterThan(1);
    else return;
    seen++;
  });
  expect(seen).toBeGreaterThan(4);
});

test('pools hold their lanes, lanes their nodes, sub-processes their contents', async () => {
  const { shapes } = await laidOut('pools');
  const holds: [string, string[]][] = [
    ['site', ['patrol', 'contractor', 'start', 'repair', 'note1', 'g1']],
    ['contractor', ['team_a', 'team_b']],
    ['patrol', ['start', 'report']],
    ['team_a', ['repair']],
    ['team_b', ['escalate', 'done']],
    ['repair', ['rs', 'rt', 'rg', 're', 'drawing']],
    ['owner', ['received', 'check', 'closed']],
  ];
  for (const [outer, members] of holds) {
    for (const member of members)
      expect(inside(shapes.get(member), shapes.get(outer)), `${member} in ${outer}`).toBe(true);
  }
});

test('a boundary event sits on the border of its activity', async () => {
  const { shapes } = await laidOut('pools');
  const [event, host] = [shapes.get('late'), shapes.get('repair')];
  expect((event?.y ?? 0) + 18).toBe((host?.y ?? 0) + (host?.height ?? 0));
});

test('nodes of one container do not overlap', async () => {
  const { model, shapes } = await laidOut('pools');
  for (const container of ['rectify', 'repair', 'accept']) {
    const elements = model.elementById(container)?.get('flowElements') as ModdleElement[] | undefined;
    const nodes = (elements ?? [])
      .filter((element) => element.$instanceOf('bpmn:FlowNode') && element.$type !== 'bpmn:BoundaryEvent')
      .map(({ id = '' }) => shapes.get(id) as Bounds);
    for (const [at, one] of nodes.entries()) {
      for (const other of nodes.slice(at + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    }
  }
});

test('lines start and end at the borders of their elements', async () => {
  const { model, shapes, lines } = await laidOut('pools');
  for (const [id, points] of lines) {
    const flow = model.elementById(id);
    if (flow?.$type !== 'bpmn:SequenceFlow') continue;
    const near = (point: Point | undefined, end: unknown) => {
      const bounds = shapes.get((end as ModdleElement).id ?? '') as Bounds;
      return inside({ x: point?.x ?? 0, y: point?.y ?? 0, width: 0, height: 0 }, bounds);
    };
    expect(near(points[0], flow.get('sourceRef')), id).toBe(true);
    expect(near(points.at(-1), flow.get('targetRef')), id).toBe(true);
  }
});

test('a diagram that is there stays', async () => {
  const model = await read(fixture('camunda-leave'));
  const before = writeModel(model).xml;
  expect(hasDiagram(model.definitions)).toBe(true);
  expect(await layoutModel(model)).toBe(false);
  expect(writeModel(model).xml).toBe(before);
});
