import {
  civilDay,
  instantAt,
  org,
  PASSAGE_CLOCK,
  PASSAGE_DIRECTION,
  PASSAGE_OUTCOME,
  STAY,
  train,
  TRAINING,
  TRAINING_STATE,
  type Label,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { accountsWith } from '../../../labour/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { talksLabel } from './text/index.ts';

/** Who has come since then may still be at the talk. */
const JUST_COME = 3_600_000;
/** Most teams, and most talks, of one sweep; the next one continues. */
const BATCH = 500;
/** Most teams or people that a notice names. */
const NAMED = 5;
const HELD = [TRAINING_STATE.held, TRAINING_STATE.archived];
/** Levels of overdue records count up from 1, and a talk has such a term too. */
const LEVEL = -1;

type TalksGround = Pick<Ground, 'db' | 'timeZone' | 'setting'>;

/** A team that came on site and had no talk. */
interface Team {
  id: string;
  team_name: string;
  project_id: string;
  org_id: string | null;
  project_name: string;
  /** Account of the leader. */
  leader: string | null;
  /** Its people who came today; 0: its daily work names no number. */
  heads: number;
  /** Whether a gate saw them, or else the daily work says that the team is there. */
  seen: boolean;
}

interface Sweep {
  /** Civil day. */
  today: string;
  hour: number;
  now: number;
  /** Raw SQL: the ids of people who came through a gate today, more than an hour ago. */
  came: ReturnType<typeof cameSince>;
}

/**
 * From the hour of the setting on, tells of each team whose people came through a gate today without a daily talk, and
 * of each talk that people did not sign in to who came. Of a project without gates, a team is there when the daily work
 * of today names it; who of it came is not known. Each team and talk is told once a day, by one server.
 */
export async function tellMissedTalks({ db, timeZone, setting }: TalksGround, now: number): Promise<void> {
  const hour = setting('training_talk_hour');
  const today = civilDay(now, timeZone);
  if (hour === 0 || now < Date.parse(instantAt(`${today} ${String(hour).padStart(2, '0')}:00:00`, timeZone))) return;
  const sweep: Sweep = { today, hour, now, came: cameSince(instantAt(`${today} 00:00:00`, timeZone), now - JUST_COME) };
  await transaction(db, (trx) => tellTeams(trx, sweep));
  await transaction(db, (trx) => tellUnsigned(trx, sweep));
}

const cameSince = (from: string, until: number) => sql<{ staff_id: string; project_id: string }>`(
  select distinct p.staff_id, p.project_id from passage p
  where p.passed_at >= ${from}::timestamptz and p.passed_at <= ${new Date(until).toISOString()}::timestamptz
    and p.outcome = ${PASSAGE_OUTCOME.passed} and p.clock <> ${PASSAGE_CLOCK.doubtful}
    and coalesce(p.direction, ${PASSAGE_DIRECTION.in}) = ${PASSAGE_DIRECTION.in} and p.staff_id is not null)`;

/** A talk is there when somebody of the team signed in to it, or when it was held and names somebody of the team. */
async function tellTeams(trx: Db, sweep: Sweep): Promise<void> {
  const { today, hour, now, came } = sweep;
  const reported = new Date(now - JUST_COME).toISOString();
  // Raw SQL: two sources of who is there, and the list of expected people is JSON.
  const { rows } = await sql<Team>`
    with there as (
      select s.team_id, came.project_id, count(*)::integer as heads, true as seen
      from ${came} came join staff s on s.id = came.staff_id and s.status = ${STAY.onSite}
      group by s.team_id, came.project_id
      union all
      select w.team_id, w.project_id, coalesce(sum(w.heads), 0)::integer, false
      from work_day w
      where w.work_date = ${today}::date and w.team_id is not null and w.created_at <= ${reported}::timestamptz
        and not exists (select 1 from gate g where g.project_id = w.project_id)
      group by w.team_id, w.project_id)
    select distinct on (t.project_id, t.team_name, t.id)
      t.id, t.team_name, t.project_id, t.org_id, j.project_name, l.account_id as leader, there.heads, there.seen
    from there
    join team t on t.id = there.team_id and t.project_id = there.project_id
    join project j on j.id = t.project_id
    left join staff l on l.id = t.leader_id
    where not exists (select 1 from record_reminder m
        where m.resource = ${org.name} and m.record_id = t.id and m.level = ${LEVEL} and m.due = ${today}::date)
      and not exists (select 1 from training g
        where g.project_id = t.project_id and g.training_date = ${today}::date and g.training_kind = ${TRAINING.daily}
          and g.status <> ${TRAINING_STATE.cancelled}
          and (exists (select 1 from training_sign k join staff m on m.id = k.staff_id
                where k.training_id = g.id and m.team_id = t.id)
            or (g.status = any(${HELD}::integer[]) and exists (select 1 from staff m
                where m.team_id = t.id and g.staff_ids ? m.id))))
    order by t.project_id, t.team_name, t.id, there.seen desc limit ${BATCH}`.execute(trx);
  const fresh = await firstTold(trx, org.name, rows, sweep);
  const link = `/${train.name}?${new URLSearchParams({
    training_kind: String(TRAINING.daily),
    begin_training_date: today,
    end_training_date: today,
  })}`;
  for (const project_id of new Set(fresh.map((team) => team.project_id))) {
    const teams = fresh.filter((team) => team.project_id === project_id);
    const { org_id, project_name: project } = teams[0]!;
    const accounts = await accountsWith(trx, { project_id, org_id }, [train.name, 'hold']);
    const named = listed(
      teams.map(({ team_name: team, heads }) => talksLabel(heads > 0 ? 'team' : 'teamAlone', { team, heads })),
    );
    await notifyUsers(
      trx,
      accounts,
      {
        kind: 'talk_missed',
        title: talksLabel('noTalk', { hour, project, teams: named }),
        link,
        // Who looks after many sites has one notice of the day, with the sum.
        group: `talk:${today}`,
        times: teams.length,
        org_id,
      },
      now,
    );
    for (const { leader, team_name: team, heads, seen } of teams)
      if (leader !== null && !accounts.includes(leader))
        await notifyUsers(
          trx,
          [leader],
          {
            kind: 'talk_missed',
            title: talksLabel(seen ? 'teamWithoutTalk' : 'workWithoutTalk', { project, team, heads, hour }),
            link,
            org_id,
          },
          now,
        );
  }
}

/** A talk that was held, with who was expected, came, and did not sign in. */
interface Unsigned {
  id: string;
  training_name: string;
  org_id: string | null;
  account_id: string;
  heads: number;
  /** The first of them. */
  names: string[];
}

async function tellUnsigned(trx: Db, sweep: Sweep): Promise<void> {
  const { today, now, came } = sweep;
  // Raw SQL: the list of expected people is JSON.
  const { rows } = await sql<Unsigned>`
    select g.id, g.training_name, g.org_id, coalesce(g.organiser_id, g.created_by) as account_id,
      count(*)::integer as heads, (array_agg(s.name order by s.name, s.id))[1:${NAMED + 1}] as names
    from training g
    join ${came} came on came.project_id = g.project_id and g.staff_ids ? came.staff_id
    join staff s on s.id = came.staff_id
    where g.training_date = ${today}::date and g.training_kind = ${TRAINING.daily}
      and g.status = any(${HELD}::integer[]) and coalesce(g.organiser_id, g.created_by) is not null
      and not exists (select 1 from training_sign k where k.training_id = g.id and k.staff_id = came.staff_id)
      and not exists (select 1 from record_reminder m
        where m.resource = ${train.name} and m.record_id = g.id and m.level = ${LEVEL} and m.due = ${today}::date)
    group by g.id order by g.id limit ${BATCH}`.execute(trx);
  for (const { id, training_name: training, org_id, account_id, heads, names } of await firstTold(
    trx,
    train.name,
    rows,
    sweep,
  ))
    await notifyUsers(
      trx,
      [account_id],
      {
        kind: 'talk_missed',
        title: talksLabel('unsigned', {
          training,
          heads,
          names: listed(names.map((name) => ({ zh: name, en: name }))),
        }),
        link: `/${train.name}/detail?id=${id}`,
        org_id,
        about: { resource: train.name, id },
      },
      now,
    );
}

/** Stores that these are told today. @returns those that nobody was told of before */
async function firstTold<T extends { id: string }>(
  trx: Db,
  resource: string,
  rows: readonly T[],
  { today, now }: Sweep,
): Promise<T[]> {
  if (rows.length === 0) return [];
  const told_at = new Date(now).toISOString();
  const stored = await trx
    .insertInto('record_reminder')
    .values(rows.map(({ id }) => ({ resource, record_id: id, level: LEVEL, due: today, told_at })))
    .onConflict((conflict) => conflict.columns(['resource', 'record_id', 'level', 'due']).doNothing())
    .returning('record_id')
    .execute();
  const ids = new Set(stored.map(({ record_id }) => record_id));
  return rows.filter(({ id }) => ids.has(id));
}

/** The first few, and that there are more. */
function listed(labels: readonly Label[]): Label {
  const [comma, more] = [talksLabel('comma'), talksLabel('more')];
  const inLang = (lang: 'zh' | 'en') => {
    const words = labels.slice(0, NAMED).map((label) => label[lang]);
    return words.join(comma[lang]) + (labels.length > NAMED ? more[lang] : '');
  };
  return { zh: inLang('zh'), en: inLang('en') };
}
