import { devicelist, earlywarn, fieldsOf } from '@gongdi/domain';
import { convertPolygon, DEFAULT_SYSTEM, isCoordinateSystem, isInside, parseWire } from '@gongdi/geo';
import { shownFence } from '../../../fences/index.ts';
import { countEach, placesOf, tally } from '../../../store/index.ts';
import type { MoreTiles } from '../../../tiles/index.ts';

/** So small that every device has a cell of its own, degrees. */
const CELL = 1e-7;
const common = { index: 'projectmanage', page: 'detail' } as const;

/** Tiles of a project with a fence: the devices within it, those outside, and the open alarms of those within. */
export const fenceTiles: MoreTiles = {
  tiles: [
    { ...common, key: 'fence?devices', label: { zh: '围栏内设备', en: 'Devices within the fence' }, open: true },
    {
      ...common,
      key: 'fence?outside',
      label: { zh: '围栏外设备', en: 'Devices outside the fence' },
      level: 'warning',
    },
    {
      ...common,
      key: 'fence?alarms',
      label: { zh: '围栏内未关闭报警', en: 'Open alarms within the fence' },
      level: 'error',
      open: true,
    },
  ],
  async count({ db, timeZone }, access, project) {
    const fence = await shownFence(db, project);
    if (!fence) return {};
    const system = isCoordinateSystem(fence.system) ? fence.system : DEFAULT_SYSTEM;
    const polygons = parseWire(fence.areas).map((polygon) => convertPolygon(polygon, system, DEFAULT_SYSTEM));
    if (polygons.length === 0) return {};
    const places = await placesOf(db, devicelist, access, { project_id: project, cell: CELL }, timeZone);
    const within = places.filter(({ longitude, latitude }) =>
      polygons.some((polygon) => isInside([longitude, latitude], polygon)),
    );
    const by = fieldsOf(earlywarn).find(({ name }) => name === 'device_id')!;
    const filters = { project_id: project, alarm_state: '1,2,3' };
    let failure: unknown;
    const [alarms] = await countEach(
      db,
      [() => tally({ db, resource: earlywarn, access, filters, timeZone }, by)],
      (error) => (failure = error),
    );
    const sum = (list: readonly { total: number }[]) => list.reduce((all, { total }) => all + total, 0);
    return {
      'fence?devices': sum(within),
      'fence?outside': sum(places) - sum(within),
      ...(failure === undefined &&
        alarms && {
          'fence?alarms': within.reduce((all, { row }) => all + (row ? (alarms[row.id] ?? 0) : 0), 0),
        }),
    };
  },
};
