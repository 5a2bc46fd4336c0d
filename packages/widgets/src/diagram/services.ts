import type { DiagramElement, ModdleElement, Point, Rect } from './model.ts';

/** A bundle of engine services, as `additionalModules` takes it. */
export type EngineModule = Record<string, unknown>;

export interface EventBusEvent {
  type: string;
  [key: string]: unknown;
}

export type EventListener = (event: EventBusEvent) => unknown;

export interface EventBus {
  on(events: string | string[], listener: EventListener): void;
  on(events: string | string[], priority: number, listener: EventListener): void;
  once(events: string | string[], listener: EventListener): void;
  off(events: string | string[], listener: EventListener): void;
  fire(type: string, payload?: Record<string, unknown>): unknown;
}

export interface Canvas {
  getContainer(): HTMLElement;
  getRootElement(): DiagramElement;
  getRootElements(): DiagramElement[];
  setRootElement(root: DiagramElement): DiagramElement;
  findRoot(element: DiagramElement | string): DiagramElement | undefined;
  getGraphics(element: DiagramElement | string): SVGElement | undefined;
  addMarker(element: DiagramElement | string, marker: string): void;
  removeMarker(element: DiagramElement | string, marker: string): void;
  hasMarker(element: DiagramElement | string, marker: string): boolean;
  zoom(): number;
  zoom(scale: number | 'fit-viewport', center?: Point | 'auto'): number;
  viewbox(): Rect & { scale: number; inner: Rect; outer: Rect };
  viewbox(box: Rect): Rect & { scale: number };
  scroll(delta?: { dx: number; dy: number }): Point;
  scrollToElement(element: DiagramElement | string, padding?: number): void;
  getAbsoluteBBox(element: DiagramElement): Rect;
  focus(): void;
  isFocused(): boolean;
  resized(): void;
}

export interface ElementRegistry {
  get(idOrGraphics: string | Element): DiagramElement | undefined;
  getAll(): DiagramElement[];
  filter(predicate: (element: DiagramElement) => boolean): DiagramElement[];
  forEach(visit: (element: DiagramElement, graphics: SVGElement) => void): void;
  getGraphics(idOrElement: string | DiagramElement): SVGElement | undefined;
}

export interface Selection {
  get(): DiagramElement[];
  select(elements: DiagramElement | DiagramElement[] | null, add?: boolean): void;
  deselect(element: DiagramElement): void;
  isSelected(element: DiagramElement): boolean;
}

export interface CommandStack {
  execute(command: string, context: Record<string, unknown>): void;
  registerHandler(command: string, handler: new (...args: never[]) => unknown): void;
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): void;
  redo(): void;
  clear(emit?: boolean): void;
}

export interface Modeling {
  updateProperties(element: DiagramElement, properties: Record<string, unknown>): void;
  updateModdleProperties(element: DiagramElement, moddle: ModdleElement, properties: Record<string, unknown>): void;
  updateLabel(element: DiagramElement, label: string): void;
  removeElements(elements: DiagramElement[]): void;
  setColor(elements: DiagramElement[], colors: { fill?: string; stroke?: string }): void;
}

export interface AlignElements {
  trigger(elements: DiagramElement[], type: string): void;
}

export interface BpmnFactory {
  create(type: string, properties?: Record<string, unknown>): ModdleElement;
}

export interface Moddle {
  create(type: string, properties?: Record<string, unknown>): ModdleElement;
  createAny(name: string, uri: string, properties?: Record<string, unknown>): ModdleElement;
  fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: ImportWarning[] }>;
  toXML(element: ModdleElement, options?: { format?: boolean; preamble?: boolean }): Promise<{ xml: string }>;
  ids: { assigned(id: string): unknown; nextPrefixed(prefix: string, element: ModdleElement): string };
}

export interface ImportWarning {
  message: string;
  error?: Error;
  element?: ModdleElement;
  line?: number;
  column?: number;
}

/** Engine services by their injected name, for the ones that the widgets use. */
export interface Services {
  alignElements: AlignElements;
  bpmnFactory: BpmnFactory;
  canvas: Canvas;
  commandStack: CommandStack;
  directEditing: { isActive(): boolean; complete(): void; cancel(): void };
  elementRegistry: ElementRegistry;
  eventBus: EventBus;
  moddle: Moddle;
  keyboard: { bind(): void; unbind(): void };
  modeling: Modeling;
  selection: Selection;
  toggleMode: { toggleMode(active: boolean): void };
  zoomScroll: { toggle(enabled?: boolean): void };
}

export interface DiagramHost {
  get(name: string): unknown;
}

/** A service of a viewer or modeler, typed. */
export function service<Name extends keyof Services>(diagram: DiagramHost, name: Name): Services[Name] {
  return diagram.get(name) as Services[Name];
}
