import { DEFAULT_SETTINGS, GATE_PASS, STAY } from '@gongdi/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DEMO_NOW } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';
import { goOn } from './demo-goes-on.ts';

const kit = withServer();
const DAY = 86_400_000;

it('lets the sites of the demo work until the day of the installation, so that nobody is sent away for silence', async () => {
  const { db } = kit().database;
  const later = DEMO_NOW + 45 * DAY;
  await goOn(db, later);
  const { rows } = await sql<{ name: string; last: string | null }>`select s.name,
      (select max(passed_at) from passage p where p.staff_id = s.id) as last
    from staff s join gate_pass g on g.staff_id = s.id
    where s.status = ${STAY.onSite} and g.state = ${GATE_PASS.mayPass}`.execute(db);
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, last } of rows)
    expect(later - Date.parse(last!), name).toBeLessThan(DEFAULT_SETTINGS.absent_days * DAY);
  const count = async () =>
    (await sql<{ count: number }>`select count(*)::integer as count from passage`.execute(db)).rows[0]!.count;
  const before = await count();
  await goOn(db, later);
  expect(await count()).toBe(before);
  // What the gates count upward stays without a number twice.
  const doubled = await sql<{ count: number }>`select count(*)::integer as count from
    (select push_key from passage group by push_key having count(*) > 1) d`.execute(db);
  expect(doubled.rows[0]!.count).toBe(0);
});
