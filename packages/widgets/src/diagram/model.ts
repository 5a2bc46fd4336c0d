/**
 * The parts of diagram-js and moddle objects that the widgets use. Both libraries type them as `any`; these narrow
 * types keep the code strictly typed.
 */
export interface ModdleElement {
  $type: string;
  $parent?: ModdleElement;
  $attrs: Record<string, unknown>;
  /** Child elements that no descriptor defines. */
  $children?: ModdleElement[];
  $body?: string;
  id?: string;
  name?: string;
  $instanceOf(type: string): boolean;
  get(property: string): unknown;
  set(property: string, value: unknown): void;
}

export interface DiagramElement {
  id: string;
  type: string;
  businessObject: ModdleElement;
  di?: ModdleElement;
  parent?: DiagramElement;
  children?: DiagramElement[];
  labelTarget?: DiagramElement;
  label?: DiagramElement;
  labels?: DiagramElement[];
  incoming: DiagramElement[];
  outgoing: DiagramElement[];
  source?: DiagramElement;
  target?: DiagramElement;
  waypoints?: Point[];
  host?: DiagramElement;
  /** Boundary events attached to this element. */
  attachers?: DiagramElement[];
  hidden?: boolean;
  isFrame?: boolean;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** Returns whether a business object (or that of an element) has this BPMN type. */
export function isType(target: ModdleElement | DiagramElement, type: string): boolean {
  const businessObject = 'businessObject' in target ? target.businessObject : target;
  return typeof businessObject.$instanceOf === 'function' && businessObject.$instanceOf(type);
}

export const isAnyType = (target: ModdleElement | DiagramElement, types: readonly string[]): boolean =>
  types.some((type) => isType(target, type));

/** Returns a moddle list property; an absent list is empty. */
export function listOf(element: ModdleElement | undefined, property: string): ModdleElement[] {
  const value = element?.get(property);
  return Array.isArray(value) ? (value as ModdleElement[]) : [];
}

/** Returns a moddle property that refers to or contains one element. */
export function childOf(element: ModdleElement | undefined, property: string): ModdleElement | undefined {
  const value = element?.get(property);
  return value !== null && typeof value === 'object' ? (value as ModdleElement) : undefined;
}

/** Returns a text property; '' for anything that is not text. */
export function textOf(element: ModdleElement | undefined, property: string): string {
  const value = element?.get(property);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
