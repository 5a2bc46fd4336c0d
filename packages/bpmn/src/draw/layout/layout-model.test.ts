import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkModel } from '../../check/index.ts';
import type { Model, ModdleElement } from '../../model/index.ts';
import { LOCAL_LIMITS, readModel, writeModel } from '../../model/index.ts';
import { drawModel, layoutModel, planesOf } from '../index.ts';

const NS = 'xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"';
const corpus = new URL('../../../../../../shared/corpus/', import.meta.url);
const fixtures = new URL('../../check/rules/', import.meta.url);

async function model(body: string): Promise<Model> {
  const read = await readModel(`<definitions ${NS} id="defs">${body}</definitions>`);
  if (!read.model) throw new Error(JSON.stringify(read.findings));
  return read.model;
}

const flow = (id: string, from: string, to: string, name = ''): string =>
  `<sequenceFlow id="${id}" name="${name}" sourceRef="${from}" targetRef="${to}"/>`;

/** Bounds of the shapes and points of the edges by element id. */
function placed(laid: Model): {
  shapes: Map<string, Record<string, number>>;
  edges: Map<string, { x: number; y: number }[]>;
} {
  const shapes = new Map<string, Record<string, number>>();
  const edges = new Map<string, { x: number; y: number }[]>();
  const diagrams = laid.definitions.get('diagrams') as { plane: { planeElement: Record<string, unknown>[] } }[];
  for (const { plane } of diagrams) {
    for (const { bpmnElement, bounds, waypoint } of plane.planeElement) {
      const { id } = bpmnElement as { id: string };
      if (bounds) shapes.set(id, bounds as Record<string, number>);
      else edges.set(id, waypoint as { x: number; y: number }[]);
    }
  }
  return { shapes, edges };
}

