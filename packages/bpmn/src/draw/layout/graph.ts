import type { ModdleElement } from '../../model/index.ts';
import { elementsIn, isElement } from '../scene.ts';
import type { Bounds, Point } from '../svg.ts';

/** A node to place, or a stop: a dummy node that keeps a long connection clear of the nodes it passes. */
export interface Box {
  /** Undefined for a stop. */
  readonly element: ModdleElement | undefined;
  readonly width: number;
  readonly height: number;
  /** Content of an expanded sub-process. */
  readonly inner: ScopeLayout | undefined;
  /** Index of the lane, 0 without lanes. */
  readonly band: number;
  layer: number;
  x: number;
  y: number;
}

/** A sequence flow between two boxes. */
export interface Link {
  readonly flow: ModdleElement;
  readonly from: Box;
  readonly to: Box;
  /** The boundary event that the flow leaves from, on the edge of `from`. */
  readonly boundary: ModdleElement | undefined;
  /** Whether the flow leads back to an earlier layer. */
  back: boolean;
  /** Whether the flow leads forward below all nodes, because there is no room for it between them. */
  around: boolean;
  stops: Box[];
}

/** The layout of one process or sub-process, with its upper left corner at 0, 0. */
export interface ScopeLayout {
  readonly width: number;
  readonly height: number;
  readonly shapes: {
    element: ModdleElement;
    bounds: Bounds;
    expanded?: boolean;
    horizontal?: boolean;
    label?: Bounds;
  }[];
  readonly edges: { element: ModdleElement; waypoints: Point[]; label?: Bounds }[];
}

/** Nodes and flows of a scope. */
export interface Graph {
  readonly boxes: Box[];
  readonly links: Link[];
  readonly boundaries: Map<Box, ModdleElement[]>;
  readonly boxOf: ReadonlyMap<ModdleElement, Box>;
}

export const EVENT = 36;
const GATEWAY = 50;
const TASK = { width: 100, height: 80 };
/** Space between the frame of an expanded sub-process and its content; the name needs more space at the top. */
export const INSET = { side: 30, top: 40, bottom: 30 };

function sizeOf(element: ModdleElement, inner: ScopeLayout | undefined): { width: number; height: number } {
  if (element.$instanceOf('bpmn:Event')) return { width: EVENT, height: EVENT };
  if (element.$instanceOf('bpmn:Gateway')) return { width: GATEWAY, height: GATEWAY };
  if (!inner) return TASK;
  return {
    width: Math.max(inner.width + 2 * INSET.side, TASK.width),
    height: Math.max(inner.height + INSET.top + INSET.bottom, TASK.height),
  };
}

/** Reads the nodes and flows of a scope; `bandOf` returns the lane of a node. */
export function graphOf(
  scope: ModdleElement,
  bandOf: (element: ModdleElement) => number,
  layOutScope: (scope: ModdleElement) => ScopeLayout,
): Graph {
  const boxes: Box[] = [];
  const boxOf = new Map<ModdleElement, Box>();
  const elements = elementsIn(scope, 'flowElements');
  for (const element of elements) {
    if (!element.$instanceOf('bpmn:FlowNode') || isElement(element['attachedToRef'])) continue;
    const hasContent = element.$instanceOf('bpmn:SubProcess') && elementsIn(element, 'flowElements').length > 0;
    const inner = hasContent ? layOutScope(element) : undefined;
    const box: Box = { element, ...sizeOf(element, inner), inner, band: bandOf(element), layer: 0, x: 0, y: 0 };
    boxes.push(box);
    boxOf.set(element, box);
  }
  const boundaries = new Map<Box, ModdleElement[]>();
  for (const element of elements) {
    const host = isElement(element['attachedToRef']) ? boxOf.get(element['attachedToRef']) : undefined;
    if (!host) continue;
    const own = boundaries.get(host);
    if (own) own.push(element);
    else boundaries.set(host, [element]);
  }
  return { boxes, boxOf, boundaries, links: elements.flatMap((flow) => linkOf(flow, boxOf)) };
}

function linkOf(flow: ModdleElement, boxOf: ReadonlyMap<ModdleElement, Box>): Link[] {
  const { sourceRef, targetRef } = flow;
  if (flow.$type !== 'bpmn:SequenceFlow' || !isElement(sourceRef) || !isElement(targetRef)) return [];
  const host = isElement(sourceRef['attachedToRef']) ? sourceRef['attachedToRef'] : undefined;
  const from = boxOf.get(host ?? sourceRef);
  const to = boxOf.get(targetRef);
  return from && to ? [{ flow, from, to, boundary: host && sourceRef, back: false, around: false, stops: [] }] : [];
}
