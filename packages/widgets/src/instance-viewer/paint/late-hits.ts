import type { DiagramElement } from '../../diagram/model.ts';
import type { EventBus } from '../../diagram/services.ts';

const CREATE = 'interactionEvents.createHit';

/**
 * A shape takes the pointer itself (marks.css) rather than by a box of its own over it, which the engine adds to each.
 * Lines and frames get the broad strips that are easier to point at when the pointer comes first.
 */
export function hitLater(bus: EventBus, host: HTMLElement): void {
  let waiting: { element: DiagramElement; gfx: unknown }[] | null = null;
  bus.on('import.render.start', () => {
    waiting = [];
  });
  // an answer keeps the engine from adding its own
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
