import type { LossItem, Model } from '@gongdi/bpmn';
import { describeLoss, writeModel, writeSteps } from '@gongdi/bpmn';
import { resolveSvgColors } from '../../diagram/colors.ts';
import type { DiagramProblem } from '../../diagram/explain.ts';
import { explainLater } from '../../diagram/explain-later.ts';
import type { DiagramElement } from '../../diagram/model.ts';
import { type DiagramHost, service, type Services } from '../../diagram/services.ts';
import { fitDiagram, ZOOM } from '../../diagram/viewport.ts';
import { withTimeout } from '../../kit/lazy/index.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { createModeler, type DesignerModeler, type ModelerOptions } from '../engine/modeler.ts';
import { linesAs, NEW_TEXT, type OpenedText } from './opened-text.ts';
import { processOf } from './process-of.ts';

/** Width that the palette takes at the left, in CSS pixels. */
export const PALETTE = 120;

/** What was said while a document was drawn, in the reader's language; the words for it are loaded for those few. */
export async function explainAll(said: readonly unknown[], lang: Lang): Promise<DiagramProblem[]> {
  if (said.length === 0) return [];
  try {
    const { explainDrawing } = await withTimeout(import('./explain-drawing.ts'));
    return said.map((problem) => explainDrawing(problem, lang));
  } catch {
    return Promise.all(said.map((problem) => explainLater(problem, lang)));
  }
}

/** One opened model: its tree, the engine that draws it, and the engine's element. */
export class Stage {
  readonly model: Model;
  readonly modeler: DesignerModeler;
  readonly element: HTMLElement;
  readonly warnings: readonly DiagramProblem[];
  /** How the text that it was opened from was written. */
  readonly opened: OpenedText;

  #fitted = false;
  #lost: readonly LossItem[] = [];

  private constructor(
    model: Model,
    modeler: DesignerModeler,
    element: HTMLElement,
    warnings: DiagramProblem[],
    opened: OpenedText,
  ) {
    this.model = model;
    this.opened = opened;
    this.modeler = modeler;
    this.element = element;
    this.warnings = warnings;
  }

  /**
   * Draws a model in a new element behind what is there; the caller shows it with `reveal` or drops it.
   * @throws Error of the engine when the model cannot be drawn; nothing is left behind then
   */
  static async open(host: HTMLElement, options: Omit<ModelerOptions, 'container'>, opened = NEW_TEXT): Promise<Stage> {
    const element = document.createElement('div');
    element.className = 'gd-designer-canvas';
    element.inert = true;
    host.prepend(element);
    const modeler = createModeler({ ...options, container: element });
    try {
      const { warnings } = await modeler.importDefinitions(options.model.definitions);
      const problems = await explainAll(warnings, options.lang());
      return new Stage(options.model, modeler, element, problems, opened);
    } catch (error) {
      modeler.destroy();
      element.remove();
      throw error;
    }
  }

  reveal(): void {
    this.element.inert = false;
    this.fit();
  }

  /** Stands where another version of the document stood: same view, same selection as far as there is one. */
  replace(before: Stage): void {
    const { x, y, width, height } = before.service('canvas').viewbox();
    const selected = before.selection.flatMap(({ id }) => this.find(id) ?? []);
    before.element.inert = true;
    this.element.inert = false;
    this.#fitted = true;
    this.service('canvas').resized();
    this.service('canvas').viewbox({ x, y, width, height });
    this.service('selection').select(selected);
  }

  get selection(): DiagramElement[] {
    return this.service('selection').get();
  }

  /** Shows the whole diagram beside the palette, as far as 20 % goes (specification, section 4). */
  fit(): void {
    this.#fitted = fitDiagram(this.service('canvas'), { left: PALETTE, min: ZOOM.min });
  }

  /** The canvas got another size; a diagram that never had room is fitted now. */
  resized(): void {
    this.service('canvas').resized();
    if (!this.#fitted) this.fit();
  }

  service<Name extends keyof Services>(name: Name): Services[Name] {
    return service(this.modeler as unknown as DiagramHost, name);
  }

  /** What is typed in a form but not yet written to the model. */
  readonly pending = new Set<() => void>();

  /** Finishes what is being typed: fields of the panel, the label on the canvas. */
  completeEditing(): void {
    for (const write of this.pending) write();
    const editing = this.service('directEditing');
    if (editing.isActive()) editing.complete();
  }

  /** The document as text. @throws Error when it cannot be printed */
  xml(lang: Lang): string {
    this.service('eventBus').fire('saveXML.start', { definitions: this.model.definitions });
    const written = writeModel(this.model, { allowLoss: true, indent: this.opened.indent });
    this.#lost = written.losses.slice(this.model.losses?.length ?? 0);
    if (written.xml !== undefined) return linesAs(this.opened, written.xml);
    const message = written.findings[0]?.message;
    throw new Error(lang === 'en' ? message?.en : message?.zh);
  }

  /** What the text that was printed last does not say; '' when it is whole. What no file could say was told at opening. */
  get lost(): string {
    return this.#lost.map(describeLoss).join('；');
  }

  /** The same without comparing text and tree. @throws Error when it cannot be printed */
  quickXml(): string {
    return linesAs(this.opened, this.draft(this.opened.indent));
  }

  /** The document as text for the local draft: quickly, without comparing. @throws Error when it cannot be printed */
  draft(indent?: string): string {
    const { xml } = writeModel(this.model, { allowLoss: true, unchecked: true, ...(indent ? { indent } : {}) });
    if (xml === undefined) throw new Error('no draft');
    return xml;
  }

  /** The same with rests; to be abandoned when the model changes. */
  draftSteps(rests: () => boolean): Generator<void, string, void> {
    return writeSteps(this.model, rests);
  }

  /** The drawing as SVG text, in light colours. */
  async svg(): Promise<string> {
    return resolveSvgColors((await this.modeler.saveSVG()).svg);
  }

  get process() {
    return processOf(this.modeler.getDefinitions(), this.service('canvas').getRootElement());
  }

  /** The process's name, '' when it has none. */
  get name(): string {
    return this.process?.name ?? '';
  }

  get key(): string {
    return this.process?.id ?? '';
  }

  find(id: string): DiagramElement | undefined {
    return this.service('elementRegistry').get(id);
  }

  destroy(): void {
    this.modeler.destroy();
    this.element.remove();
  }
}
