import type { Map } from 'leaflet';
import { ARROWS } from './arrows.ts';

/** Pixels by which an arrow key moves the map; three times as many with Shift. */
const STEP = 80;

/**
 * Moves and zooms the map while `element` itself has the focus. Leaflet's own handler scrolls the host's page.
 * @param pixels by which an arrow key moves the map
 */
export function mapKeys(map: Map, element: HTMLElement, pixels = STEP): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.composedPath()[0] !== element || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = pixels * (event.shiftKey ? 3 : 1);
      map.panBy([arrow[0] * step, arrow[1] * step], { animate: false });
    } else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-' || event.key === '_') map.zoomOut();
    else return;
    event.preventDefault();
  };
}
