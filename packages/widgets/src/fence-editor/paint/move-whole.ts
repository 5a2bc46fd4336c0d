import { isInside, type LonLat } from '@gongdi/geo';
import type { MapView } from '../../map/index.ts';
import { areaOf, moveArea } from '../model/document.ts';
import type { FenceSession } from '../session/session.ts';
import type { FenceDocument } from '../model/document.ts';

/**
 * Drags the selected area as a whole if that is switched on. It is off by default, because such drags happen by
 * accident.
 */
export function moveWhole(event: PointerEvent, view: MapView, session: FenceSession): void {
  const { moveWhole: on, tool, document, selected } = session.state.get();
  const area = areaOf(document, selected);
  if (!on || !session.editing || tool !== 'select' || event.button !== 0 || !area) return;
  const start = view.fromLatLng(view.leaflet.mouseEventToLatLng(event), document.system);
  if (!isInside(start, area.polygon)) return;
  view.leaflet.dragging.disable();
  const leave = new AbortController();
  const by = (move: PointerEvent): LonLat => {
    const now = view.fromLatLng(view.leaflet.mouseEventToLatLng(move), document.system);
    return [now[0] - start[0], now[1] - start[1]];
  };
  const show = (next: FenceDocument) => session.state.set({ document: next });
  const end = (commit: PointerEvent | null) => {
    leave.abort();
    view.leaflet.dragging.enable();
    show(document);
    if (commit) session.moveArea(area.id, by(commit));
  };
  const listen = { signal: leave.signal };
  window.addEventListener('pointermove', (move) => show(moveArea(document, area.id, by(move))), listen);
  window.addEventListener('pointerup', (up) => end(up), listen);
  window.addEventListener('pointercancel', () => end(null), listen);
}
