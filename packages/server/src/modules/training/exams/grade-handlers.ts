import { calls } from '@gongdi/api';
import {
  civilDay,
  GongdiError,
  grade,
  library,
  paper,
  permission,
  SITTING,
  staff,
  usermanage,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit, recordAudits } from '../../../audit/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { notifyUsers } from '../../../notify/index.ts';
import { showFiles } from '../../../files/index.ts';
import { accessOf, picturesOf } from '../../../resources/index.ts';
import { anyOf, permitted, resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { outcomeOf, questionShown } from './exam-handlers.ts';
import { checkAddress } from './certificate-check.ts';
import { certificateCode } from './certificate-code.ts';
import { companyOf, personOf } from './certificate-facts.ts';
import { closeSitting } from './finish.ts';
import { mayRepeat, questionsOf, refused, sittingsWithPaper, wrongState, type Sitting } from './sittings.ts';

const { exam } = calls;
/** Code of the dictionary `paper_status`. */
const PUBLISHED = 2;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Handlers for those who assign exams, mark them and print what came of them. */
export function gradeHandlers({
  db,
  blobs,
  fileKey,
  timeZone,
}: Pick<Ground, 'db' | 'blobs' | 'fileKey' | 'timeZone'>): Handler[] {
  return [
    handle(exam.assign, ({ body }, context) =>
      transaction(db, async (trx) => {
        const found = await resourceRepository(trx, paper).get(accessOf(context), body.paper_id);
        if (found.status !== PUBLISHED) throw refused('试卷还没有发布', 'The paper is not published');
        const people = await peopleOf(trx, context, body);
        const about = { id: found.id, name: found.paper_name, due_date: body.due_date };
        const { added, left_out } = await assignTo(trx, context, about, people);
        return { added, left_out };
      }),
    ),
    handle(exam.mark, ({ body: { id, marks } }, context) =>
      transaction(db, async (trx) => {
        const row = await sittingsWithPaper(trx)
          .where('s.id', '=', id)
          .where(permitted(grade, accessOf(context).scope, 'write', sql`s.id`))
          .forUpdate('s')
          .executeTakeFirst();
        if (!row) throw new GongdiError('notFound');
        if (row.status !== SITTING.handedIn) throw wrongState(row.status);
        await keepMarks(trx, row, marks);
        const { waiting } = await trx
          .selectFrom('sitting_answer')
          .select(({ fn }) => fn.countAll<number>().as('waiting'))
          .where('sitting_id', '=', id)
          .where('points', 'is', null)
          .executeTakeFirstOrThrow();
        if (waiting === 0) await closeSitting(trx, row, context.caller.id, context.now);
        const after = await sittingsWithPaper(trx).where('s.id', '=', id).executeTakeFirstOrThrow();
        const event = { action: 'mark_exam' as const, subject: grade.name, subject_id: id };
        await recordAudit(trx, context, actorOf(context.caller), { ...event, after: outcomeOf(after) });
        return outcomeOf(after);
      }),
    ),
    handle(exam.result, async ({ params: { id } }, context) => {
      const { row, marks } = await finishedSitting(db, context, id);
      const solved = marks || (row.status === SITTING.marked && row.shows_answers && !mayRepeat(row));
      const answers = await db.selectFrom('sitting_answer').selectAll().where('sitting_id', '=', id).execute();
      const given = new Map(answers.map((one) => [one.position, one]));
      const key = await fileKey();
      const questions = (await questionsOf(db, row.paper_id)).map((one) => ({
        ...questionShown(one, key, context),
        given: given.get(one.position)?.value ?? null,
        got: given.get(one.position)?.points ?? null,
        answer: solved ? one.answer : null,
        analysis: solved ? one.analysis : null,
      }));
      const { person_name, paper_name, paper_id } = row;
      return { sitting: { ...outcomeOf(row), person_name, paper_name, paper_id }, solved, questions };
    }),
    handle(exam.certificate, async ({ params: { id } }, context) => {
      const { staff_id, ...said } = await certificateOf({ db, fileKey, timeZone }, id, context);
      const { certificateDocument } = await import('./certificate.ts');
      const photo = await photoOf({ db, blobs }, await photographed(db, staff_id, context), context);
      const bytes = await certificateDocument({ ...said, photo }, context.lang);
      return { bytes, type: DOCX, name: `${said.certificate_number}_${said.person_name}.docx` };
    }),
    handle(exam.certificateFacts, async ({ params: { id } }, context) => {
      const { staff_id, ...said } = await certificateOf({ db, fileKey, timeZone }, id, context);
      const person = await photographed(db, staff_id, context);
      const [photo] = person
        ? (showFiles(staff, person, await fileKey(), context.caller, context.now).photo ?? [])
        : [];
      return { ...said, photo: photo ?? null };
    }),
    handle(exam.paperQuestions, async ({ params: { id } }, context) => {
      const found = await resourceRepository(db, paper).get(accessOf(context), id);
      const key = await fileKey();
      return (await questionsOf(db, found.id)).map((one) => ({
        ...questionShown(one, key, context),
        answer: one.answer,
        analysis: one.analysis,
      }));
    }),
  ];
}

/**
 * Returns what the certificate of a passed exam says.
 * @throws GongdiError `notFound`, or that there is none
 */
async function certificateOf(
  { db, fileKey, timeZone }: Pick<Ground, 'db' | 'fileKey' | 'timeZone'>,
  id: string,
  context: CallerContext,
) {
  const { row } = await finishedSitting(db, context, id);
  const { certificate_number, certificate_until, person_name, paper_name, score, total_points, staff_id } = row;
  if (!certificate_number) throw refused('考试未合格或试卷不发证', 'There is no certificate');
  const [company, { trade }] = await Promise.all([companyOf(db, row.org_id), personOf(db, staff_id)]);
  return {
    certificate_number,
    certificate_until,
    person_name,
    paper_name,
    score,
    total_points,
    staff_id,
    company,
    trade,
    address: checkAddress(context, certificateCode(await fileKey(), id)),
    day: civilDay(Date.parse(row.handed_at!), timeZone),
  };
}

/** Returns a person on file with the photograph, if the caller sees the person. */
async function photographed(
  db: Db,
  staff_id: string | null,
  context: CallerContext,
): Promise<RowOf<typeof staff> | undefined> {
  if (staff_id === null) return undefined;
  for await (const [person] of resourceRepository(db, staff).each(accessOf(context), {}, [staff_id])) return person;
  return undefined;
}

/** Returns the bytes of the first photograph of a person. */
async function photoOf(
  { db, blobs }: Pick<Ground, 'db' | 'blobs'>,
  person: RowOf<typeof staff> | undefined,
  context: CallerContext,
): Promise<Uint8Array | undefined> {
  const photo = person?.photo?.slice(0, 1) ?? [];
  if (!person || photo.length === 0) return undefined;
  const only = { ...person, id_photos: null, form_photos: null, contract_files: null, commitment_files: null, photo };
  const [bytes] = (await picturesOf(db, blobs, staff, [only], context)).values();
  return bytes;
}

interface Person {
  /** Organisation of the person: there the exam is seen. */
  org_id: string | null;
  person_name: string;
  staff_id: string | null;
  account_id: string | null;
  project_id: string | null;
}

/** Returns the people whom a paper is to be assigned to; whoever is not visible to the caller is missing. */
async function peopleOf(
  trx: Db,
  context: CallerContext,
  { staff_ids, account_ids }: { staff_ids: readonly string[]; account_ids: readonly string[] },
): Promise<Person[]> {
  const access = accessOf(context);
  const names = await resourceRepository(trx, usermanage).titles(access, { ids: account_ids });
  const accounts = await trx
    .selectFrom('account')
    .select(['id', 'org_id'])
    .where('id', '=', anyOf([...names.keys()]))
    .execute();
  const rows = await trx
    .selectFrom('staff as t')
    .select(['t.id', 't.name', 't.project_id', 't.org_id'])
    .where(sql<boolean>`t.id = any(${[...staff_ids]}) and ${permitted(staff, access.scope, 'write', sql`t.id`)}`)
    .execute();
  if (rows.length !== new Set(staff_ids).size || names.size !== new Set(account_ids).size)
    throw refused('部分人员不存在或不在您的管理范围内', 'Some of the people do not exist or are not yours');
  return [
    ...rows.map((one): Person => ({
      org_id: one.org_id,
      person_name: one.name,
      staff_id: one.id,
      account_id: null,
      project_id: one.project_id,
    })),
    ...accounts.map(({ id, org_id }): Person => ({
      org_id,
      person_name: names.get(id)!,
      staff_id: null,
      account_id: id,
      project_id: null,
    })),
  ];
}

/** Makes a sitting for each person who has neither an open nor a passed one of the paper, and tells those with accounts. */
export async function assignTo(
  trx: Db,
  context: CallerContext,
  { id, name, due_date }: { id: string; name: string; due_date: string },
  people: readonly Person[],
): Promise<{ added: number; left_out: number; ids: string[] }> {
  const keys = people.map((one) => one.staff_id ?? one.account_id);
  const before = await trx
    .selectFrom('sitting')
    .select(['status', 'result', 'attempt'])
    .select(sql<string>`coalesce(staff_id, account_id)`.as('person'))
    .where('paper_id', '=', id)
    .where(sql<boolean>`coalesce(staff_id, account_id) = any(${keys})`)
    .execute();
  const busy = new Set<string>();
  const attempts = new Map<string, number>();
  for (const { person, status, result, attempt } of before) {
    attempts.set(person, Math.max(attempts.get(person) ?? 0, attempt));
    if (result === 1 || status === SITTING.assigned || status === SITTING.running || status === SITTING.handedIn)
      busy.add(person);
  }
  const free = people.filter((one) => !busy.has(one.staff_id ?? one.account_id!));
  if (free.length === 0) return { added: 0, left_out: people.length, ids: [] };
  const ids: string[] = [];
  for (const org_id of new Set(free.map((one) => one.org_id)))
    ids.push(
      ...(await resourceRepository(trx, grade).insertMany(
        { ...accessOf(context), org_id },
        free.flatMap(({ org_id: own, ...one }) => {
          const attempt = (attempts.get(one.staff_id ?? one.account_id!) ?? 0) + 1;
          return own === org_id ? [{ ...one, paper_id: id, status: SITTING.assigned, attempt, due_date }] : [];
        }),
      )),
    );
  await recordAudits(
    trx,
    context,
    actorOf(context.caller),
    ids.map((subject_id) => ({ action: 'add' as const, subject: grade.name, subject_id, after: { paper_id: id } })),
  );
  const title = { zh: `请在 ${due_date} 前参加考试：${name}`, en: `Exam to sit by ${due_date}: ${name}` };
  const accounts = free.flatMap((one) => one.account_id ?? []);
  await notifyUsers(trx, accounts, { kind: 'exam_assigned', title, link: '/grade?status=1' }, context.now);
  return { added: free.length, left_out: people.length - free.length, ids };
}

async function keepMarks(trx: Db, row: Sitting, marks: readonly { position: number; points: number }[]): Promise<void> {
  const questions = new Map((await questionsOf(trx, row.paper_id)).map((one) => [one.position, one]));
  for (const { position, points } of marks) {
    const most = questions.get(position)?.points;
    if (most === undefined || points > most)
      throw new GongdiError('invalid', {
        label: {
          zh: `第 ${position + 1} 题的得分不能超过 ${most ?? 0} 分`,
          en: `Question ${position + 1}: at most ${most ?? 0} points`,
        },
      });
    await trx
      .updateTable('sitting_answer')
      .set({ points })
      .where('sitting_id', '=', row.id)
      .where('position', '=', position)
      .where('points', 'is', null)
      .execute();
  }
}

/**
 * Returns a sitting that has been handed in: the caller's own, or one that the caller may see as a marker or in the list.
 * @throws GongdiError `notFound`; `conflict` while it has not been handed in
 */
async function finishedSitting(db: Db, context: CallerContext, id: string): Promise<{ row: Sitting; marks: boolean }> {
  const { caller } = context;
  const row = await sittingsWithPaper(db)
    .where('s.id', '=', id)
    .where(
      sql<boolean>`(s.account_id = ${caller.id} or ${
        caller.permissions.has(permission(grade.name, 'detail'))
          ? permitted(grade, accessOf(context).scope, 'read', sql`s.id`)
          : sql`false`
      })`,
    )
    .executeTakeFirst();
  if (!row) throw new GongdiError('notFound');
  if (row.status !== SITTING.handedIn && row.status !== SITTING.marked) throw wrongState(row.status);
  // Whoever sits the exam does not see its solutions early by being allowed to mark those of others.
  const marks = row.account_id !== caller.id && caller.permissions.has(permission(library.name, 'list'));
  return { row, marks };
}
