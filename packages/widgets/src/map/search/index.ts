/** Search for places, without antd. */
export { PlaceSearchBox } from './search-box.tsx';
export { placeProvider } from './providers/index.ts';
export { PlaceError, type Place, type PlaceProvider } from './providers/place.ts';
export { cityOf } from './gazetteer.ts';
export { adoptSearchCss } from './sheets.ts';