describe('layoutModel', () => {
  it('runs from left to right, forks one below the other, and leads loops back below', async () => {
    const laid =
      await model(`<process id="p"><startEvent id="s"/><task id="a"/><exclusiveGateway id="g"/><task id="b"/><task id="c"/><endEvent id="e"/>
      ${flow('1', 's', 'a')}${flow('2', 'a', 'g')}${flow('3', 'g', 'b', '同意')}${flow('4', 'g', 'c')}${flow('5', 'b', 'e')}${flow('6', 'c', 'e')}${flow('7', 'c', 'a')}${flow('8', 'b', 'b')}</process>`);
    expect(layoutModel(laid)).toBe(true);
    const { shapes, edges } = placed(laid);
    const x = (id: string): number => shapes.get(id)?.['x'] ?? Number.NaN;
    const y = (id: string): number => shapes.get(id)?.['y'] ?? Number.NaN;
    expect(
      [x('s'), x('a'), x('g'), x('b'), x('e')].every((value, at, all) => at === 0 || value > (all[at - 1] ?? 0)),
    ).toBe(true);
    expect(x('b')).toBe(x('c'));
    expect(Math.abs(y('b') - y('c'))).toBeGreaterThanOrEqual(120);
    expect(Math.max(...(edges.get('7') ?? []).map((point) => point.y))).toBeGreaterThan(Math.max(y('b'), y('c')) + 80);
    expect(edges.get('8')?.length).toBe(5);
    for (const points of edges.values()) {
      points.slice(1).forEach((point, at) => {
        const before = points[at];
        expect(point.x === before?.x || point.y === before?.y).toBe(true);
      });
    }
    expect(drawModel(laid)?.svg).toContain('同意');
  });

  it('draws pools, lanes, nested sub-processes, boundary events, data, annotations and message flows', async () => {
    const laid =
      await model(`<collaboration id="c"><participant id="own" name="项目部" processRef="p"/><participant id="other" name="监理"/>
      <messageFlow id="mf" sourceRef="a" targetRef="other"/></collaboration>
      <process id="p"><laneSet id="ls"><lane id="l1"><flowNodeRef>s</flowNodeRef><flowNodeRef>a</flowNodeRef></lane><lane id="l2"><flowNodeRef>sub</flowNodeRef></lane></laneSet>
      <startEvent id="s"/><task id="a"><dataOutputAssociation id="da"><targetRef>d</targetRef></dataOutputAssociation></task>
      <subProcess id="sub"><startEvent id="s2"/><userTask id="u"/>${flow('in', 's2', 'u')}</subProcess>
      <boundaryEvent id="b" attachedToRef="sub"/><endEvent id="late"/><dataObjectReference id="d" dataObjectRef="do"/><dataObject id="do"/>
      ${flow('1', 's', 'a')}${flow('2', 'a', 'sub')}${flow('3', 'b', 'late')}
      <textAnnotation id="n"><text>注</text></textAnnotation><association id="as" sourceRef="a" targetRef="n"/></process>`);
    layoutModel(laid);
    const { shapes, edges } = placed(laid);
    expect([...shapes.keys()].sort()).toEqual([
      'a',
      'b',
      'd',
      'l1',
      'l2',
      'late',
      'n',
      'other',
      'own',
      's',
      's2',
      'sub',
      'u',
    ]);
    expect([...edges.keys()].sort()).toEqual(['1', '2', '3', 'as', 'da', 'in', 'mf']);
    const within = (inner: string, outer: string): void => {
      const [i, o] = [shapes.get(inner), shapes.get(outer)];
      expect((i?.['x'] ?? 0) >= (o?.['x'] ?? 0) && (i?.['y'] ?? 0) >= (o?.['y'] ?? 0), inner).toBe(true);
      expect((i?.['y'] ?? 0) + (i?.['height'] ?? 0)).toBeLessThanOrEqual((o?.['y'] ?? 0) + (o?.['height'] ?? 0));
    };
    within('a', 'l1');
    within('sub', 'l2');
    within('u', 'sub');
    within('l2', 'own');
    expect(drawModel(laid)?.count).toBe(20);
  });

  it('leads loops beside a layer where nodes stand below their ends', async () => {
    const laid =
      await model(`<process id="p"><startEvent id="s"/><exclusiveGateway id="g"/><task id="a"/><task id="b"/><task id="c"/><exclusiveGateway id="j"/><task id="d"/><task id="x"/>
      <boundaryEvent id="t" attachedToRef="a"/>
      ${flow('1', 's', 'g')}${flow('2', 'g', 'a')}${flow('3', 'g', 'b')}${flow('4', 'g', 'c')}${flow('5', 'a', 'j')}${flow('6', 'b', 'j')}${flow('7', 'c', 'j')}
      ${flow('8', 'j', 'd')}${flow('9', 'j', 'x')}${flow('back', 'd', 'a')}${flow('again', 'x', 'b')}${flow('timer', 't', 'g')}${flow('twice', 'a', 'g')}</process>`);
    layoutModel(laid);
    const { shapes, edges } = placed(laid);
    for (const [edge, points] of edges) {
      for (const [id, { x = 0, y = 0, width = 0, height = 0 }] of shapes) {
        points.slice(1).forEach((point, at) => {
          const before = points[at] ?? point;
          const apart =
            Math.max(before.x, point.x) <= x ||
            Math.min(before.x, point.x) >= x + width ||
            Math.max(before.y, point.y) <= y ||
            Math.min(before.y, point.y) >= y + height;
          // A boundary event overlaps the edge of its host.
          expect(apart || id === 't' || (edge === 'timer' && id === 'a'), `${edge} through ${id}`).toBe(true);
        });
      }
    }
  });

  it('leaves room above the nodes of a single lane', async () => {
    const laid = await model(
      '<collaboration id="c"><participant id="own" processRef="p"/></collaboration><process id="p"><laneSet id="ls">' +
        '<lane id="l"><flowNodeRef>a</flowNodeRef></lane></laneSet><task id="a"/></process>',
    );
    layoutModel(laid);
    const { shapes } = placed(laid);
    const [task, lane] = [shapes.get('a'), shapes.get('l')];
    expect((task?.['y'] ?? 0) - (lane?.['y'] ?? 0)).toBe(30);
    expect((lane?.['y'] ?? 0) + (lane?.['height'] ?? 0) - (task?.['y'] ?? 0)).toBeGreaterThanOrEqual(110);
  });

  it('leaves a model with a diagram, and one without process, as they are; force draws anew', async () => {
    const laid = await model(`<process id="p"><task id="a"/></process>`);
    expect(layoutModel(laid)).toBe(true);
    expect(layoutModel(laid)).toBe(false);
    expect(layoutModel(laid, { force: true })).toBe(true);
    expect(planesOf(laid)).toEqual(['p']);
    expect(layoutModel(await model('<message id="m"/>'))).toBe(false);
  });

  it('gives an empty process an empty plane to draw upon', async () => {
    const laid = await model('<process id="p"/>');
    expect(layoutModel(laid)).toBe(true);
    expect(planesOf(laid)).toEqual(['p']);
  });

  it('gives every process outside pools a diagram of its own, and ids where they are missing', async () => {
    const laid = await model(
      `<process id="p"><startEvent id="s"/><task id="a"/><sequenceFlow sourceRef="s" targetRef="a"/></process><process id="q"><task id="b"/></process>`,
    );
    layoutModel(laid);
    expect(planesOf(laid)).toEqual(['p', 'q']);
    const { xml } = writeModel(laid);
    expect(xml).toBeDefined();
    const again = await readModel(xml ?? '');
    expect(again.model && drawModel(again.model)?.count).toBe(3);
  });

  it('leads the longest of very many flows around all nodes', async () => {
    const gateways = Array.from({ length: 60 }, (_, at) => `<exclusiveGateway id="g${at}"/>`);
    const flows = gateways.flatMap((_, from) =>
      gateways.slice(from + 1).map((__, at) => flow(`f${from}_${from + 1 + at}`, `g${from}`, `g${from + 1 + at}`)),
    );
    const laid = await model(`<process id="p">${gateways.join('')}${flows.join('')}</process>`);
    layoutModel(laid);
    const elements =
      (laid.definitions['diagrams'] as { plane: { planeElement: ModdleElement[] } }[])[0]?.plane.planeElement ?? [];
    const edges = elements.filter(({ $type }) => $type === 'bpmndi:BPMNEdge');
    expect(edges).toHaveLength(flows.length);
    const bends = edges.map((edge) => (edge['waypoint'] as unknown[]).length);
    // A stop between two layers makes two bends: without a limit, a hundred nodes would have a quarter of a million
    // bends.
    expect(bends.reduce((sum, count) => sum + count, 0)).toBeLessThan(2 * 10_000 + 6 * flows.length);
    expect(drawModel(laid)?.svg).not.toMatch(/NaN|Infinity/);
  });

  it('takes more siblings than a call takes arguments', async () => {
    const tasks = Array.from({ length: 130_000 }, (_, at) => `<task id="t${at}"/>`).join('');
    const { model: many } = await readModel(`<definitions ${NS}><process id="p">${tasks}</process></definitions>`, {
      limits: LOCAL_LIMITS,
      trackLoss: false,
    });
    expect(many && layoutModel(many)).toBe(true);
  });

  it('lays out real models without losing or overlapping anything', async () => {
    const files = [fixtures, ...(existsSync(corpus) ? [corpus] : [])].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.(?:bpmn|xml)$/.test(entry.name))
        .map((entry) => new URL(`file://${entry.parentPath}/${encodeURIComponent(entry.name)}`)),
    );
    for (const file of files) {
      const { model: read } = await readModel(readFileSync(file));
      if (!read) continue;
      read.definitions.set('diagrams', []);
      if (!layoutModel(read)) continue;
      const problems = checkModel(read, { rules: { 'no-bpmndi': 'error', 'no-overlapping-elements': 'error' } }).filter(
        ({ code, element = '' }) =>
          code === 'no-overlapping-elements' ||
          // Flows and associations cannot be drawn when one end does not exist or has no shape.
          (code === 'no-bpmndi' && !/Flow|Association/.test(read.elementById(element)?.$type ?? '')),
      );
      expect(problems, file.pathname).toEqual([]);
      expect(drawModel(read)?.svg).not.toMatch(/NaN|Infinity/);
    }
  });
});
