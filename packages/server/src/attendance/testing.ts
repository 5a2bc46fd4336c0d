import { instantAt } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

const ZONE = 'Asia/Shanghai';

/** Stores passages as gates send them, by civil times of Shanghai. */
export async function passed(
  db: Db,
  { project_id, staff_id }: { project_id: string; staff_id: string },
  all: readonly (readonly [wall: string, way: 'in' | 'out'])[],
): Promise<void> {
  await sql`create table if not exists passage (staff_id text, project_id text, gate_id text, direction integer,
    passed_at timestamptz, outcome integer, clock integer not null default 1)`.execute(db);
  for (const [wall, way] of all) {
    const at = instantAt(`${wall}:00`, ZONE);
    // Raw SQL: a table that another room owns.
    await sql`insert into passage (staff_id, project_id, direction, passed_at, outcome)
      values (${staff_id}, ${project_id}, ${way === 'in' ? 1 : 2}, ${at}, 1)`.execute(db);
    // Raw SQL: as the trigger of passages does.
    await sql`insert into attendance_due values (${project_id}, ${staff_id}, ${at}, ${at}) on conflict (project_id, staff_id)
      do update set from_at = least(attendance_due.from_at, excluded.from_at),
        to_at = greatest(attendance_due.to_at, excluded.to_at)`.execute(db);
  }
}
