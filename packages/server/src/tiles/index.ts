export { keptAnswers } from './kept-answers.ts';
export type { MoreTile, MoreTiles } from './more-tiles.ts';
export { mappedOf } from './mapped.ts';
export { newestFor, newestOf, shownRow } from './newest.ts';
export { rankingFor } from './ranking.ts';
export { openReach, reachOf, type Reach } from './reach.ts';
export {
  declaredTiles,
  moreTilesIn,
  projectFilters,
  tilesFor,
  type TileChoice,
  type TileDeps,
  type TileReader,
} from './tiles.ts';
