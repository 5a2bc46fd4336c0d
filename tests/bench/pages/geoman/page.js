// The peer: Leaflet's own polygons edited with geoman, with snapping and the check for crossing edges on, as a fence
// needs.
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import '@geoman-io/leaflet-geoman-free';
import '@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css';

const options = { snappable: true, allowSelfIntersection: false };

/** @returns the map, a function that opens one polygon for editing, and the position of its first corner */
globalThis.openGeoman = (box, polygons, edited) => {
  const map = L.map(box, { zoomAnimation: false, fadeAnimation: false, zoomControl: false });
  const layers = polygons.map((ring) =>
    L.polygon(
      ring.map(([longitude, latitude]) => [latitude, longitude]),
      { weight: 2, fillOpacity: 0.2 },
    ),
  );
  const group = L.featureGroup(layers);
  map.fitBounds(group.getBounds(), { animate: false });
  group.addTo(map);
  const layer = layers[edited];
  return {
    edit(zoom) {
      map.setView(layer.getLatLngs()[0][0], zoom, { animate: false });
      layer.pm.enable({ ...options, hideMiddleMarkers: true });
    },
    corner: () => map.latLngToContainerPoint(layer.getLatLngs()[0][0]),
    ring: () => JSON.stringify(layer.getLatLngs()[0]),
    close: () => map.remove(),
  };
};
