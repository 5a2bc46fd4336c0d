import { CONTRACT, equip_v2, movement_v2, org_v2, safebehaviour_v2, staff_v2, STAY, train_v2 } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { contractOn, contractSql, gearSql, leftSql, lightSql, owedSql } from '../../../labour/index.ts';
import { anyOf, type Counted } from '../../../store/index.ts';
import { seesBy } from './columns.ts';
import { OVER } from './trainings.ts';

/** Contract of the person whom the row names, on a day. */
const contractOf = (staff_id: ReturnType<typeof sql.ref>, day: string, { setting }: Ground) =>
  sql`(select ${contractOn('s', day, setting)} from staff s where s.id = ${staff_id})`;

/** SQL of the columns of `people.ts`, `behaviour.ts`, `teams.ts` and `trainings.ts` by which lists filter. */
export const counted = (ground: () => Ground): Counted => ({
  [staff_v2.name]: ({ day, may }) => {
    const [id, { setting }, sees] = [sql.ref(`${staff_v2.noun}.id`), ground(), seesBy(may)];
    return {
      contract_state: contractOn(staff_v2.noun, day, setting),
      wages_owed: sees.wages ? owedSql(id) : undefined,
      safety_light: sees.points ? lightSql(id, day, setting) : undefined,
      gear_held: sees.gear ? gearSql(id) : undefined,
    };
  },
  [movement_v2.name]: ({ may }) => {
    const row = (name: string) => sql.ref(`${movement_v2.noun}.${name}`);
    const last = sql`${row('moved_on')} + ${ground().setting('contract_notice_days')}::integer`;
    return {
      contract_state: sql`(select ${contractSql('s', row('moved_on'), last)} from staff s where s.id = ${row('staff_id')})`,
      wages_owed: seesBy(may).wages ? owedSql(row('staff_id')) : undefined,
    };
  },
  [equip_v2.name]: ({ day, may }) => {
    const holder = sql.ref(`${equip_v2.noun}.staff_id`);
    return {
      holder_left: leftSql(holder),
      contract_state: contractOf(holder, day, ground()),
      wages_owed: seesBy(may).wages ? owedSql(holder) : undefined,
    };
  },
  [safebehaviour_v2.name]: ({ day }) => {
    const person = sql.ref(`${safebehaviour_v2.noun}.staff_id`);
    return {
      safety_light: lightSql(person, day, ground().setting),
      contract_state: contractOf(person, day, ground()),
    };
  },
  [org_v2.name]: ({ day, may }) => {
    const own = sql`from staff s where s.team_id = ${sql.ref(`${org_v2.noun}.id`)}`;
    const bare = anyOf<number>([CONTRACT.none, CONTRACT.ended]);
    return {
      without_contract: sql`(select count(*) ${own} and s.status = ${STAY.onSite}
        and ${contractOn('s', day, ground().setting)} = ${bare})`,
      wages_owed: seesBy(may).wages ? sql`(select coalesce(sum(${owedSql(sql.ref('s.id'))}), 0) ${own})` : undefined,
    };
  },
  [train_v2.name]: () => {
    const row = (name: string) => sql.ref(`${train_v2.noun}.${name}`);
    return {
      absent_count: sql`case when ${row('status')} = ${anyOf([...OVER])} then (select count(*)
        from jsonb_array_elements_text(coalesce(${row('staff_ids')}, '[]')) expected(id) where not exists
          (select 1 from training_sign k where k.training_id = ${row('id')} and k.staff_id = expected.id)) end`,
    };
  },
});
