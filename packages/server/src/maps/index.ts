export { fetchLimited, type Fetch } from './fetch-limited.ts';
export { MapError } from './map-error.ts';
export { mapHandlers } from './handlers.ts';
export { MAP_FILES, type MapFile } from './map-files.ts';
export { MAP_RELAY, NO_MAP, type MapSetup } from './map-setup.ts';
export { mapStore, type MapStore } from './map-store.ts';
export { readMap, type MapFileConfig } from './read-map.ts';
export { mapRelay } from './relay.ts';
