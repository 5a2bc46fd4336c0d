/** Components for maps inside a shadow root, without antd: base layers, graticule, view, buttons. */
export { MapView } from './view/map-view.ts';
export { ARROWS } from './view/arrows.ts';
export { locateMe } from './view/locate.ts';
export { MapStage } from './stage/map-stage.tsx';
export { CanvasLayer, type Frame } from './layers/canvas-layer.ts';
export * from './layers/world.ts';
export { mapConfigOf } from './map-config.ts';
export { L } from './leaflet/leaflet.ts';
export { adoptMapCss } from './sheets.ts';
export { PointsLayer, type MapPoint, type Picked } from './points/points-layer.ts';
export type { PointLook } from './points/sprites.ts';
export { paintSite, placed, type PlacedFeature } from './site/paint-site.ts';
