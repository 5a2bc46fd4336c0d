/** Leaflet's module build: it sets no global variable. All map code imports Leaflet from here. */
export * as L from 'leaflet/dist/leaflet-src.esm.js';

/** Objects outside of the map on which Leaflet registers listeners. */
const HOST: readonly { _leaflet_events?: Record<string, unknown> }[] = [window, document] as object[];

/**
 * Called after a map was removed: deletes Leaflet's property `_leaflet_events` from `window` and `document`, unless
 * another map still has listeners there.
 */
export function leaveNoNotes(): void {
  for (const target of HOST)
    if (Object.values(target._leaflet_events ?? {}).every((listener) => !listener)) delete target._leaflet_events;
}
