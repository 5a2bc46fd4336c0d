/** Search for places, free of antd. */
export { PlaceSearchBox, type PlaceSearchBoxProps } from './search-box.tsx';
export { placeProvider } from './providers/index.ts';
export { PlaceError, type Place, type PlaceProvider, type PlaceSource } from './place.ts';
export { localPlaces } from './local.ts';
export { recentPlaces, keepPlace } from './recent.ts';
export { adoptSearchCss } from './sheets.ts';
