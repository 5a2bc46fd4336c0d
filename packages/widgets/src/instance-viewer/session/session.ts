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
import { RENDERER_COLORS, resolveSvgColors } from '../../diagram/colors.ts';
import type { DiagramProblem } from '../../diagram/explain.ts';
import { explainLater } from '../../diagram/explain-later.ts';
import { extentOf } from '../../diagram/extent.ts';
import { type Direction, type Place, walkDiagram } from '../../diagram/traverse/walk.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { type DiagramElement, listOf, type ModdleElement } from '../../diagram/model.ts';
import { type Canvas, service } from '../../diagram/services.ts';
import { createStore } from '../../diagram/store.ts';
import { openDrawnModule } from '../../diagram/open-drawn.ts';
import { NO_DIAGRAM } from '../../diagram/text/no-diagram.ts';
import { translateModule } from '../../diagram/translate.ts';
import { clampZoom, fitDiagram, frameAround, nextZoom, reveal } from '../../diagram/viewport.ts';
import { HeatPainter } from '../paint/heat-painter.ts';
import { lighten } from '../paint/lighten.ts';
import { Painter } from '../paint/painter.ts';
import { sameHistory } from './data.ts';
import { historyOf } from './history-of.ts';
import { MarkView } from './mark-view.ts';
import type { ViewerData } from '../host/props.ts';
import { followTouch } from './touch.ts';

export interface ViewerState {
  phase: 'empty' | 'loading' | 'ready' | 'failed';
  problem: DiagramProblem | null;
  /** The painted marks: the current ones, or those of the instant `at`. */
  marks: Marks | null;
  /** The current marks. */
  full: Marks | null;
  /** The replayed instant, epoch milliseconds; null: the current state. */
  at: number | null;
  /** The shown instant, or when the current marks were painted: the end of visits that are still open. */
  now: number;
  /** Distribution of time, while it is shown. */
  heat: Heat | null;
  variables: readonly HistoryVariable[];
  comments: readonly HistoryComment[];
  /** Id of the element under the pointer. */
  hovered: string | null;
  /** Id of the element at the keyboard cursor; a move of the pointer clears it. */
  cursor: string | null;
  /** Id of the element whose details are pinned. */
  selected: string | null;
  /** Increases with every move of the viewport, so that content beside elements is placed again. */
  viewport: number;
}

export interface ViewerEvents {
  ready(): void;
  select(element: DiagramElement | null): void;
  failed(problem: DiagramProblem): void;
}

/** Width of the area at the right that the buttons cover, CSS pixels. */
const CONTROLS = 36;
const NONE: readonly never[] = [];
/** Event priority before all listeners of the engine that read the size of the drawing. */
const FIRST = 5000;

