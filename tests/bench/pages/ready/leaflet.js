import 'leaflet/dist/leaflet.css';
import './page.css';
import { map, polygon } from 'leaflet';

const shown = map('box');
const ready = new Promise((done) => shown.whenReady(done));
shown.setView([31.23, 121.47], 15);
polygon([
  [31.23, 121.47],
  [31.24, 121.47],
  [31.24, 121.48],
]).addTo(shown);
await ready;
// In the next frame the map is drawn.
if (location.search === '?drawn') await new Promise((done) => requestAnimationFrame(done));
globalThis.readyAt = performance.now();
