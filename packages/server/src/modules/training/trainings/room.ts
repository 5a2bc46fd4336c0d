import { calls } from '@gongdi/api';
import { civilDay, GongdiError, staff, train, trainsign, TRAINING_STATE, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf, type WriteContext } from '../../../resources/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { permitted, resourceRepository, type Db } from '../../../store/index.ts';
import { trainingFactsOf } from '../../../training/index.ts';
import { tellMissedTalks } from './tell-talks.ts';

const { learning } = calls;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Codes of the dictionary `training_status` in which people may sign in. */
const OPEN = new Set<number>([TRAINING_STATE.planned, TRAINING_STATE.overdue, TRAINING_STATE.held]);

export default defineRoom({
  handlers: (ground) => trainingHandlers(ground),
  training:
    ({ setting, timeZone }) =>
    async (db, people, day) => {
      const facts = await trainingFactsOf(db, people, day, { setting, timeZone });
      return new Map([...facts].map(([id, { missing }]) => [id, missing]));
    },
  afterWrite: [afterWrite(trainsign, signIn), afterWrite(train, planAgain)],
  hourly: [tellMissedTalks],
});

/** Fills in time and hours of a sign-in, and counts those who took part. */
async function signIn(trx: Db, row: RowOf<typeof trainsign>, { now }: WriteContext): Promise<void> {
  // The lock makes two sign-ins of one person wait for each other.
  const training = await trx
    .selectFrom('training')
    .select(['id', 'status', 'hours'])
    .where('id', '=', row.training_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!OPEN.has(training.status))
    throw new GongdiError('conflict', {
      label: { zh: '培训已归档或已取消，不能签到', en: 'The training is archived or cancelled' },
    });
  const { twice } = await trx
    .selectFrom('training_sign')
    .select(({ fn }) => fn.countAll<number>().as('twice'))
    .where('training_id', '=', row.training_id)
    .where('staff_id', '=', row.staff_id)
    .where('id', '!=', row.id)
    .executeTakeFirstOrThrow();
  if (twice > 0)
    throw new GongdiError('conflict', { label: { zh: '该人员已签到', en: 'This person has signed in already' } });
  await trx
    .updateTable('training_sign')
    .set({ signed_at: row.signed_at ?? new Date(now).toISOString(), hours: training.hours })
    .where('id', '=', row.id)
    .execute();
  await trx
    .updateTable('training')
    .set({
      signed_count: sql`(select count(*) from training_sign where training_id = ${row.training_id})`,
    })
    .where('id', '=', row.training_id)
    .execute();
}

/** An overdue training that gets a later day is planned again. */
async function planAgain(trx: Db, row: RowOf<typeof train>, { now, timeZone }: WriteContext): Promise<void> {
  if (row.status !== TRAINING_STATE.overdue || row.training_date < civilDay(now, timeZone)) return;
  // Raw: it follows from the change that was just made.
  await trx.updateTable('training').set({ status: TRAINING_STATE.planned }).where('id', '=', row.id).execute();
}

function trainingHandlers({ db, setting, timeZone }: Pick<Ground, 'db' | 'setting' | 'timeZone'>): Handler[] {
  return [
    handle(learning.facts, async ({ query: { staff_id, date } }, context) => {
      const person = await personOf(db, context, staff_id);
      const day = date ?? civilDay(context.now, timeZone);
      const { facts, missing } = (
        await trainingFactsOf(db, [{ ...person, staff_id: person.id }], day, { setting, timeZone })
      ).get(person.id)!;
      return { facts, missing: missing.length };
    }),
    handle(learning.card, async ({ query: { staff_id } }, context) => {
      const person = await personOf(db, context, staff_id);
      const taken = await db
        .selectFrom('training_sign as s')
        .innerJoin('training as t', 't.id', 's.training_id')
        .select(['t.training_kind', 't.training_name', 't.training_date', 't.hours', 't.trainer', 't.content'])
        .select(['s.signed_at'])
        .where('s.staff_id', '=', staff_id)
        .where('t.status', 'in', [2, 3])
        .where(permitted(train, accessOf(context).scope, 'read', sql`t.id`) as never)
        .orderBy('t.training_date')
        .execute();
      const exams = await db
        .selectFrom('sitting as s')
        .innerJoin('paper as p', 'p.id', 's.paper_id')
        .select(['p.paper_name', 'p.level', 's.score', 's.result', 's.handed_at', 's.certificate_number'])
        .where('s.staff_id', '=', staff_id)
        .where('s.result', 'is not', null)
        .orderBy('s.handed_at')
        .execute();
      const { educationCard } = await import('./education-card.ts');
      const bytes = await educationCard({ person, taken, exams }, context.lang);
      const title = context.lang === 'zh' ? '三级安全教育卡' : 'Education card';
      return { bytes, type: DOCX, name: `${title}_${person.name}.docx` };
    }),
  ];
}

async function personOf(db: Db, context: CallerContext, id: string) {
  const row = await resourceRepository(db, staff).get(accessOf(context), id);
  const project = await db
    .selectFrom('project')
    .select('project_name')
    .where('id', '=', row.project_id ?? '')
    .executeTakeFirst();
  return {
    id,
    name: row.name,
    trade: row.trade,
    gender: row.gender ?? null,
    entry_date: row.entry_date ?? null,
    project_id: row.project_id ?? null,
    project_name: project?.project_name ?? '',
  };
}
