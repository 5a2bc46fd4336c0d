import { areaCallsOf } from '@gongdi/api';
import { deviceTypeLabel, textOf, type AreaType } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import type { AreaDeps } from './area-store.ts';
import { devicesOfProject } from './devices.ts';

interface DeviceParts {
  params: { project_id?: string; id?: string };
  query: { device_type: number; page: number; page_size: number };
}

/** Devices to choose points from, and their types. */
export function areaDeviceHandlers(area: AreaType, { db }: AreaDeps): Handler[] {
  const calls = areaCallsOf(area);
  return [
    handle(calls.devices, async (args, context) => {
      const { params, query } = args as DeviceParts;
      const project_id = params.project_id ?? params.id!;
      const { page, page_size, device_type } = query;
      // An area of a type holds devices of that type only.
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

async function placedAmong(db: Kysely<unknown>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ device_id: string }>`select distinct device_id from area_point
    where device_id = any(${[...ids]})`.execute(db);
  return new Set(rows.map((row) => row.device_id));
}
