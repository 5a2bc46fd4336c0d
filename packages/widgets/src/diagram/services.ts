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
  /** Returns a layer of the drawing, created on the first call; only the diagram's own layer is exported. */
  getLayer(name: string, index?: number): SVGElement;
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
  scrollToElement(
    element: DiagramElement | string,
    padding?: number | { top: number; right: number; bottom: number; left: number },
  ): void;
  getAbsoluteBBox(element: DiagramElement): Rect;
  focus(): void;
  isFocused(): boolean;
  /** In CSS pixels. */
  getSize(): { width: number; height: number };
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

/** Creates the elements that the canvas draws. */
export interface ElementFactory {
  createShape(attributes: Record<string, unknown>): DiagramElement;
  createConnection(attributes: Record<string, unknown>): DiagramElement;
}

export interface Modeling {
  createShape(
    shape: DiagramElement,
    place: Point | Rect,
    target: DiagramElement,
    hints?: { attach?: boolean },
  ): DiagramElement;
  createElements(elements: DiagramElement[], position: Point, target: DiagramElement): DiagramElement[];
  createConnection(
    source: DiagramElement,
    target: DiagramElement,
    connection: DiagramElement,
    parent: DiagramElement,
  ): DiagramElement;
  connect(source: DiagramElement, target: DiagramElement, attributes?: Record<string, unknown>): DiagramElement;
  updateProperties(element: DiagramElement, properties: Record<string, unknown>): void;
  updateModdleProperties(element: DiagramElement, moddle: ModdleElement, properties: Record<string, unknown>): void;
  updateLabel(element: DiagramElement, label: string): void;
  moveElements(elements: DiagramElement[], delta: Point, parent?: DiagramElement): void;
  removeElements(elements: DiagramElement[]): void;
  setColor(elements: DiagramElement[], colors: { fill?: string; stroke?: string }): void;
}

export interface AlignElements {
  trigger(elements: DiagramElement[], type: string): void;
}

export interface EditorActions {
  trigger(action: string, options?: Record<string, unknown>): unknown;
  isRegistered(action: string): boolean;
}

export interface PopupMenu {
  /** @param position client coordinates */
  open(
    target: DiagramElement | DiagramElement[],
    provider: string,
    position: Point & { cursor?: Point },
    options?: { title?: string; width?: string; search?: boolean },
  ): void;
  isEmpty(target: DiagramElement | DiagramElement[], provider: string): boolean;
  registerProvider(id: string, priority: number, provider: object): void;
  /** Executes the action of an entry. */
  trigger(event: Event, entry?: object, action?: string): void;
  isOpen(): boolean;
  close(): void;
}

export interface ContextPad {
  getEntries(target: DiagramElement): Record<string, unknown>;
  isOpen(): boolean;
  open(target: DiagramElement | DiagramElement[], force?: boolean): void;
  close(): void;
}

/** Copied elements of the engine: descriptors of elements by depth. */
export type CopyTree = Record<string, { id: string; businessObject?: ModdleElement; [member: string]: unknown }[]>;

export interface CopyPaste {
  copy(elements: DiagramElement[], hints?: { clip?: boolean }): CopyTree;
  /** Without element and point, the copies follow the pointer until the next click. */
  paste(context: { tree?: CopyTree; element?: DiagramElement; point?: Point; hints?: object }): DiagramElement[];
}

export interface BpmnFactory {
  create(type: string, properties?: Record<string, unknown>): ModdleElement;
}

export interface ModdleCopy {
  copyElement(source: ModdleElement, target: ModdleElement, names?: string[] | null, clone?: boolean): ModdleElement;
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

/** @returns the main part of the drawing */
export type DrawElement = (parent: SVGElement, element: DiagramElement, attributes?: object) => SVGElement;

/** Engine services by their injected name; only those that the widgets use. */
export interface Services {
  alignElements: AlignElements;
  /** Menus of all elements, loaded when opened (`process-designer/engine/any-element.ts`). */
  anyElement: {
    /** Called once, before the first menu opens. */
    prepare?: () => Promise<void>;
    openCreate(at: Point): Promise<void>;
    openAppend(element: DiagramElement, at: Point): Promise<void>;
  };
  bpmnFactory: BpmnFactory;
  /** Functions that draw elements, by type. */
  bpmnRenderer: { handlers: Record<string, DrawElement> };
  canvas: Canvas;
  commandStack: CommandStack;
  contextPad: ContextPad;
  copyPaste: CopyPaste;
  /** Creates an element chosen in a menu: a drag that only a pointer can end. */
  create: { start(event: unknown, elements: DiagramElement | DiagramElement[], context?: object): void };
  directEditing: { isActive(): boolean; complete(): void; cancel(): void };
  /** What the pointer drags; null: nothing. */
  dragging: { context(): object | null };
  editorActions: EditorActions;
  elementFactory: ElementFactory;
  elementRegistry: ElementRegistry;
  eventBus: EventBus;
  moddle: Moddle;
  moddleCopy: ModdleCopy;
  keyboard: {
    bind(): void;
    unbind(): void;
    addListener(priority: number, listener: EventListener): void;
    removeListener(listener: EventListener): void;
  };
  modeling: Modeling;
  mouse: { getLastMoveEvent(): MouseEvent };
  popupMenu: PopupMenu;
  rules: { allowed(rule: string, context: Record<string, unknown>): unknown };
  selection: Selection;
  translate: (template: string, replacements?: Record<string, string>) => string;
  toggleMode: { toggleMode(active: boolean): void };
  zoomScroll: { toggle(enabled?: boolean): void };
}

export interface DiagramHost {
  get(name: string): unknown;
}

/** Returns a service of a viewer or modeler, typed. */
export function service<Name extends keyof Services>(diagram: DiagramHost, name: Name): Services[Name] {
  return diagram.get(name) as Services[Name];
}
