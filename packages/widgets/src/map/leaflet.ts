/** Leaflet's module build: it sets no global, and every file of the maps takes it from here. */
export * as L from 'leaflet/dist/leaflet-src.esm.js';

/** Of what is not the map's own, Leaflet listens to these. */
const HOST: readonly { _leaflet_events?: Record<string, unknown> }[] = [window, document] as object[];

/** After a map has gone: takes its notes off objects of the page, unless another map listens there. */
export function leaveNoNotes(): void {
  for (const target of HOST)
    if (Object.values(target._leaflet_events ?? {}).every((listener) => !listener)) delete target._leaflet_events;
}
