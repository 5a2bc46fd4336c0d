import { instantAt } from '@gongdi/domain';
import { newId, type Db } from '../store/index.ts';

const ZONE = 'Asia/Shanghai';

/** Stores passages as gates send them, by civil times of Shanghai. */
export async function passed(
  db: Db,
  { project_id, staff_id }: { project_id: string; staff_id: string },
  all: readonly (readonly [wall: string, way: 'in' | 'out'])[],
): Promise<void> {
  const gate_id = `gate of ${project_id}`;
  const { org_id } = await db
    .selectFrom('project')
    .select('org_id')
    .where('id', '=', project_id)
    .executeTakeFirstOrThrow();
  const common = { org_id, created_at: new Date(0).toISOString(), updated_at: new Date(0).toISOString(), version: 1 };
  const device = await db
    .selectFrom('device as d')
    .select('d.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gate').select('gate.id').whereRef('gate.device_id', '=', 'd.id'))),
    )
    .executeTakeFirstOrThrow();
  const gate = { gate_name: '东门', status: 1, project_id, direction: 3, device_id: device.id, list_state: 1 };
  await db
    .insertInto('gate')
    .values({ ...common, id: gate_id, ...gate })
    .onConflict((row) => row.column('id').doNothing())
    .execute();
  const rows = all.map(([wall, way], index) => {
    const passed_at = instantAt(`${wall}:00`, ZONE);
    const of = { project_id, staff_id, gate_id, device_number: 'TEST-1', gate_seq: index };
    const judged = { outcome: 1, judged: 1, way: 1, clock: 1, received_at: passed_at, said_at: passed_at };
    return {
      ...common,
      id: newId(Date.parse(passed_at)),
      ...of,
      ...judged,
      passed_at,
      direction: way === 'in' ? 1 : 2,
    };
  });
  await db.insertInto('passage').values(rows).execute();
}