/**
 * One diagram with its marks. The model is imported once per XML; a new history changes only the differences.
 * Everything beside the canvas is rendered from `state`.
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
  /** Whether the viewport is unchanged since `fit`: then a resized canvas is fitted again. */
  #fitted = false;
  #fitting = false;
  /** Size of the canvas at the last fit or resize, in CSS pixels. */
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

  /** Shows a model; the same text again does nothing. A later call cancels an earlier one. */
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
      // elements beside the canvas get their space in a microtask; an earlier fit would lay out all names twice
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

  /** Imports a document; one without diagram information is laid out first. */
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

  /** Shows an instance: imports its model unless it is already shown, and paints the differences. */
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

  /** Shows the marks at an instant; null shows the current marks. */
  replay(at: number | null): void {
    this.#marks.replay(at);
  }

  /** Shows the distribution of time in place of states; outlines and badges still show states. */
  setHeat(shown: boolean): void {
    this.#marks.setHeat(shown);
  }

  /** Writes the texts on the drawing again after a change of the language. */
  relabel(): void {
    this.#marks.relabel();
  }

  element(id: string | null): DiagramElement | undefined {
    return id === null ? undefined : service(this.#viewer, 'elementRegistry').get(id);
  }

  /** Name of the shown process or its pool; null if it has none. */
  get title(): string | null {
    if (this.state.get().phase !== 'ready') return null;
    const root = this.#canvas.getRootElements()[0]?.businessObject;
    const named = [root, ...listOf(root, 'participants')].find((element) => element?.name?.trim());
    return named?.name?.trim() ?? null;
  }

  /** Pins the details of an element, and with `reveal` scrolls it into view; null unpins. */
  select(id: string | null, options: { reveal?: boolean } = {}): void {
    const element = this.element(id) ?? null;
    if (element && options.reveal) reveal(this.#canvas, element);
    service(this.#viewer, 'selection').select(element);
    this.#selected(element);
  }

  hover(id: string | null): void {
    this.state.set({ hovered: id });
  }

  /** Moves the keyboard cursor one step; at a branch it stops on one of the flows. */
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

  /** Moves the keyboard cursor to an element and scrolls it into view. */
  point(id: string): void {
    const element = this.element(id);
    if (!element) return;
    reveal(this.#canvas, element);
    if (this.state.get().selected !== null) this.select(id);
    this.state.set({ cursor: id });
  }

  /** Position of the keyboard cursor among several flows, counted from one; null when it is not at a branch. */
  get choice(): { at: number; count: number } | null {
    const { cursor } = this.state.get();
    const at = this.#place?.choices.findIndex(({ id }) => id === cursor) ?? -1;
    return at === -1 ? null : { at: at + 1, count: this.#place?.choices.length ?? 0 };
  }

  /** Returns all drawn elements. */
  elements(): DiagramElement[] {
    return service(this.#viewer, 'elementRegistry').getAll();
  }

  /** Moves the focus to the canvas. */
  focus(): void {
    this.#canvas.focus();
  }

  /** Closes open details. */
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
    // `#frame` set the transform without the engine: this event updates the engine's overlays.
    if (options.nearly)
      service(this.#viewer, 'eventBus').fire('canvas.viewbox.changed', { viewbox: this.#canvas.viewbox() });
    this.#fitting = false;
    this.#tellFitted();
  }

  /** Sets the transform of `fit` as far as the model tells: parts drawn outside of bounds need a layout. */
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
   * While the whole diagram is in view, a finger scrolls the page; otherwise it moves the diagram. Set before the
   * diagram is drawn, because a change restyles everything that is drawn.
   */
  #tellFitted(): void {
    this.host.toggleAttribute('data-fitted', this.#fitted || this.state.get().phase === 'loading');
  }

  zoomBy(step: number): void {
    this.#canvas.zoom(clampZoom(nextZoom(this.#canvas.zoom(), step)).zoom, 'auto');
  }

  /** Returns the element's box relative to the canvas, in CSS pixels. */
  boxOf(id: string): { x: number; y: number; width: number; height: number } | null {
    const element = this.element(id);
    return element ? this.#canvas.getAbsoluteBBox(element) : null;
  }

  /** Returns the diagram with its marks as SVG text in light colours. @throws Error when nothing is shown */
  async saveSVG(): Promise<string> {
    if (this.state.get().phase !== 'ready') throw new Error(NO_DIAGRAM.en);
    const { bakeMarks } = await import('../paint/bake.ts');
    // Scale 1, so that badges are drawn: a picture may be viewed enlarged.
    this.#painter.scaled(1);
    const restore = bakeMarks(this.#canvas.getContainer());
    try {
      return resolveSvgColors((await this.#viewer.saveSVG()).svg);
    } finally {
      restore();
    }
  }

  /** Attaches the canvas to the page. A diagram is ready only once it is attached. */
  attach(stage: HTMLElement): void {
    stage.prepend(this.host);
    this.resized();
    this.#attach();
  }

  /** Called when the size of the canvas has changed. */
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
    // The size is read here because nothing has to be laid out yet.
    bus.on('import.render.start', () => (this.#size = this.#canvas.getSize()));
    // All elements are drawn, but not laid out yet. With marks and frame set now, the diagram is styled and laid out
    // only once. An implicit root has no model.
    bus.on('root.set', FIRST, ({ element }) => {
      const root = element as DiagramElement;
      if (root.businessObject === undefined || this.state.get().phase !== 'loading' || this.#index) return;
      this.#frame(root);
      this.#takeModel();
    });
    // Another plane of the same model was opened; its content may lie anywhere.
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
