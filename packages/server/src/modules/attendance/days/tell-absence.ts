import {
  attendancecorrection,
  attendancerecord,
  civilDay,
  DAY_STATE,
  daysLater,
  dictionaryOf,
  STAY,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { KEY_TRADES } from './key-posts.ts';
import { daysLabel } from './text/index.ts';

/** From this hour on, the day before is taken as known: gates without network have had a night to send it. */
const FROM_HOUR = 10;
/** Most people of one sweep; the next one continues. */
const BATCH = 200;

/**
 * Tells about each project leader and safety officer who was absent yesterday without leave: whoever decides corrections
 * in the project, and the person. Each absence is told once, by one server.
 */
export async function tellAbsentPosts({ db, timeZone }: { db: Db; timeZone: string }, now: number): Promise<void> {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(now));
  if (hour < FROM_HOUR) return;
  const day = daysLater(civilDay(now, timeZone), -1);
  await transaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('attendance_day as d')
      .innerJoin('staff as s', 's.id', 'd.staff_id')
      .innerJoin('project as p', 'p.id', 'd.project_id')
      .select(['d.id', 'd.org_id', 'd.project_id', 'd.state', 's.name', 's.trade', 's.account_id', 'p.project_name'])
      .where('d.work_date', '=', day)
      .where('d.state', '=', DAY_STATE.absent)
      .where('s.trade', 'in', [...KEY_TRADES])
      .where('s.status', '=', STAY.onSite)
      .whereRef('s.project_id', '=', 'd.project_id')
      .where(
        sql<boolean>`not exists (select 1 from record_reminder m where m.resource = ${attendancerecord.name}
          and m.record_id = d.id and m.level >= 1)`,
      )
      .orderBy('d.id')
      .limit(BATCH)
      .forUpdate('d')
      .skipLocked()
      .execute();
    for (const row of rows) {
      await trx
        .insertInto('record_reminder')
        .values({
          resource: attendancerecord.name,
          record_id: row.id,
          level: 1,
          due: day,
          told_at: new Date(now).toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const accounts = await accountsWith(trx, row, [attendancecorrection.name, 'approve']);
      const post = dictionaryOf('trade').entries.find(({ value }) => value === row.trade)!.label;
      await notifyUsers(
        trx,
        [...accounts, ...(row.account_id ? [row.account_id] : [])],
        {
          kind: 'key_post_absent',
          title: daysLabel('postAbsent', { project: row.project_name, post, name: row.name, day }),
          link: `/${attendancerecord.name}/detail?id=${row.id}`,
          org_id: row.org_id,
          about: { resource: attendancerecord.name, id: row.id, state: row.state },
        },
        now,
      );
    }
  });
}
