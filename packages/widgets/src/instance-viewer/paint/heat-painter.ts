import type { Heat } from '@gongdi/bpmn';
import type { ElementRegistry } from '../../diagram/services.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import { durationText } from '../model/duration.ts';
import { createSvg } from './svg.ts';

/** Attribute by which the stylesheet sets the fill, 0 (cool) to 3 (hot). */
export const HEAT_ATTRIBUTE = 'data-gd-heat';

/** Minimum width of shapes that show the time over their left corner, away from flows and the badge. Units. */
const WIDE = 60;

/**
 * Paints how the time is distributed: an attribute on the element's graphics and the time as text, so that colour is
 * not required.
 */
export class HeatPainter {
  #painted = new Map<string, string>();
  readonly #registry: ElementRegistry;
  readonly #lang: () => Lang;
  readonly #texts = new WeakMap<SVGElement, SVGTextElement>();

  constructor(registry: ElementRegistry, lang: () => Lang) {
    this.#registry = registry;
    this.#lang = lang;
  }

  paint(heat: Heat | null): void {
    const painted = new Map<string, string>();
    for (const [id, { level, time }] of heat?.elements ?? []) {
      const text = durationText(time, this.#lang());
      const key = `${level}|${text}`;
      painted.set(id, key);
      if (this.#painted.get(id) !== key) this.#write(id, level, text);
    }
    for (const id of this.#painted.keys()) if (!painted.has(id)) this.#clear(id);
    this.#painted = painted;
  }

  /** Clears the record of painted marks: the diagram was drawn again. */
  reset(): void {
    this.#painted = new Map();
  }

  #write(id: string, level: number, words: string): void {
    const graphics = this.#registry.getGraphics(id);
    if (!graphics) return;
    graphics.setAttribute(HEAT_ATTRIBUTE, String(level));
    let text = this.#texts.get(graphics);
    if (!text?.isConnected) {
      const { width = 0 } = this.#registry.get(id) ?? {};
      text = createSvg('text', {
        class: 'gd-mark-heat-time',
        x: String(width >= WIDE ? 0 : width / 2),
        y: '-6',
        'text-anchor': width >= WIDE ? 'start' : 'middle',
      });
      graphics.append(text);
      this.#texts.set(graphics, text);
    }
    text.textContent = words;
  }

  #clear(id: string): void {
    const graphics = this.#registry.getGraphics(id);
    if (!graphics) return;
    graphics.removeAttribute(HEAT_ATTRIBUTE);
    this.#texts.get(graphics)?.remove();
    this.#texts.delete(graphics);
  }
}
