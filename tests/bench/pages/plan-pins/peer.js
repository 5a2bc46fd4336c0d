// The peer: Leaflet with the plan as image overlay and one marker for each pin, as its documentation shows.
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';

globalThis.openPlan = (picture, pins) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = 'position: relative; width: 1400px; height: 860px';
  const map = L.map(place, { crs: L.CRS.Simple, zoomSnap: 0, minZoom: -4, attributionControl: false });
  const bounds = [
    [0, 0],
    [1000, 1600],
  ];
  L.imageOverlay(picture, bounds).addTo(map);
  map.fitBounds(bounds);
  const zoom = map.getZoom();
  for (const { x, y, level } of pins) {
    const icon = L.divIcon({ className: level === 2 ? 'alarm' : 'dot', iconSize: [14, 14] });
    L.marker([1000 * (1 - y), 1600 * x], { icon }).addTo(map);
  }
  return {
    ready: () => place.querySelectorAll('.leaflet-marker-icon').length === pins.length,
    // The same factor as our step of the wheel: e to the 0.45.
    step: (turn) => map.setZoom(turn % 2 === 0 ? zoom + 0.45 / Math.LN2 : zoom, { animate: false }),
    drawn: () => place.querySelectorAll('.leaflet-marker-icon').length === pins.length,
  };
};
