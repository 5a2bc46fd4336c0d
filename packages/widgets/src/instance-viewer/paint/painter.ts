import type { ElementMark, FlowMark, Marks } from '@gongdi/bpmn';
import type { ElementRegistry } from '../../diagram/services.ts';
import { countOf, hasBadge, isLegible, paintBadge, removeBadge } from './badge.ts';
import type { FlowArrows } from './flow-arrows.ts';

/**
 * Attribute by which the stylesheet sets the colours; it stays in an exported picture, whose colours are set from it.
 */
export const STATE_ATTRIBUTE = 'data-gd-state';
export const FLOW_ATTRIBUTE = 'data-gd-flow';

/**
 * Paints marks over a rendered diagram by attributes on the elements' own graphics. It writes only the differences to
 * the last marks and does not call the engine: 5,000 nodes change in one pass.
 */
export class Painter {
  #elements = new Map<string, string>();
  #flows = new Map<string, string>();
  #marks: Marks | null = null;
  #legible = true;
  readonly #registry: ElementRegistry;
  readonly #arrows: FlowArrows;

  constructor(registry: ElementRegistry, arrows: FlowArrows) {
    this.#registry = registry;
    this.#arrows = arrows;
  }

  /** @returns number of changed elements and flows */
  paint(marks: Marks | null): number {
    const elements = new Map<string, string>();
    const flows = new Map<string, string>();
    let touched = 0;
    this.#marks = marks;
    for (const [id, mark] of marks?.elements ?? []) {
      const key = `${mark.state}|${countOf(mark)}`;
      elements.set(id, key);
      if (this.#elements.get(id) !== key && this.#paintElement(id, mark)) touched += 1;
    }
    for (const [id, mark] of marks?.flows ?? []) {
      if (!mark.taken) continue;
      const key = `${mark.state ?? 2}|${mark.certainty}`;
      flows.set(id, key);
      if (this.#flows.get(id) !== key && this.#paintFlow(id, mark)) touched += 1;
    }
    for (const id of this.#elements.keys()) if (!elements.has(id) && this.#clearElement(id)) touched += 1;
    for (const id of this.#flows.keys()) if (!flows.has(id) && this.#clearFlow(id)) touched += 1;
    this.#elements = elements;
    this.#flows = flows;
    return touched;
  }

  /** Clears the record of painted marks: the diagram was drawn again. */
  reset(): void {
    this.#elements = new Map();
    this.#flows = new Map();
    this.#marks = null;
    this.#legible = true;
  }

  /** Sets the scale of the diagram: badges that are too small are drawn only once they are legible. */
  scaled(scale: number): void {
    const legible = isLegible(scale);
    if (legible === this.#legible) return;
    this.#legible = legible;
    if (!legible) return;
    for (const [id, mark] of this.#marks?.elements ?? []) {
      const graphics = this.#registry.getGraphics(id);
      if (graphics && !hasBadge(graphics)) this.#paintBadge(id, graphics, mark);
    }
  }

  #paintElement(id: string, mark: ElementMark): boolean {
    const graphics = this.#registry.getGraphics(id);
    if (!graphics) return false;
    graphics.setAttribute(STATE_ATTRIBUTE, String(mark.state));
    if (this.#legible || hasBadge(graphics)) this.#paintBadge(id, graphics, mark);
    return true;
  }

  #paintBadge(id: string, graphics: SVGElement, mark: ElementMark): void {
    paintBadge(graphics, this.#registry.get(id)?.width ?? 0, mark);
  }

  #clearElement(id: string): boolean {
    const graphics = this.#registry.getGraphics(id);
    if (!graphics) return false;
    graphics.removeAttribute(STATE_ATTRIBUTE);
    removeBadge(graphics);
    return true;
  }

  #paintFlow(id: string, mark: FlowMark): boolean {
    const graphics = this.#registry.getGraphics(id);
    if (!graphics) return false;
    graphics.setAttribute(FLOW_ATTRIBUTE, String(mark.state ?? 2));
    const inferred = mark.certainty === 'inferred';
    // setting an attribute costs a style pass even if its value stays the same
    if (graphics.hasAttribute('data-gd-inferred') !== inferred) graphics.toggleAttribute('data-gd-inferred', inferred);
    this.#arrows.offer(mark.state ?? 2);
    return true;
  }

  #clearFlow(id: string): boolean {
    const graphics = this.#registry.getGraphics(id);
    if (!graphics) return false;
    graphics.removeAttribute(FLOW_ATTRIBUTE);
    graphics.removeAttribute('data-gd-inferred');
    return true;
  }
}
