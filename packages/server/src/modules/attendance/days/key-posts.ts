import { calls, type CallResult } from '@gongdi/api';
import { CORRECTION, DECISION, STAY, DAY_STATE, civilDay } from '@gongdi/domain';
import { sql } from 'kysely';
import { daysBetween } from '../../../attendance/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';
import type { MoreTiles } from '../../../tiles/index.ts';
import { monthSpan, requireProject } from './sheet-handlers.ts';

type KeyPosts = CallResult<typeof calls.attendance.keyPosts>;
type Post = KeyPosts['people'][number];

/** Values of the dictionary `trade`. */
const LEADER = 1;
const OFFICER = 3;

/** Posts whose presence is asked for. */
export const KEY_TRADES = [LEADER, OFFICER] as const;

interface Limits {
  ratio: number;
  /** Areas from which two and three officers are needed, m². */
  areas: readonly [two: number, three: number];
}

const limitsOf = (setting: Ground['setting']): Limits => ({
  ratio: setting('keypost_ratio'),
  areas: [setting('keypost_area_2'), setting('keypost_area_3')],
});

/** Returns how many safety officers an area asks for. */
export const officersFor = (area: number, [two, three]: Limits['areas']): number =>
  area >= three ? 3 : area >= two ? 2 : 1;

/** Returns the presence of a person in percent of the days on which it was expected; leave with consent counts. */
export const ratioOf = ({
  expected,
  halves,
  consented,
}: Pick<Post, 'expected' | 'halves' | 'consented'>): number | null =>
  expected === 0 ? null : Math.min(100, Math.floor(((halves + consented * 2) * 50) / expected));

export const keyPostsHandler = ({ db, setting, timeZone }: Pick<Ground, 'db' | 'setting' | 'timeZone'>): Handler =>
  handle(calls.attendance.keyPosts, async ({ query: { project_id, month } }, context) => {
    await requireProject(db, project_id, context);
    return keyPostsOf(db, { project_id, month, today: civilDay(context.now, timeZone) }, limitsOf(setting));
  });

/** Judges the key posts of a project in a month, until yesterday if the month still runs. */
async function keyPostsOf(
  db: Db,
  { project_id, month, today }: { project_id: string; month: string; today: string },
  { ratio: required_ratio, areas }: Limits,
): Promise<KeyPosts> {
  const { from, to } = monthSpan(month);
  const people = await postsIn(db, project_id, { from, to, today });
  const project = await db.selectFrom('project').select('floor_area').where('id', '=', project_id).executeTakeFirst();
  const floor_area = project?.floor_area ?? null;
  const officers_required = floor_area === null ? null : officersFor(floor_area, areas);
  const officers = people.filter(({ trade }) => trade === OFFICER).length;
  const leaders = people.filter(({ trade }) => trade === LEADER);
  const best = Math.max(...leaders.map(({ ratio }) => ratio ?? 100));
  const warnings: KeyPosts['warnings'] = [];
  if (leaders.length === 0) warnings.push('no_leader');
  else if (best < required_ratio) warnings.push('leader_absent');
  if (officers_required === null) warnings.push('area_unknown');
  else if (officers < officers_required) warnings.push('officers_missing');
  return { required_ratio, people, floor_area, officers_required, officers, warnings };
}

/** The leaders and safety officers on site with their days, in one statement. */
async function postsIn(
  db: Db,
  project_id: string,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<Post[]> {
  const rows = await db
    .selectFrom('staff as s')
    .leftJoin('attendance_day as d', (join) =>
      join
        .onRef('d.staff_id', '=', 's.id')
        .on('d.project_id', '=', project_id)
        .on('d.work_date', '>=', from)
        .on('d.work_date', '<=', to),
    )
    .select(['s.id as staff_id', 's.name', 's.trade'])
    .select([
      sql<number>`(count(d.id) filter (where d.state <> ${DAY_STATE.dayOff} and d.work_date < ${today}::date))::integer`.as(
        'expected',
      ),
      sql<number>`coalesce(sum(d.day_share * 2) filter (where d.work_date < ${today}::date), 0)::integer`.as('halves'),
      sql<string[]>`coalesce(array_agg(d.work_date::text) filter (where d.state = ${DAY_STATE.leave}), '{}')`.as(
        'leaves',
      ),
    ])
    .where('s.project_id', '=', project_id)
    .where('s.status', '=', STAY.onSite)
    .where('s.trade', 'in', [...KEY_TRADES])
    .groupBy(['s.id', 's.name', 's.trade'])
    .orderBy('s.trade')
    .orderBy('s.name')
    .execute();
  const agreed = await db
    .selectFrom('attendance_correction')
    .select(['staff_id', 'from_date', 'to_date'])
    .where('project_id', '=', project_id)
    .where('kind', '=', CORRECTION.leave)
    .where('status', '=', DECISION.approved)
    .where('consented_at', 'is not', null)
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .execute();
  return rows.map(({ leaves, ...row }) => {
    const own = agreed.filter(({ staff_id }) => staff_id === row.staff_id);
    const days = new Set(own.flatMap(({ from_date, to_date }) => daysBetween(from_date!, to_date!)));
    const past = leaves.filter((day) => day < today);
    const consented = past.filter((day) => days.has(day)).length;
    const one = { ...row, consented, leave: past.length - consented };
    return { ...one, ratio: ratioOf(one) };
  });
}

/** Tile of a project: warnings about its key posts in the present month, by the settings of the installation. */
export const keyPostTiles: MoreTiles = {
  tiles: [
    {
      key: 'attendance?keyposts',
      index: 'attendance',
      label: { zh: '关键岗位到岗预警', en: 'Key posts not present' },
      level: 'error',
    },
  ],
  async count({ db, timeZone, setting, now }, _access, project_id) {
    const today = civilDay(now, timeZone);
    const found = await keyPostsOf(db, { project_id, month: today.slice(0, 7), today }, limitsOf(setting));
    return { 'attendance?keyposts': found.warnings.filter((one) => one !== 'area_unknown').length };
  },
};
