import { GATE_PASS, STAY } from '@gongdi/domain';
import { sql } from 'kysely';
import { demoId } from '../../../demo/index.ts';
import { newId, transaction, type Db } from '../../../store/index.ts';
import { demoPassages } from './demo-passages.ts';
import { insertPassages, peopleOf, type DemoGate } from './demo-write.ts';

const PROJECTS = 12;
/** Further back, days of attendance are no longer made. */
const BACK = 62 * 86_400_000;

/**
 * Lets the sites of the demo work until now: whoever is on site and may pass comes and goes as before. Otherwise the
 * rules would find after some weeks that nobody comes any more, let everybody leave, and the gates would refuse them.
 */
export async function goOn(db: Db, now: number): Promise<void> {
  const people = await peopleOf(db);
  for (let project = 1; project <= PROJECTS; project += 1)
    await transaction(db, async (trx) => {
      const project_id = demoId('project', project);
      // Two servers on one database: one of them writes.
      await sql`select pg_advisory_xact_lock(hashtext(${`demo gates ${project_id}`}))`.execute(trx);
      const gates: (DemoGate & { seq: number | null; last: string | null })[] = await trx
        .selectFrom('gate as g')
        .innerJoin('device as d', 'd.id', 'g.device_id')
        .select(['g.id', 'g.project_id', 'g.org_id', 'g.device_id', 'd.device_number', 'g.direction'])
        .select(({ selectFrom }) => [
          selectFrom('passage as p')
            .select('p.gate_seq')
            .whereRef('p.gate_id', '=', 'g.id')
            .orderBy('p.passed_at', 'desc')
            .limit(1)
            .as('seq'),
          selectFrom('passage as p')
            .select('p.passed_at')
            .whereRef('p.gate_id', '=', 'g.id')
            .orderBy('p.passed_at', 'desc')
            .limit(1)
            .as('last'),
        ])
        .where(
          'g.id',
          'in',
          Array.from({ length: PROJECTS * 2 }, (_, index) => demoId('gate', index + 1)),
        )
        .where('g.project_id', '=', project_id)
        .orderBy('g.id')
        .execute()
        .then((rows) => rows.map((row) => ({ ...row, org_id: row.org_id! })));
      const last = Math.max(...gates.map((gate) => (gate.last ? Date.parse(gate.last) : 0)), now - BACK);
      if (gates.length === 0) return;
      const passing = await trx
        .selectFrom('gate_pass as p')
        .innerJoin('staff as s', 's.id', 'p.staff_id')
        .select('s.id')
        .where('p.project_id', '=', project_id)
        .where('p.state', '=', GATE_PASS.mayPass)
        .where('s.status', '=', STAY.onSite)
        .execute();
      const may = new Set(passing.map(({ id }) => id));
      const own = people.get(project_id) ?? [];
      const fresh = demoPassages(project, own, now).filter(
        ({ at, staff_id }) => at > last && staff_id !== null && may.has(staff_id),
      );
      if (fresh.length === 0) return;
      const seqs = new Map(gates.map(({ id, seq }) => [id, seq ?? 0]));
      await insertPassages(trx, gates, fresh, { idOf: (_, at) => newId(at), seqs });
      // Raw SQL: `distinct on` in an insert; the newest passage of each person.
      await sql`insert into presence (staff_id, project_id, direction, passed_at)
        select distinct on (staff_id) staff_id, project_id, direction, passed_at from passage
        where project_id = ${project_id} and staff_id is not null
          and passed_at > ${new Date(last).toISOString()}::timestamptz
        order by staff_id, passed_at desc
        on conflict (staff_id) do update set project_id = excluded.project_id, direction = excluded.direction,
          passed_at = excluded.passed_at`.execute(trx);
    });
}
