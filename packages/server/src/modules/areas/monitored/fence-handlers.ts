import { calls, type AreaFence } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { newFenceCode } from '@gongdi/geo';
import { drawnOf } from '../../../fences/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { areasIn, findArea, typeOfArea, type StoredArea } from './area-store.ts';
import { note, orPermission } from './changes.ts';
import { requireChild } from './permitted.ts';

/** Handlers of the fences of areas, with the same checks as the fences of projects. */
export function areaFenceHandlers(db: Db): Handler[] {
  return [
    handle(calls.area.areaFence, async ({ params }, context) =>
      onWire(db, await fencedArea(db, context, params.area_id)),
    ),
    handle(calls.area.setAreaFence, async ({ body }, context) => {
      const sent = { areas: body.listString, holes: body.holes, system: body.system, type: 1 };
      const drawn = await drawnOf(sent, 'listString', context);
      return transaction(db, async (trx) => {
        const row = await fencedArea(trx, context, body.area_id);
        // The update checks the right to write the area, and its row lock serialises concurrent saves.
        await orPermission(areasIn(trx).update(accessOf(context), { id: row.id }));
        const before = await storedFence(trx, row.id);
        if (body.version !== undefined && body.version !== (before?.version ?? 0)) throw new GongdiError('conflict');
        const code = body.fence_code ?? before?.fence_code ?? newFenceCode();
        const { data, holes, system, polygons, points } = drawn;
        const fresh = { fence_code: code, data, holes: JSON.stringify(holes), system };
        await trx
          .insertInto('area_fence')
          .values({ area_id: row.id, ...fresh, version: 1 })
          .onConflict((conflict) =>
            conflict.column('area_id').doUpdateSet((eb) => ({ ...fresh, version: eb('area_fence.version', '+', 1) })),
          )
          .execute();
        const after = { id: row.id, fence_code: code, polygons, points };
        await note(trx, context, typeOfArea(row), 'fence', { after });
        return onWire(trx, row);
      });
    }),
  ];
}

async function fencedArea(db: Db, context: CallerContext, id: string): Promise<StoredArea> {
  const row = await findArea(db, accessOf(context), undefined, id);
  requireChild(row, 'areafence', context);
  return row;
}

function storedFence(db: Db, area_id: string) {
  return db
    .selectFrom('area_fence')
    .select(['fence_code', 'data', 'holes', 'system', 'version'])
    .where('area_id', '=', area_id)
    .executeTakeFirst();
}

async function onWire(db: Db, row: StoredArea): Promise<AreaFence> {
  const stored = await storedFence(db, row.id);
  const project = await db
    .selectFrom('project')
    .select(({ ref }) => ref('project_address', '->').key('location').as('location'))
    .where('id', '=', row.project_id)
    .executeTakeFirst();
  const place = project?.location;
  return {
    area_id: row.id,
    area_name: row.area_name,
    fence_code: stored?.fence_code ?? null,
    listString: stored?.data ?? '[]',
    holes: stored?.holes ?? [],
    system: stored?.system ?? 'GCJ-02',
    version: stored?.version ?? 0,
    location: place ? { longitude: place.longitude, latitude: place.latitude } : null,
  };
}
