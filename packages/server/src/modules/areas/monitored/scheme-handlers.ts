import { calls } from '@gongdi/api';
import {
  schemeRecord,
  type FileItem,
  type InputOf,
  type MonitorScheme,
  type RowOf,
  addressIn,
  fileAt,
  unmaskRecord,
} from '@gongdi/domain';
import { showFiles, takeFiles } from '../../../files/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { areasIn, findArea, typeOfArea, type AreaDeps, type StoredArea } from './area-store.ts';
import { note, orPermission } from './changes.ts';
import { requireChild } from './permitted.ts';
import { refuseField } from './text/index.ts';

type Scheme = RowOf<typeof schemeRecord>;

const open = (db: Db) => resourceRepository(db, schemeRecord);

/** Handlers of monitoring schemes, one per area (console specification, section 7.3). */
export function schemeHandlers(deps: AreaDeps): Handler[] {
  const { db } = deps;

  const onWire = async (scheme: Scheme, area: StoredArea, { caller, now }: CallerContext) => {
    const shown = showFiles(schemeRecord, scheme, await deps.fileKey(), caller, now);
    const [document, graphic] = [shown.scheme_url, shown.graphic_url] as (FileItem | null)[];
    return {
      id: shown.id,
      version: shown.version,
      updated_at: shown.updated_at,
      name: shown.name,
      monitor_level: shown.monitor_level as 1 | 2 | 3,
      monitor_unit: shown.monitor_unit ?? '',
      monitor_unit_leader: shown.monitor_unit_leader ?? '',
      monitor_unit_leader_phone: shown.monitor_unit_leader_phone ?? '',
      _times: shown.begin_time && shown.end_time ? [shown.begin_time, shown.end_time] : [],
      scheme_url: addressIn(document),
      scheme_name: document?.name ?? '',
      graphic_url: addressIn(graphic),
      graphic_name: graphic?.name ?? '',
      fence_code: shown.fence_code ?? '',
      area_id: shown.area_id,
      area_type: shown.area_type,
      project_id: shown.project_id,
      monitor_status: area.monitor_status ?? 1,
    };
  };

  return [
    handle(calls.area.schemeInfo, async ({ query }, context) => {
      const area = await areaFor(db, context, query.area_id, query.area_type, 'look');
      const id = await idOf(db, area.id);
      return id === undefined ? null : onWire(await open(db).get(accessOf(context), id), area, context);
    }),
    handle(calls.area.schemeAdd, ({ body }, context) =>
      transaction(db, async (trx) => {
        const area = await areaFor(trx, context, body.area_id, body.area_type);
        if ((await idOf(trx, area.id)) !== undefined) throw refuseField(context, 'area_id', 'schemeThere');
        const whole = unmaskRecord(schemeRecord, recordOf(body, area), {}, context.lang);
        const record = await takeFiles(trx, schemeRecord, whole, context);
        const row = await open(trx).insert({ ...accessOf(context), org_id: area.org_id }, record);
        await note(trx, context, typeOfArea(area), 'scheme', { after: row });
        return onWire(row, area, context);
      }),
    ),
    handle(calls.area.schemeEdit, ({ body }, context) =>
      transaction(db, async (trx) => {
        const area = await areaFor(trx, context, body.area_id, body.area_type);
        const before = await open(trx).get(accessOf(context), body.id);
        if (before.area_id !== area.id) throw refuseField(context, 'area_id', 'notOfType');
        const whole = unmaskRecord(schemeRecord, recordOf(body, area), before, context.lang);
        const change = { ...whole, id: body.id, version: body.version };
        const row = await orPermission(
          open(trx).update(accessOf(context), await takeFiles(trx, schemeRecord, change, context, before)),
        );
        await note(trx, context, typeOfArea(area), 'scheme', { before, after: row });
        return onWire(row, area, context);
      }),
    ),
    handle(calls.area.schemeStatus, ({ body: { area_id, area_type, monitor_status } }, context) =>
      transaction(db, async (trx) => {
        const before = await areaFor(trx, context, area_id, area_type);
        const after = await orPermission(areasIn(trx).update(accessOf(context), { id: area_id, monitor_status }));
        await note(trx, context, typeOfArea(before), 'monitor-status', { before, after });
        return { area_id, monitor_status };
      }),
    ),
  ];
}

/**
 * Returns the area of a scheme, if the caller may change schemes of its type, or, with `look`, read them.
 * @throws GongdiError `permission`, `notFound`, `invalid` if the area is of another type
 */
async function areaFor(
  db: Db,
  context: CallerContext,
  id: string,
  area_type: number,
  use: 'act' | 'look' = 'act',
): Promise<StoredArea> {
  const row = await findArea(db, accessOf(context), undefined, id);
  requireChild(row, 'monitorscheme', context, use);
  if (row.area_type !== area_type) throw refuseField(context, 'area_type', 'notOfType');
  return row;
}

async function idOf(db: Db, area_id: string): Promise<string | undefined> {
  const row = await db.selectFrom('monitor_scheme').select('id').where('area_id', '=', area_id).executeTakeFirst();
  return row?.id;
}

function recordOf(
  body: Omit<MonitorScheme, 'area_id' | 'area_type' | 'project_id'>,
  area: StoredArea,
): InputOf<typeof schemeRecord> {
  const [begin_time = null, end_time = null] = body._times;
  return {
    name: body.name,
    monitor_level: body.monitor_level,
    monitor_unit: body.monitor_unit || null,
    monitor_unit_leader: body.monitor_unit_leader || null,
    monitor_unit_leader_phone: body.monitor_unit_leader_phone || null,
    begin_time,
    end_time,
    scheme_url: fileAt(body.scheme_url),
    graphic_url: fileAt(body.graphic_url),
    fence_code: body.fence_code || null,
    area_id: area.id,
    area_type: area.area_type,
    project_id: area.project_id,
  };
}
