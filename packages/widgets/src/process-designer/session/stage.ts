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

/** Width of the palette at the left, in CSS pixels. */
export const PALETTE = 120;

/**
 * Explains the problems of drawing a document in the user's language; the texts are loaded only if there are problems.
 */
export async function explainAll(warnings: readonly unknown[], lang: Lang): Promise<DiagramProblem[]> {
  if (warnings.length === 0) return [];
  try {
    const { explainDrawing } = await withTimeout(import('./explain-drawing.ts'));
    return warnings.map((problem) => explainDrawing(problem, lang));
  } catch {
    return Promise.all(warnings.map((problem) => explainLater(problem, lang)));
  }
}

/** One opened model: its tree, the engine that draws it, and the engine's element. */
export class Stage {
  readonly model: Model;
  readonly modeler: DesignerModeler;
  readonly element: HTMLElement;
  readonly warnings: readonly DiagramProblem[];
  /** Text format of the opened document. */
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
   * Draws a model in a new element behind the current one; the caller shows it with `reveal` or destroys it.
   * @throws Error of the engine when the model cannot be drawn; no element is left behind then
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

  /**
   * Replaces another version of the document on the screen: same view, and same selection as far as its elements exist.
   */
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

  /** Shows the whole diagram beside the palette, zoomed out to 20 % at most (designer specification, section 4). */
  fit(): void {
    this.#fitted = fitDiagram(this.service('canvas'), { left: PALETTE, min: ZOOM.min });
  }

  /** Called when the size of the canvas has changed; a diagram that had no space before is fitted now. */
  resized(): void {
    this.service('canvas').resized();
    if (!this.#fitted) this.fit();
  }

  service<Name extends keyof Services>(name: Name): Services[Name] {
    return service(this.modeler as unknown as DiagramHost, name);
  }

  /** Functions that write form input which is not in the model yet. */
  readonly pending = new Set<() => void>();

  /** Completes input that is being typed: fields of the panel, the label on the canvas. */
  completeEditing(): void {
    for (const write of this.pending) write();
    const editing = this.service('directEditing');
    if (editing.isActive()) editing.complete();
  }

  /** Returns the document as text. @throws Error when it cannot be printed */
  xml(lang: Lang): string {
    this.service('eventBus').fire('saveXML.start', { definitions: this.model.definitions });
    const written = writeModel(this.model, { allowLoss: true, indent: this.opened.indent });
    this.#lost = written.losses.slice(this.model.losses?.length ?? 0);
    if (written.xml !== undefined) return linesAs(this.opened, written.xml);
    const message = written.findings[0]?.message;
    throw new Error(lang === 'en' ? message?.en : message?.zh);
  }

  /** Losses of the last printed text; '' when there are none. Losses of the read file were reported at opening. */
  get lost(): string {
    return this.#lost.map(describeLoss).join('；');
  }

  /** Same as `xml`, without the comparison of text and tree. @throws Error when it cannot be printed */
  quickXml(): string {
    return linesAs(this.opened, this.draft(this.opened.indent));
  }

  /**
   * Returns the document as text for the local draft, without the comparison.
   * @throws Error when it cannot be printed
   */
  draft(indent?: string): string {
    const { xml } = writeModel(this.model, { allowLoss: true, unchecked: true, ...(indent ? { indent } : {}) });
    if (xml === undefined) throw new Error('no draft');
    return xml;
  }

  /** Same as `draft`, in slices; the caller must abandon it when the model changes. */
  draftSteps(rests: () => boolean): Generator<void, string, void> {
    return writeSteps(this.model, rests);
  }

  /** Returns the drawing as SVG text, in light colours. */
  async svg(): Promise<string> {
    return resolveSvgColors((await this.modeler.saveSVG()).svg);
  }

  get process() {
    return processOf(this.modeler.getDefinitions(), this.service('canvas').getRootElement());
  }

  /** Name of the process, '' when it has none. */
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
