import {
  type Heat,
  type HistoryComment,
  type HistoryVariable,
  indexModel,
  type Marks,
  marksOfIndex,
  type ModelIndex,
} from '@gongdi/bpmn';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer.js';
import { RENDERER_COLORS, resolveSvgColors } from '../diagram/colors.ts';
import type { DiagramProblem } from '../diagram/explain.ts';
import { explainLater } from '../diagram/explain-later.ts';
import { extentOf } from '../diagram/extent.ts';
import { type Direction, type Place, walkDiagram } from '../diagram/traverse/walk.ts';
import type { Lang } from '../kit/theme/tokens.ts';
import { type DiagramElement, listOf, type ModdleElement } from '../diagram/model.ts';
import { type Canvas, service } from '../diagram/services.ts';
import { createStore } from '../diagram/store.ts';
import { openDrawnModule } from '../diagram/open-drawn.ts';
import { NO_DIAGRAM } from '../diagram/text/no-diagram.ts';
import { translateModule } from '../diagram/translate.ts';
import { clampZoom, fitDiagram, frameAround, nextZoom, reveal } from '../diagram/viewport.ts';
import { HeatPainter } from './paint/heat-painter.ts';
import { lighten } from './paint/lighten.ts';
import { Painter } from './paint/painter.ts';
import { sameHistory } from './data.ts';
import { historyOf } from './history-of.ts';
import { MarkView } from './mark-view.ts';
import type { ViewerData } from './props.ts';
import { followTouch } from './touch.ts';

export interface ViewerState {
  phase: 'empty' | 'loading' | 'ready' | 'failed';
  problem: DiagramProblem | null;
  /** What is shown: the marks of now, or of the instant `at`. */
  marks: Marks | null;
  /** The marks of now. */
  full: Marks | null;
  /** Instant that is replayed, epoch milliseconds; null for now. */
  at: number | null;
  /** The instant that is shown, or when the marks of now were painted: the end of what is still open. */
  now: number;
  /** Where the time went, while that is shown. */
  heat: Heat | null;
  variables: readonly HistoryVariable[];
  comments: readonly HistoryComment[];
  /** Id of the element under the pointer. */
  hovered: string | null;
  /** Id of the element that the keyboard is on; a moved pointer takes over. */
  cursor: string | null;
  /** Id of the element whose details are pinned. */
  selected: string | null;
  /** Grows with every move of the viewport: what is placed beside elements follows. */
  viewport: number;
}

export interface ViewerEvents {
  ready(): void;
  select(element: DiagramElement | null): void;
  failed(problem: DiagramProblem): void;
}

/** CSS pixels at the right that the buttons lie over. */
const CONTROLS = 36;
const NONE: readonly never[] = [];
/** Before any listener of the engine that asks for the size of the drawing. */
const FIRST = 5000;

/**
 * One diagram with its marks. The model is imported once per XML; a new history changes only what differs.
 * Everything that people see beside the canvas follows `state`.
 */
export class ViewerSession {
  /** The engine's element; stays the same for the life of the session. */
  readonly host = document.createElement('div');
  readonly state = createStore<ViewerState>({
    phase: 'empty',
    problem: null,
    marks: null,
    full: null,
    at: null,
    now: 0,
    heat: null,
    variables: [],
    comments: [],
    hovered: null,
    cursor: null,
    selected: null,
    viewport: 0,
  });

  readonly #viewer: NavigatedViewer;
  readonly #painter: Painter;
  readonly #marks: MarkView;
  readonly #events: ViewerEvents;
  readonly #lang: () => Lang;
  #xml: string | null = null;
  #index: ModelIndex | null = null;
  #data: ViewerData = {};
  #place: Place | null = null;
  /** The viewport is as `fit` left it: a resized canvas is fitted again. */
  #fitted = false;
  #fitting = false;
  /** Of the canvas when it was fitted or resized last, in CSS pixels. */
  #size = { width: 0, height: 0 };
  #moved = false;
  #generation = 0;
  #attach: () => void = () => {};
  readonly #attached = new Promise<void>((resolve) => (this.#attach = resolve));

