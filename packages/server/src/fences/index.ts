export { drawnOf, type Drawn } from './drawn.ts';
export { refuseField as refuseFence } from './text/index.ts';
export { shownFence } from './shown-fence.ts';
export { storedPolygons } from './stored-polygons.ts';
