import { devicelist } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { areaHandlers, filesOfAreas, releaseRemoved } from './index.ts';
import { areaTiles } from './tiles.ts';

export default defineRoom({
  handlers: ({ db, fileKey, timeZone }) => areaHandlers({ db, fileKey, timeZone }),
  afterWrite: [afterWrite(devicelist, releaseRemoved)],
  filesInUse: filesOfAreas,
  tiles: areaTiles,
});
