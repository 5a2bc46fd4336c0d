import type { Box, Graph, Link } from './graph.ts';

/** Height of a passing connection among the nodes of a layer. */
const STOP_HEIGHT = 20;

/**
 * Assigns every box to a layer so that flows lead from left to right. Flows that close a loop are marked as leading
 * back. Long flows get a stop in each layer they pass.
 *
 * @returns the layers, each in an order that keeps connected boxes near each other
 */
export function layersOf({ boxes, links }: Graph): Box[][] {
  const outgoing = new Map<Box, Link[]>();
  const incoming = new Map<Box, number>();
  for (const link of links) {
    const own = outgoing.get(link.from);
    if (own) own.push(link);
    else outgoing.set(link.from, [link]);
    if (link.from !== link.to) incoming.set(link.to, (incoming.get(link.to) ?? 0) + 1);
  }
  const visited = markBackLinks(boxes, outgoing, incoming);
  assignLayers(boxes, links, outgoing);
  const layers: Box[][] = [];
  const put = (box: Box): void => {
    const layer = (layers[box.layer] ??= []);
    layer.push(box);
  };
  visited.forEach(put);
  keepWithinBudget(links);
  for (const link of links) if (!link.back && !link.around) link.stops = stopsOf(link, put);
  for (let at = 0; at < layers.length; at += 1) layers[at] ??= [];
  sortLayers(layers, links);
  return layers;
}

/** Searches depth first from the starts; a flow to a box that is still open closes a loop. */
function markBackLinks(
  boxes: readonly Box[],
  outgoing: ReadonlyMap<Box, readonly Link[]>,
  incoming: ReadonlyMap<Box, number>,
): Box[] {
  const isStart = (box: Box): boolean => box.element?.$type === 'bpmn:StartEvent';
  const roots = [...boxes.filter(isStart), ...boxes.filter((box) => !incoming.get(box)), ...boxes];
  const state = new Map<Box, 'open' | 'done'>();
  const order: Box[] = [];
  for (const root of roots) {
    if (state.has(root)) continue;
    const stack = [{ box: root, next: 0 }];
    state.set(root, 'open');
    order.push(root);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const link = outgoing.get(top.box)?.[top.next];
      top.next += 1;
      if (!link) {
        state.set(top.box, 'done');
        stack.pop();
      } else if (state.get(link.to) === 'open') link.back = true;
      else if (!state.has(link.to)) {
        state.set(link.to, 'open');
        order.push(link.to);
        stack.push({ box: link.to, next: 0 });
      }
    }
  }
  return order;
}

/** Sets the layer of each box to the length of the longest path from a start. */
function assignLayers(
  boxes: readonly Box[],
  links: readonly Link[],
  outgoing: ReadonlyMap<Box, readonly Link[]>,
): void {
  const waiting = new Map<Box, number>();
  for (const { to, back } of links) if (!back) waiting.set(to, (waiting.get(to) ?? 0) + 1);
  const open = boxes.filter((box) => !waiting.get(box));
  for (let box = open.pop(); box; box = open.pop()) {
    for (const { to, back } of outgoing.get(box) ?? []) {
      if (back) continue;
      to.layer = Math.max(to.layer, box.layer + 1);
      const left = (waiting.get(to) ?? 1) - 1;
      waiting.set(to, left);
      if (left === 0) open.push(to);
    }
  }
}

/** Maximum number of stops of a layout, because each stop is placed and sorted like a node. */
const MOST_STOPS = 10_000;

/** In a densely connected graph, leads the longest flows around all nodes instead of between them. */
function keepWithinBudget(links: readonly Link[]): void {
  const length = ({ from, to }: Link): number => to.layer - from.layer;
  const long = links.filter((link) => !link.back && length(link) > 1).toSorted((a, b) => length(a) - length(b));
  let left = MOST_STOPS;
  for (const link of long) {
    left -= length(link) - 1;
    link.around = left < 0;
  }
}

function stopsOf({ from, to }: Link, put: (box: Box) => void): Box[] {
  const stops: Box[] = [];
  for (let layer = from.layer + 1; layer < to.layer; layer += 1) {
    const stop = {
      element: undefined,
      inner: undefined,
      width: 0,
      height: STOP_HEIGHT,
      band: from.band,
      layer,
      x: 0,
      y: 0,
    };
    stops.push(stop);
    put(stop);
  }
  return stops;
}

/** Returns the neighbours of each box in the adjacent layers, stops included. */
export function neighbours(links: readonly Link[]): { before: Map<Box, Box[]>; after: Map<Box, Box[]> } {
  const before = new Map<Box, Box[]>();
  const after = new Map<Box, Box[]>();
  const add = (map: Map<Box, Box[]>, key: Box, value: Box): void => {
    const own = map.get(key);
    if (own) own.push(value);
    else map.set(key, [value]);
  };
  for (const { from, to, stops, back, around } of links) {
    if (back || around) continue;
    const chain = [from, ...stops, to];
    for (let at = 1; at < chain.length; at += 1) {
      const [a, b] = [chain[at - 1], chain[at]];
      if (!a || !b) continue;
      add(before, b, a);
      add(after, a, b);
    }
  }
  return { before, after };
}

/** Moves boxes towards the middle of their neighbours in a few sweeps, which removes most crossings. */
function sortLayers(layers: Box[][], links: readonly Link[]): void {
  const { before, after } = neighbours(links);
  const place = new Map<Box, number>();
  const number = (layer: readonly Box[]): void => layer.forEach((box, at) => place.set(box, at));
  layers.forEach(number);
  const middle = (box: Box, of: ReadonlyMap<Box, readonly Box[]>): number => {
    const around = of.get(box) ?? [];
    if (around.length === 0) return place.get(box) ?? 0;
    return around.reduce((sum, other) => sum + (place.get(other) ?? 0), 0) / around.length;
  };
  for (let sweep = 0; sweep < 6; sweep += 1) {
    const down = sweep % 2 === 0;
    for (const layer of down ? layers : layers.toReversed()) {
      const keys = new Map(layer.map((box) => [box, middle(box, down ? before : after)]));
      layer.sort((a, b) => a.band - b.band || (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
      number(layer);
    }
  }
}
