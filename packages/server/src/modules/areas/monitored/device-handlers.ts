import { areaCallsOf } from '@gongdi/api';
import { deviceTypeLabel, textOf, type AreaType } from '@gongdi/domain';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import type { AreaDeps } from './area-store.ts';
import { devicesOfProject } from './devices.ts';

interface DeviceParts {
  params: { project_id?: string; id?: string };
  query: { device_type: number; page: number; page_size: number };
}

/** Handlers for the choice of devices for points, and for their types. */
export function areaDeviceHandlers(area: AreaType, { db }: AreaDeps): Handler[] {
  const calls = areaCallsOf(area);
  return [
    handle(calls.devices, async (args, context) => {
      const { params, query } = args as DeviceParts;
      const project_id = params.project_id ?? params.id!;
      const { page, page_size, device_type } = query;
      // An area holds only devices of its own type.
      if (device_type !== area.code) return { list: [], total: 0, total_capped: false, page, page_size };
      const found = await devicesOfProject(db, accessOf(context), { project_id, device_type, page, page_size });
      const placed = await placedAmong(
        db,
        found.list.map(({ id }) => id),
      );
      const list = found.list.map((device) => ({
        [area.pointKey]: device.id,
        device_number: device.device_number,
        device_name: device.device_name,
        device_type: device.device_type,
        project_id: device.project_id ?? null,
        online: device.online,
        [area.chosenKey]: placed.has(device.id) ? 1 : 0,
      }));
      return { ...found, list };
    }),
    ...(calls.devtype
      ? [
          handle(calls.devtype, async (_, { lang }) => {
            const label = deviceTypeLabel(area.code);
            return [{ dd_value: area.code, name: label ? textOf(label, lang) : area.label[lang] }];
          }),
        ]
      : []),
  ];
}

async function placedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('area_point')
    .select('device_id')
    .distinct()
    .where('device_id', '=', anyOf(ids))
    .execute();
  return new Set(rows.map((row) => row.device_id));
}
