import { type InstanceHistory, indexModel, type Marks, marksOfIndex, type ModelIndex } from '@gongdi/bpmn';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer.js';
import { RENDERER_COLORS, resolveSvgColors } from '../diagram/colors.ts';
import { type DiagramProblem, explainProblem } from '../diagram/explain.ts';
import { flowOrder } from '../diagram/flow-order.ts';
import type { Lang } from '../kit/theme/tokens.ts';
import type { DiagramElement, ModdleElement } from '../diagram/model.ts';
import { type Canvas, service } from '../diagram/services.ts';
import { createStore } from '../diagram/store.ts';
import { translateModule } from '../diagram/translate.ts';
import { clampZoom, fitDiagram } from '../diagram/viewport.ts';
import { bakeMarks } from './paint/bake.ts';
import { Painter } from './paint/painter.ts';

export interface ViewerState {
  phase: 'empty' | 'loading' | 'ready' | 'failed';
  problem: DiagramProblem | null;
  marks: Marks | null;
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
    hovered: null,
    cursor: null,
    selected: null,
    viewport: 0,
  });

  readonly #viewer: NavigatedViewer;
  readonly #painter: Painter;
  readonly #events: ViewerEvents;
  readonly #lang: () => Lang;
  #xml: string | null = null;
  #index: ModelIndex | null = null;
  #history: InstanceHistory = {};
  #order: DiagramElement[] | null = null;
  /** The viewport is as `fit` left it: a resized canvas is fitted again. */
  #fitted = false;
  #fitting = false;
  #moved = false;
  #generation = 0;

  constructor(events: ViewerEvents, lang: () => Lang) {
    this.#events = events;
    this.#lang = lang;
    this.host.className = 'gd-viewer-canvas';
    this.#viewer = new NavigatedViewer({
      container: this.host,
      bpmnRenderer: RENDERER_COLORS,
      additionalModules: [translateModule(lang)],
    });
    this.#painter = new Painter(service(this.#viewer, 'elementRegistry'), this.#canvas);
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
    this.#order = null;
    this.#painter.reset();
    this.state.set({
      selected: null,
      hovered: null,
      cursor: null,
      marks: null,
      problem: null,
      phase: xml === null ? 'empty' : 'loading',
    });
    if (xml === null) {
      this.#viewer.clear();
      return;
    }
    try {
      await this.#import(xml);
      if (generation !== this.#generation) return;
      this.#index = indexModel(this.#viewer.getDefinitions() as ModdleElement);
      this.state.set({ phase: 'ready' });
      this.#repaint();
      this.fit();
      this.#events.ready();
    } catch (error) {
      if (generation !== this.#generation) return;
      const problem = explainProblem(error, this.#lang());
      this.#viewer.clear();
      this.state.set({ phase: 'failed', problem });
      this.#events.failed(problem);
    }
  }

  /** One import; a document without diagram information is laid out first. */
  async #import(xml: string): Promise<void> {
    try {
      await this.#viewer.importXML(xml);
    } catch (error) {
      if (explainProblem(error, 'en').code !== 'no-diagram') throw error;
      const { withDiagram } = await import('./lay-out.ts');
      const drawn = await withDiagram(xml);
      if (xml === this.#xml) await this.#viewer.importXML(drawn);
    }
  }

  /** Paints a new history over the model that is shown. Never imports. */
  mark(history: InstanceHistory): void {
    this.#history = history;
    if (this.#index) this.#repaint();
  }

  #repaint(): void {
    if (!this.#index) return;
    const marks = marksOfIndex(this.#index, this.#history);
    this.#painter.paint(marks);
    this.state.set({ marks });
  }

  element(id: string | null): DiagramElement | undefined {
    return id === null ? undefined : service(this.#viewer, 'elementRegistry').get(id);
  }

  /** Pins the details of an element and brings it into view; null unpins. */
  select(id: string | null, options: { reveal?: boolean } = {}): void {
    const element = this.element(id) ?? null;
    if (element && options.reveal) this.#reveal(element);
    service(this.#viewer, 'selection').select(element);
    this.#selected(element);
  }

  hover(id: string | null): void {
    this.state.set({ hovered: id });
  }

  /** Moves the keyboard's place along the flow. */
  step(by: 1 | -1): void {
    this.#order ??= flowOrder(service(this.#viewer, 'elementRegistry').getAll());
    if (this.#order.length === 0) return;
    const { cursor, selected } = this.state.get();
    const at = this.#order.findIndex((element) => element.id === (cursor ?? selected));
    const next = this.#order[at === -1 ? (by === 1 ? 0 : this.#order.length - 1) : at + by];
    if (!next) return;
    this.#reveal(next);
    if (selected !== null) this.select(next.id);
    this.state.set({ cursor: next.id });
  }

  /** Closes whatever details are open. */
  dismiss(): void {
    this.state.set({ hovered: null, cursor: null });
    this.select(null);
  }

  #reveal(element: DiagramElement): void {
    const root = this.#canvas.findRoot(element);
    if (root && root !== this.#canvas.getRootElement()) this.#canvas.setRootElement(root);
    this.#canvas.scrollToElement(element, 80);
  }

  /** Shows the whole diagram, and keeps showing it while the canvas is resized. */
  fit(): void {
    this.#fitting = true;
    this.#fitted = fitDiagram(this.#canvas);
    this.#fitting = false;
  }

  zoomBy(step: number): void {
    this.#canvas.zoom(clampZoom(this.#canvas.zoom() + step).zoom, 'auto');
  }

  /** The element's box relative to the canvas, in CSS pixels. */
  boxOf(id: string): { x: number; y: number; width: number; height: number } | null {
    const element = this.element(id);
    return element ? this.#canvas.getAbsoluteBBox(element) : null;
  }

  /** The diagram with its marks as SVG text, light colours. @throws Error when nothing is shown */
  async saveSVG(): Promise<string> {
    if (this.state.get().phase !== 'ready') throw new Error('no diagram to display');
    const restore = bakeMarks(this.#canvas.getContainer());
    try {
      return resolveSvgColors((await this.#viewer.saveSVG()).svg);
    } finally {
      restore();
    }
  }

  /** The canvas got another size. */
  resized(): void {
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
    const bus = service(this.#viewer, 'eventBus');
    const elementOf = (event: Record<string, unknown>): DiagramElement | null => {
      const element = event['element'] as DiagramElement | undefined;
      return element && element.parent ? (element.labelTarget ?? element) : null;
    };
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
      }
      this.state.set({ viewport: this.state.get().viewport + 1 });
    });
  }
}
