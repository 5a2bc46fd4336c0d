import { areaCallsOf, WHOLE_LIST } from '@gongdi/api';
import { areaRecord, GongdiError, type AreaForm, type AreaType, fileAt } from '@gongdi/domain';
import { takeFiles } from '../../../files/index.ts';
import { handle, handlePublic, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import {
  ANYBODY,
  areaOnWire,
  areasIn,
  findArea,
  organisationOf,
  readBody,
  rowsOnWire,
  shower,
  type AreaDeps,
  type StoredArea,
} from './area-store.ts';
import { note, orPermission } from './changes.ts';
import { noteArea, placeDevices } from './devices.ts';
import { pointsOf, storePoints } from './points.ts';
import { refuseField } from './text/index.ts';

type Values = Readonly<Record<string, unknown>>;
/** Arguments of a call whose schemas depend on the area type. */
interface Parts {
  params?: Values;
  query?: Values;
  body?: Values;
}

/** Handlers for list, detail, add, edit and delete of one area type. */
export function areaRecordHandlers(area: AreaType, deps: AreaDeps): Handler[] {
  const calls = areaCallsOf(area);
  const { db } = deps;
  const showTo = ({ caller, now }: CallerContext) => shower(deps, caller, now);
  const handlers = [
    handle(calls.list, async (args, context) => {
      const parts: Parts = args;
      const query = { ...WHOLE_LIST, ...(parts.query ?? parts.body), area_type: area.code };
      const page = await areasIn(db).list(accessOf(context), query);
      return { ...page, list: await rowsOnWire(db, area, page.list, await showTo(context)) };
    }),
    handle(calls.detail, async ({ params }, context) =>
      areaOnWire(db, area, await findArea(db, accessOf(context), area, params.id), await showTo(context)),
    ),
    handle(calls.add, async ({ body }, context) => {
      const show = await showTo(context);
      return transaction(db, async (trx) => {
        const form = await readBody(trx, area, body, context);
        const org_id = await organisationOf(trx, context, form.project_id);
        const record = await takeFiles(trx, areaRecord, recordOf(area, form, context), context);
        const row = await areasIn(trx).insert({ ...accessOf(context), org_id }, { ...record, monitor_status: 1 });
        await storePoints(trx, row.id, null, form.list);
        await placeDevices(trx, row.id);
        await note(trx, context, area, 'add', { after: row });
        return areaOnWire(trx, area, row, show);
      });
    }),
    handle(calls.edit, async (args, context) => {
      const { params, body = {} }: Parts = args;
      if (params && params['id'] !== body['id']) throw new GongdiError('badRequest');
      const show = await showTo(context);
      return transaction(db, (trx) => edit(trx, area, body as Values & { id: string }, context, show));
    }),
    handle(calls.delete, async (args, context) => {
      const { params, query }: Parts = args;
      const id = (params?.['id'] ?? query?.['area_id']) as string;
      // The call may be a GET (settled point 13): no cache on the way may answer it.
      context.header('cache-control', 'no-store');
      return transaction(db, async (trx) => {
        const before = await findArea(trx, accessOf(context), area, id);
        await orPermission(areasIn(trx).remove(accessOf(context), [id]));
        await noteArea(trx, id, []);
        await note(trx, context, area, 'delete', { before });
        return null;
      });
    }),
  ];
  if (calls.open)
    handlers.push(
      handlePublic(calls.open, async ({ params }, { now }) => {
        const row = await findArea(db, ANYBODY, area, params.id);
        if (!row.published_flag) throw new GongdiError('notFound');
        return areaOnWire(db, area, row, await shower(deps, undefined, now));
      }),
    );
  return handlers;
}

async function edit(
  trx: Db,
  area: AreaType,
  body: Values & { id: string },
  context: CallerContext,
  show: Awaited<ReturnType<typeof shower>>,
) {
  const before = await findArea(trx, accessOf(context), area, body.id);
  const had = (await pointsOf(trx, [before.id])).filter(({ drawing_id }) => drawing_id === null);
  const form = await readBody(trx, area, body, context, had);
  if (form.project_id !== before.project_id) throw refuseField(context, 'project_id', 'otherProject');
  const record = { ...recordOf(area, form, context, before), id: before.id, version: body['version'] as number };
  const change = await takeFiles(trx, areaRecord, record, context, before);
  const row = await orPermission(areasIn(trx).update(accessOf(context), change));
  await storePoints(trx, row.id, null, form.list);
  await placeDevices(trx, row.id);
  await note(trx, context, area, 'edit', { before, after: row });
  return areaOnWire(trx, area, row, show);
}

function recordOf(area: AreaType, form: AreaForm, { caller }: CallerContext, before?: StoredArea) {
  return {
    area_type: area.code,
    area_name: form.area_name,
    project_id: form.project_id,
    company_id: form.company_id || (before?.company_id ?? caller.company_id),
    width: form.width,
    height: form.height,
    drawing: fileAt(form.url),
    construction_flag: area.construction ? form.construction_flag === 1 : null,
    published_flag: form.published_flag === 1,
  };
}
