import type { ModdleElement } from '../types.ts';

/** A place in columns and rows, counted from 0. */
export interface Cell {
  column: number;
  row: number;
}

/** bpmn-auto-layout puts elements into the middle of cells of this size. */
const CELL = { width: 150, height: 140 };

const SHAPE =
  /<bpmndi:BPMNShape [^>]*bpmnElement="n(\d+)"[^>]*>\s*<dc:Bounds x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g;

function tagOf(node: ModdleElement): string {
  if (node.$instanceOf('bpmn:StartEvent')) return 'startEvent';
  if (node.$instanceOf('bpmn:EndEvent')) return 'endEvent';
  if (node.$instanceOf('bpmn:BoundaryEvent')) return 'boundaryEvent';
  if (node.$instanceOf('bpmn:CatchEvent') || node.$instanceOf('bpmn:ThrowEvent')) return 'intermediateThrowEvent';
  if (node.$instanceOf('bpmn:Gateway')) return 'exclusiveGateway';
  return 'task';
}

/**
 * Columns and rows for the flow nodes of one container, by bpmn-auto-layout. It is handed a skeleton with ids of its
 * own, so that foreign content, repeated or missing ids and collaborations cannot mislead it, and only its
 * arrangement is taken: sizes and lines are drawn anew, since it knows neither lanes nor expanded sub-processes.
 */
export async function gridOf(
  nodes: readonly ModdleElement[],
  flows: readonly ModdleElement[],
): Promise<Map<ModdleElement, Cell>> {
  const index = new Map(nodes.map((node, at) => [node, at]));
  const arcs = flows.flatMap((flow) => {
    const [from, to] = [flow['sourceRef'], flow['targetRef']].map((end) => index.get(end as ModdleElement));
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const incoming = nodes.map(() => '');
  const outgoing = nodes.map(() => '');
  arcs.forEach(({ from, to }, at) => {
    outgoing[from] += `<outgoing>f${at}</outgoing>`;
    incoming[to] += `<incoming>f${at}</incoming>`;
  });
  const parts = nodes.map((node, at) => {
    const host = index.get(node['attachedToRef'] as ModdleElement);
    const attached = tagOf(node) === 'boundaryEvent' && host !== undefined;
    const tag = tagOf(node) === 'boundaryEvent' && !attached ? 'intermediateThrowEvent' : tagOf(node);
    const hosted = attached ? ` attachedToRef="n${host}"` : '';
    return `<${tag} id="n${at}"${hosted}>${incoming[at]}${outgoing[at]}</${tag}>`;
  });
  const lines = arcs.map(({ from, to }, at) => `<sequenceFlow id="f${at}" sourceRef="n${from}" targetRef="n${to}" />`);
  const skeleton = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p">${parts.join('')}${lines.join('')}</process></definitions>`;
  const { layoutProcess } = await import('bpmn-auto-layout');
  const laid = await layoutProcess(skeleton);
  const cells = new Map<ModdleElement, Cell>();
  for (const [, at, ...numbers] of laid.matchAll(SHAPE)) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    const node = nodes[Number(at)];
    if (!node) continue;
    cells.set(node, {
      column: Math.floor((x + width / 2) / CELL.width),
      row: Math.floor((y + height / 2) / CELL.height),
    });
  }
  // Whatever it left out stands below the rest: nothing may vanish.
  let below = Math.max(-1, ...[...cells.values()].map(({ row }) => row));
  for (const node of nodes) if (!cells.has(node)) cells.set(node, { column: 0, row: ++below });
  return cells;
}
