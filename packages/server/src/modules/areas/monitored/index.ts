import { AREAS } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Handler } from '../../../handler/index.ts';
import type { AreaDeps } from './area-store.ts';
import { areaDeviceHandlers } from './device-handlers.ts';
import { areaFenceHandlers } from './fence-handlers.ts';
import { drawingHandlers } from './drawings.ts';
import { monitorHandlers, areaRealDataHandlers } from './real-data-handlers.ts';
import { publicHandlers } from './public-handlers.ts';
import { areaRecordHandlers } from './record-handlers.ts';
import { warningHandlers } from './warning-handlers.ts';
import { schemeHandlers } from './scheme-handlers.ts';

export { placeDevices, releaseRemoved } from './devices.ts';
export { storePoints } from './points.ts';

/** Returns the handlers of all calls of all area types. */
export function areaHandlers(deps: AreaDeps): Handler[] {
  return [
    ...AREAS.flatMap((area) => [
      ...areaRecordHandlers(area, deps),
      ...areaDeviceHandlers(area, deps),
      ...warningHandlers(area, deps),
      ...areaRealDataHandlers(area, deps),
    ]),
    ...schemeHandlers(deps),
    ...monitorHandlers(deps),
    ...drawingHandlers(deps),
    ...publicHandlers(deps.db),
    ...areaFenceHandlers(deps.db),
  ];
}

/** SQL for the ids of the files that areas and their schemes use. */
export function filesOfAreas(): RawBuilder<unknown> {
  const columns = [
    ['area', 'drawing'],
    ['area_drawing', 'drawing'],
    ['monitor_scheme', 'scheme_url'],
    ['monitor_scheme', 'graphic_url'],
  ] as const;
  const parts = columns.map(
    ([table, column]) => sql`select ${sql.ref(column)} ->> 'id' as id from ${sql.table(table)}
      where ${sql.ref(column)} is not null`,
  );
  return sql`${sql.join(parts, sql` union all `)}`;
}
