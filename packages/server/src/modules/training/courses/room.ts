import { calls } from '@gongdi/api';
import { coursemeans, GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { defineRoom } from '../../../room.ts';
import { permitted, resourceRepository, type Db } from '../../../store/index.ts';

const { learning } = calls;
/** Most time that one beat counts, seconds: consoles beat every 15 s, and a beat may be late. */
const BEAT = 25;
/** Code of the dictionary `course_status`. */
const PUBLISHED = 2;

export default defineRoom({ handlers: (ground) => courseHandlers(ground) });

function courseHandlers({ db }: Pick<Ground, 'db'>): Handler[] {
  return [
    handle(learning.beat, async ({ body: { id, active, position } }, context) => {
      const course = await resourceRepository(db, coursemeans).get(accessOf(context), id);
      if (course.status !== PUBLISHED)
        throw new GongdiError('conflict', { label: { zh: '课程已下架', en: 'The course is withdrawn' } });
      return countBeat(db, context, { id, edition: course.edition, min_minutes: course.min_minutes, active, position });
    }),
    handle(learning.own, async (_, context) => {
      // Raw SQL: the last sitting of each paper beside it. Published courses of a company are few.
      const { rows } = await sql<Record<string, unknown>>`
        select c.id, c.course_name, c.course_kind, c.subject, c.audience, c.edition, c.min_minutes, c.paper_id,
          p.paper_name, coalesce(r.seconds, 0) as seconds, r.finished_at, s.id as sitting_id,
          s.status as sitting_status, s.result
        from course c
        left join paper p on p.id = c.paper_id
        left join course_reading r
          on r.course_id = c.id and r.edition = c.edition and r.account_id = ${context.caller.id}
        left join lateral (
          select id, status, result from sitting
          where paper_id = c.paper_id and account_id = ${context.caller.id} order by attempt desc limit 1
        ) s on true
        where c.status = ${PUBLISHED} and ${permitted(coursemeans, accessOf(context).scope, 'read', sql`c.id`)}
        order by r.finished_at is not null, c.created_at desc limit 500`.execute(db);
      return rows as never;
    }),
    handle(learning.readers, async ({ params: { id } }, context) => {
      const course = await resourceRepository(db, coursemeans).get(accessOf(context), id);
      return db
        .selectFrom('course_reading as r')
        .innerJoin('account as a', 'a.id', 'r.account_id')
        .select(['r.account_id', 'a.nickname as name', 'r.edition', 'r.seconds', 'r.begun_at', 'r.finished_at'])
        .where('r.course_id', '=', course.id)
        .orderBy('r.beat_at', 'desc')
        .limit(500)
        .execute();
    }),
  ];
}

interface Beat {
  id: string;
  edition: string;
  min_minutes: number;
  active: boolean;
  position: number;
}

/** Adds the time since the last beat, if the course was shown and played meanwhile. */
async function countBeat(db: Db, { caller, now }: CallerContext, beat: Beat): Promise<calls.learning.CourseReading> {
  const at = new Date(now).toISOString();
  const needed = beat.min_minutes * 60;
  const since = sql`least(${BEAT}::float8, greatest(0, extract(epoch from ${at}::timestamptz - r.beat_at)))`;
  const seconds = beat.active ? sql`r.seconds + ${since}` : sql`r.seconds`;
  // Raw SQL: an upsert that measures from the row that is there.
  const { rows } = await sql<{ seconds: number; furthest: number; finished_at: string | null }>`
    insert into course_reading as r (course_id, edition, account_id, begun_at, beat_at)
    values (${beat.id}, ${beat.edition}, ${caller.id}, ${at}, ${at})
    on conflict (course_id, edition, account_id) do update set
      seconds = ${seconds},
      furthest = greatest(r.furthest, least(${beat.position}::float8, r.furthest + ${since})),
      beat_at = excluded.beat_at,
      finished_at = coalesce(r.finished_at, case when ${seconds} >= ${needed} then excluded.beat_at end)
    returning seconds, furthest, finished_at`.execute(db);
  const row = rows[0]!;
  return {
    course_id: beat.id,
    ...row,
    finished_at: row.finished_at && new Date(row.finished_at).toISOString(),
    min_minutes: beat.min_minutes,
  };
}
