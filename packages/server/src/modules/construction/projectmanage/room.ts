import { defineRoom } from '../../../room.ts';
import { fenceTiles } from './fence-tiles.ts';
import { projectFenceHandlers } from './index.ts';

export default defineRoom({
  handlers: ({ db, fileKey }) => projectFenceHandlers({ db, fileKey }),
  tiles: fenceTiles,
});
