/** Ground for maps inside a shadow root, free of antd: base layers, graticule, view, buttons. */
export {
  DEFAULT_ZOOM,
  layerOfLook,
  MapView,
  ZOOM_RANGE,
  type MapOptions,
  type MapState,
  type Outlines,
} from './view/map-view.ts';
export { ARROWS } from './view/arrows.ts';
export { MapControls, MapFoot, MapNotice } from './view/controls.tsx';
export { locateMe } from './view/locate.ts';
export { MapStage } from './view/map-stage.tsx';
export { CanvasLayer, type Frame } from './layers/canvas-layer.ts';
export * from './layers/world.ts';
export { baseLayersOf, DEFAULT_MAP_SYSTEM, GRATICULE, type BaseLayer } from './layers/base-layers.ts';
export { RETRY, withRetries } from './retry.ts';
export { mapConfigOf } from './map-config.ts';
export { L } from './leaflet.ts';
export { adoptMapCss } from './sheets.ts';
