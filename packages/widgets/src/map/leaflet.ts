/** Leaflet's module build: it sets no global, and every file of the maps takes it from here. */
export * as L from 'leaflet/dist/leaflet-src.esm.js';
