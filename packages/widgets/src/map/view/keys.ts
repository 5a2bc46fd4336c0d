import type { Map } from 'leaflet';

/** Pixels that an arrow key moves the map; three times as many with Shift. */
const STEP = 80;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves and zooms the map while it has the focus itself. Leaflet's own handler scrolls the host's page. */
export function mapKeys(map: Map, element: HTMLElement): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.composedPath()[0] !== element || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = STEP * (event.shiftKey ? 3 : 1);
      map.panBy([arrow[0] * step, arrow[1] * step], { animate: false });
    } else if (event.key === '+' || event.key === '=') map.zoomIn();
    else if (event.key === '-' || event.key === '_') map.zoomOut();
    else return;
    event.preventDefault();
  };
}
