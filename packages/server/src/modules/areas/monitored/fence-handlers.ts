import { calls, type AreaFence } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { newFenceCode } from '@gongdi/geo';
import { sql, type Kysely } from 'kysely';
import { drawnOf } from '../../../fences/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { transaction } from '../../../store/index.ts';
import { areasIn, findArea, typeOfArea, type StoredArea } from './area-store.ts';
import { note, orPermission } from './changes.ts';
import { requireChild } from './permitted.ts';

type FenceRow = Pick<AreaFence, 'fence_code' | 'holes' | 'system' | 'version'> & { data: string };

/** Fences of areas, checked as those of projects are. */
export function areaFenceHandlers(db: Kysely<unknown>): Handler[] {
  return [
    handle(calls.area.areaFence, async ({ params }, context) =>
      onWire(db, await fencedArea(db, context, params.area_id)),
    ),
    handle(calls.area.setAreaFence, async ({ body }, context) => {
      const sent = { areas: body.listString, holes: body.holes, system: body.system, type: 1 };
      const drawn = await drawnOf(sent, 'listString', context);
      return transaction(db, async (trx) => {
        const row = await fencedArea(trx, context, body.area_id);
        // Asks whether the area may be written, and keeps two savers apart.
        await orPermission(areasIn(trx).update(accessOf(context), { id: row.id }));
        const before = await storedFence(trx, row.id);
        if (body.version !== undefined && body.version !== (before?.version ?? 0)) throw new GongdiError('conflict');
        const code = body.fence_code ?? before?.fence_code ?? newFenceCode();
        await sql`insert into area_fence (area_id, fence_code, data, holes, system, version)
          values (${row.id}, ${code}, ${drawn.data}, ${JSON.stringify(drawn.holes)}, ${drawn.system}, 1)
          on conflict (area_id) do update set fence_code = excluded.fence_code, data = excluded.data,
            holes = excluded.holes, system = excluded.system, version = area_fence.version + 1`.execute(trx);
        const { polygons, points } = drawn;
        const after = { id: row.id, fence_code: code, polygons, points };
        await note(trx, context, typeOfArea(row), 'fence', { after });
        return onWire(trx, row);
      });
    }),
  ];
}

async function fencedArea(db: Kysely<unknown>, context: CallerContext, id: string): Promise<StoredArea> {
  const row = await findArea(db, accessOf(context), undefined, id);
  requireChild(row, 'areafence', context);
  return row;
}

async function storedFence(db: Kysely<unknown>, area_id: string): Promise<FenceRow | undefined> {
  const { rows } = await sql<FenceRow>`select fence_code, data, holes, system, version from area_fence
    where area_id = ${area_id}`.execute(db);
  return rows[0];
}

async function onWire(db: Kysely<unknown>, row: StoredArea): Promise<AreaFence> {
  const stored = await storedFence(db, row.id);
  const { rows } = await sql<{ location: AreaFence['location'] }>`select project_address -> 'location' as location
    from project where id = ${row.project_id}`.execute(db);
  const place = rows[0]?.location;
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
