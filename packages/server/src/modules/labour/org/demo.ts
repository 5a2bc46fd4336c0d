import { org, type InputOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

type Team = InputOf<typeof org>;

/** Name and value of the dictionary `trade` of the teams, repeated over the projects. */
const TEAMS: readonly (readonly [name: string, trade: number])[] = [
  ['钢筋班', 10],
  ['木工班', 11],
  ['混凝土班', 12],
  ['架子班', 13],
  ['水电班', 14],
];
const PROJECTS = 12;

/** Three teams on each of the first twelve projects; the people of a project are five, and the first leads its first team. */
export default defineDemo({
  name: 'org',
  after: ['staff'],
  async load(trx) {
    const teams = resourceRepository(trx, org);
    const rows = await trx.selectFrom('project').select(['id', 'org_id']).execute();
    const organisationOf = new Map(rows.map(({ id, org_id }) => [id, org_id]));
    // Teams are called by their leader, so that two never share a name.
    const people = await trx.selectFrom('staff').select(['id', 'name']).execute();
    const nameOf = new Map(people.map(({ id, name }) => [id, name]));
    for (let project = 1; project <= PROJECTS; project++) {
      const project_id = demoId('project', project);
      const org_id = organisationOf.get(project_id)!;
      const access = { scope: WHOLE, account_id: accountId('admin'), org_id, now: DEMO_NOW };
      for (let at = 0; at < 3; at++) {
        const [name, trade] = TEAMS[(project + at) % TEAMS.length]!;
        const left = project > 9 && at === 2;
        const leader_id = demoId('staff', (project - 1) * 5 + 1 + at);
        const record: Team = {
          team_name: `${nameOf.get(leader_id)}${name}`,
          project_id,
          trade,
          status: left ? 2 : 1,
          leader_id,
          entry_date: `2026-0${2 + at}-${String(3 + project).padStart(2, '0')}`,
          ...(left && { exit_date: '2026-08-30' }),
        };
        await teams.addAhead(access, { ...record, id: demoId('team', (project - 1) * 3 + at + 1) });
      }
    }
    await trx
      .updateTable('staff as s')
      .set({
        team_id: sql`(select t.id from team t where t.project_id = s.project_id and t.status = 1
        order by abs(t.trade - s.trade), t.id limit 1)`,
      })
      .execute();
    await trx
      .updateTable('movement as m')
      .set({ team_id: sql`(select s.team_id from staff s where s.id = m.staff_id)` })
      .execute();
  },
});
