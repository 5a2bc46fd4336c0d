// The peer: Leaflet with one marker for each point, moved one by one, as its documentation shows.
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';

globalThis.openPoints = (points, zoom) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = 'position: relative; width: 1400px; height: 860px';
  const at = ([longitude, latitude]) => [latitude, longitude];
  const map = L.map(place, { zoomControl: false, attributionControl: false }).setView(at(points[0].place), zoom);
  const markers = new Map(
    points.map(({ id, place: where, look }) => {
      const icon = L.divIcon({ className: look === 1 ? 'alarm' : 'dot', iconSize: [12, 12] });
      return [id, L.marker(at(where), { icon }).addTo(map)];
    }),
  );
  return {
    move: (moved) => {
      for (const { id, place: where } of moved) markers.get(id).setLatLng(at(where));
    },
    drawn: () => place.querySelectorAll('.leaflet-marker-icon').length === points.length,
  };
};
