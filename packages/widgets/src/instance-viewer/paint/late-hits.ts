import type { DiagramElement } from '../../diagram/model.ts';
import type { EventBus } from '../../diagram/services.ts';

const CREATE = 'interactionEvents.createHit';

/**
 * A shape receives pointer events itself (marks.css) and not by a hit box over it, which the engine adds to each shape.
 * Connections and frames get the engine's broad hit areas when the pointer first enters the diagram.
 */
export function hitLater(bus: EventBus, host: HTMLElement): void {
  let waiting: { element: DiagramElement; gfx: unknown }[] | null = null;
  bus.on('import.render.start', () => {
    waiting = [];
  });
  // a return value prevents the engine from adding its own hit box
  bus.on(CREATE, ({ element, gfx }) => {
    const drawn = element as DiagramElement;
    if (!drawn.waypoints && !drawn.isFrame) return false;
    return waiting?.push({ element: drawn, gfx });
  });
  host.addEventListener('pointerover', () => {
    const strips = waiting ?? [];
    waiting = null;
    for (const strip of strips) bus.fire(CREATE, strip);
  });
}
