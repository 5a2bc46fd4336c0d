import { calls, type AreaDrawing } from '@gongdi/api';
import { areaRecord, addressIn, fileAt } from '@gongdi/domain';
import { showFiles, takeFiles } from '../../../files/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { newId, transaction, type Db } from '../../../store/index.ts';
import { checkDevices, areasIn, findArea, typeOfArea, type AreaDeps } from './area-store.ts';
import { placeDevices } from './devices.ts';
import { pointsOf, storePoints } from './points.ts';
import { note, orPermission } from './changes.ts';
import { requireChild } from './permitted.ts';

const stored = (db: Db, area_id: string) =>
  db
    .selectFrom('area_drawing')
    .select(['id', 'name', 'width', 'height', 'drawing'])
    .where('area_id', '=', area_id)
    .orderBy('sort')
    .execute();

/** Returns the further drawings of an area with their points, with addresses signed for the caller. */
export async function drawingsOf(
  { db, fileKey }: AreaDeps,
  area_id: string,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
): Promise<Required<AreaDrawing>[]> {
  const points = await pointsOf(db, [area_id]);
  const key = await fileKey();
  return (await stored(db, area_id)).map(({ id, name, width, height, drawing }) => ({
    id,
    name,
    width,
    height,
    url: addressIn(showFiles(areaRecord, { drawing }, key, caller, now).drawing),
    list: points
      .filter(({ drawing_id }) => drawing_id === id)
      .map((point) => ({
        device_id: point.device_id,
        point_name: point.name,
        xaxis: point.xaxis,
        yaxis: point.yaxis,
      })),
  }));
}

/** Handlers for drawings beyond the first one, which is part of the area on the wire (settled point 28). */
export function drawingHandlers(deps: AreaDeps): Handler[] {
  const { db } = deps;
  return [
    handle(calls.area.drawings, async ({ params }, context) => {
      const row = await findArea(db, accessOf(context), undefined, params.area_id);
      requireChild(row, 'detail', context);
      return drawingsOf(deps, row.id, context);
    }),
    handle(calls.area.setDrawings, async ({ body }, context) => {
      await transaction(db, (trx) => replace(trx, body.area_id, body.drawings, context));
      return drawingsOf(deps, body.area_id, context);
    }),
  ];
}

async function replace(
  trx: Db,
  area_id: string,
  drawings: readonly AreaDrawing[],
  context: CallerContext,
): Promise<void> {
  const row = await findArea(trx, accessOf(context), undefined, area_id);
  requireChild(row, 'edit', context);
  // The update raises the version of the area, so that concurrent editors notice each other. It also checks the right
  // to write.
  await orPermission(areasIn(trx).update(accessOf(context), { id: area_id }));
  const before = await stored(trx, area_id);
  const had = await pointsOf(trx, [area_id]);
  await trx.deleteFrom('area_drawing').where('area_id', '=', area_id).execute();
  for (const [sort, one] of drawings.entries()) {
    const known = before.find(({ id }) => id === one.id);
    const list = one.list.map(({ device_id, point_name: name, xaxis, yaxis }) => ({ device_id, name, xaxis, yaxis }));
    await checkDevices(trx, typeOfArea(row), { list, project_id: row.project_id }, context, had);
    const { drawing } = await takeFiles(trx, areaRecord, { drawing: fileAt(one.url) }, context, known);
    const id = known?.id ?? newId(context.now);
    await trx
      .insertInto('area_drawing')
      .values({
        id,
        area_id,
        sort,
        name: one.name,
        width: one.width,
        height: one.height,
        drawing: JSON.stringify(drawing),
      })
      .execute();
    await storePoints(trx, area_id, id, list);
  }
  await placeDevices(trx, area_id);
  await note(trx, context, typeOfArea(row), 'drawings', { before: { id: area_id }, after: { id: area_id } });
}
