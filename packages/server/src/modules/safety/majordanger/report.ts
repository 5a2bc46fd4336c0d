import { civilDay, MAJOR_DANGER, majordanger, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { dangerLabel, refusal } from './text/index.ts';

type Danger = RowOf<typeof majordanger>;

/** Most people who are told of one danger. */
const PEOPLE = 500;

/** Reports a new danger to whom it concerns, and keeps on the record who was told. */
export async function reportDanger(trx: Db, row: Danger, context: WriteContext): Promise<void> {
  await checkOnce(trx, row, context);
  if (context.before) return;
  if (row.found_on > civilDay(context.now, context.timeZone)) throw refusal(context, 'found_on', 'later');
  const people = await concerned(trx, row);
  await trx
    .updateTable('major_danger')
    .set({ told_people: JSON.stringify(people) as never })
    .where('id', '=', row.id)
    .execute();
  const project = await trx
    .selectFrom('project')
    .select('project_name')
    .where('id', '=', row.project_id)
    .executeTakeFirst();
  await notifyUsers(
    trx,
    people,
    {
      kind: 'major_danger',
      title: dangerLabel('found', { name: row.danger_title, project: project?.project_name ?? '' }),
      link: `/${majordanger.name}/detail?id=${row.id}`,
      org_id: row.org_id,
      about: { resource: majordanger.name, id: row.id, state: row.danger_status },
    },
    context.now,
  );
}

/** An order is a major danger once. @throws GongdiError */
async function checkOnce(trx: Db, { id, order_id }: Danger, context: WriteContext): Promise<void> {
  if (!order_id) return;
  const other = await trx
    .selectFrom('major_danger')
    .select('danger_title')
    .where('order_id', '=', order_id)
    .where('danger_status', '!=', MAJOR_DANGER.withdrawn)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw refusal(context, 'order_id', 'twice', { name: other.danger_title });
}

/** Who corrects and verifies, who holds a post in the project, who may verify there, and the regulators who see it. */
async function concerned(trx: Db, { project_id, org_id, rectifier_id, verifier_id }: Danger): Promise<string[]> {
  const able = await accountsWith(trx, { project_id, org_id }, [majordanger.name, 'pass']);
  // Raw SQL: the organisations that see that of the record, or one above it, are found by the beginning of its path.
  const { rows } = await sql<{ id: string }>`
    select account_id as id from quality_post where project_id = ${project_id}
      and (to_on is null or to_on >= current_date)
    union select a.id from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id
      join organisation own on own.id = a.org_id
      where r.role_code = 'regulator' and not a.disabled and exists (
        select 1 from organisation_view v join organisation seen on seen.id = v.seen_org_id
          join organisation home on home.id = ${org_id} join organisation looks on looks.id = v.org_id
        where starts_with(home.path, seen.path) and starts_with(own.path, looks.path))
    limit ${PEOPLE}`.execute(trx);
  return [...new Set([rectifier_id, verifier_id, ...able, ...rows.map(({ id }) => id)])].slice(0, PEOPLE);
}