  constructor(events: ViewerEvents, lang: () => Lang) {
    this.#events = events;
    this.#lang = lang;
    this.host.className = 'gd-viewer-canvas';
    this.#viewer = new NavigatedViewer({
      container: this.host,
      bpmnRenderer: RENDERER_COLORS,
      additionalModules: [openDrawnModule, translateModule(lang)],
    });
    const registry = service(this.#viewer, 'elementRegistry');
    this.#painter = new Painter(registry, lighten(this.#viewer, this.host));
    this.#marks = new MarkView(this.#painter, new HeatPainter(registry, lang), (shown) => this.state.set(shown));
    this.#listen();
  }

  get #canvas(): Canvas {
    return service(this.#viewer, 'canvas');
  }

  /** Shows a model; the same text again does nothing. A later call overtakes an earlier one. */
  async open(xml: string | null): Promise<void> {
    if (xml === this.#xml) return;
    this.#xml = xml;
    const generation = (this.#generation += 1);
    this.#index = null;
    this.#place = null;
    this.#marks.reset();
    const phase = xml === null ? 'empty' : 'loading';
    this.state.set({ selected: null, hovered: null, cursor: null, problem: null, phase });
    this.#tellFitted();
    if (xml === null) return this.#viewer.clear();
    try {
      await this.#import(xml);
      if (generation !== this.#generation) return;
      if (!this.#index) this.#takeModel();
      this.state.set({ phase: 'ready' });
      // what appears beside the canvas takes its room in a microtask: fitting costs a layout of all names
      await Promise.resolve();
      if (generation !== this.#generation) return;
      this.fit({ nearly: true });
      await this.#attached;
      if (generation === this.#generation) this.#events.ready();
    } catch (error) {
      const problem = await explainLater(error, this.#lang());
      if (generation !== this.#generation) return;
      this.#viewer.clear();
      this.state.set({ phase: 'failed', problem });
      this.#tellFitted();
      this.#events.failed(problem);
    }
  }

  #takeModel(): void {
    this.#index = indexModel(this.#viewer.getDefinitions() as ModdleElement);
    this.#repaint();
  }

  /** One import; a document without diagram information is laid out first. */
  async #import(xml: string): Promise<void> {
    try {
      await this.#viewer.importXML(xml);
    } catch (error) {
      if (!(error instanceof Error && error.message === NO_DIAGRAM.en)) throw error;
      const { withDiagram } = await import('./lay-out.ts');
      const drawn = await withDiagram(xml);
      if (xml === this.#xml) await this.#viewer.importXML(drawn);
    }
  }

  /** Shows an instance: imports its model unless it is the one that is shown, and paints what differs. */
  feed(data: ViewerData): Promise<void> {
    const before = this.#data;
    this.#data = data;
    const opened = this.open(data.xml ?? data.view?.bpmnXml ?? null);
    this.state.set({ variables: data.variables ?? NONE, comments: data.comments ?? NONE });
    if (!sameHistory(before, data)) this.#repaint();
    return opened;
  }

  #repaint(): void {
    if (this.#index) this.#marks.show(marksOfIndex(this.#index, historyOf(this.#data)));
  }

  /** Shows the marks as they were at an instant; null shows those of now. */
  replay(at: number | null): void {
    this.#marks.replay(at);
  }

  /** Shows where the time went instead of states; states stay on the outlines and badges. */
  setHeat(shown: boolean): void {
    this.#marks.setHeat(shown);
  }

  /** The language has changed: what is written on the drawing is written anew. */
  relabel(): void {
    this.#marks.relabel();
  }

  element(id: string | null): DiagramElement | undefined {
    return id === null ? undefined : service(this.#viewer, 'elementRegistry').get(id);
  }

  /** Name of the process that is shown, or of the pool's; null without one. */
  get title(): string | null {
    if (this.state.get().phase !== 'ready') return null;
    const root = this.#canvas.getRootElements()[0]?.businessObject;
    const named = [root, ...listOf(root, 'participants')].find((element) => element?.name?.trim());
    return named?.name?.trim() ?? null;
  }

  /** Pins the details of an element and brings it into view; null unpins. */
  select(id: string | null, options: { reveal?: boolean } = {}): void {
    const element = this.element(id) ?? null;
    if (element && options.reveal) reveal(this.#canvas, element);
    service(this.#viewer, 'selection').select(element);
    this.#selected(element);
  }

  hover(id: string | null): void {
    this.state.set({ hovered: id });
  }

  /** Moves the keyboard's place one step; where several flows meet it stops on one of them. */
  walk(direction: Direction): void {
    const { cursor, selected } = this.state.get();
    const element = this.element(cursor ?? selected);
    const from = element && (this.#place?.element === element ? this.#place : { element, choices: [] });
    const next = walkDiagram(this.elements(), from, direction);
    if (!next) return;
    this.#place = next;
    reveal(this.#canvas, next.element);
    if (selected !== null) this.select(next.element.id);
    this.state.set({ cursor: next.element.id });
  }

  /** Puts the keyboard's place on an element and brings it into view. */
  point(id: string): void {
    const element = this.element(id);
    if (!element) return;
    reveal(this.#canvas, element);
    if (this.state.get().selected !== null) this.select(id);
    this.state.set({ cursor: id });
  }

  /** Which of several flows the keyboard is on, counted from one; null when it is not at a branch. */
  get choice(): { at: number; count: number } | null {
    const { cursor } = this.state.get();
    const at = this.#place?.choices.findIndex(({ id }) => id === cursor) ?? -1;
    return at === -1 ? null : { at: at + 1, count: this.#place?.choices.length ?? 0 };
  }

  /** Everything that is drawn. */
  elements(): DiagramElement[] {
    return service(this.#viewer, 'elementRegistry').getAll();
  }

  /** Gives the canvas the focus. */
  focus(): void {
    this.#canvas.focus();
  }

  /** Closes whatever details are open. */
  dismiss(): void {
    this.state.set({ hovered: null, cursor: null });
    this.select(null);
  }

  /** Shows the whole diagram, and keeps showing it while the canvas is resized. */
  fit(options: { nearly?: boolean } = {}): void {
    this.#fitting = true;
    this.#size = this.#canvas.getSize();
    this.#canvas.resized();
    this.#fitted = fitDiagram(this.#canvas, { ...options, right: CONTROLS });
    // The drawing was framed without the engine's knowledge (`#frame`): what lies over it goes there now.
    if (options.nearly)
      service(this.#viewer, 'eventBus').fire('canvas.viewbox.changed', { viewbox: this.#canvas.viewbox() });
    this.#fitting = false;
    this.#tellFitted();
  }

  /** Where `fit` will show it, as far as the model tells: what is drawn beyond its bounds is known after a layout only. */
  #frame({ children = [] }: DiagramElement): void {
    const extent = extentOf(children);
    const frame = extent && frameAround(extent, this.#size, { right: CONTROLS });
    if (!frame) return;
    const scale = this.#size.width / frame.width;
    this.#painter.scaled(scale);
    const place = `scale(${scale}) translate(${-frame.x} ${-frame.y})`;
    this.host.querySelector('.viewport')?.setAttribute('transform', place);
  }

  /**
   * With the whole diagram in view a finger scrolls the page past it; otherwise it moves the diagram. Said before it is
   * drawn, as it will be: all that is drawn is styled anew when it changes.
   */
  #tellFitted(): void {
    this.host.toggleAttribute('data-fitted', this.#fitted || this.state.get().phase === 'loading');
  }

  zoomBy(step: number): void {
    this.#canvas.zoom(clampZoom(nextZoom(this.#canvas.zoom(), step)).zoom, 'auto');
  }

  /** The element's box relative to the canvas, in CSS pixels. */
  boxOf(id: string): { x: number; y: number; width: number; height: number } | null {
    const element = this.element(id);
    return element ? this.#canvas.getAbsoluteBBox(element) : null;
  }

  /** The diagram with its marks as SVG text, light colours. @throws Error when nothing is shown */
  async saveSVG(): Promise<string> {
    if (this.state.get().phase !== 'ready') throw new Error(NO_DIAGRAM.en);
    const { bakeMarks } = await import('./paint/bake.ts');
    // A picture is looked at closer.
    this.#painter.scaled(1);
    const restore = bakeMarks(this.#canvas.getContainer());
    try {
      return resolveSvgColors((await this.#viewer.saveSVG()).svg);
    } finally {
      restore();
    }
  }

  /** Puts the canvas into the page. A diagram is ready when it can be seen. */
  attach(stage: HTMLElement): void {
    stage.prepend(this.host);
    this.resized();
    this.#attach();
  }

  /** The canvas got another size. */
  resized(): void {
    const { width, height } = this.#canvas.getSize();
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#canvas.resized();
    if ((this.#fitted || !this.#moved) && this.state.get().phase === 'ready') this.fit();
  }

  destroy(): void {
    this.#generation += 1;
    this.#viewer.destroy();
  }

  #selected(element: DiagramElement | null): void {
    const id = element?.id ?? null;
    if (this.state.get().selected === id) return;
    this.state.set({ selected: id });
    this.#events.select(element);
  }

  #listen(): void {
    followTouch(this.host, this.#canvas);
    const bus = service(this.#viewer, 'eventBus');
    const elementOf = (event: Record<string, unknown>): DiagramElement | null => {
      const element = event['element'] as DiagramElement | undefined;
      return element && element.parent ? (element.labelTarget ?? element) : null;
    };
    // Asked for while there is nothing to lay out.
    bus.on('import.render.start', () => (this.#size = this.#canvas.getSize()));
    // All is drawn and nothing laid out yet: marked and framed now, the diagram is styled and laid out once. An implicit
    // root has no model.
    bus.on('root.set', FIRST, ({ element }) => {
      const root = element as DiagramElement;
      if (root.businessObject === undefined || this.state.get().phase !== 'loading' || this.#index) return;
      this.#frame(root);
      this.#takeModel();
    });
    // Another plane of the same model: its content lies anywhere.
    bus.on('root.set', () => {
      if (this.state.get().phase === 'ready') this.fit();
    });
    bus.on('canvas.viewbox.changed', ({ viewbox }) => this.#painter.scaled((viewbox as { scale: number }).scale));
    bus.on('element.hover', (event) => this.hover(elementOf(event)?.id ?? null));
    bus.on('element.out', () => this.hover(null));
    this.host.addEventListener('pointermove', () => this.state.set({ cursor: null }));
    bus.on('element.click', (event) => {
      this.#selected(elementOf(event));
    });
    bus.on(['canvas.viewbox.changed', 'root.set'], () => {
      if (!this.#fitting) {
        this.#moved = this.state.get().phase === 'ready';
        this.#fitted = false;
        this.#tellFitted();
      }
      this.state.set({ viewport: this.state.get().viewport + 1 });
    });
  }
}
