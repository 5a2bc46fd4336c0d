import { calls } from '@gongdi/api';
import { civilDay, coursemeans, SITTING } from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, transaction } from '../../../store/index.ts';
import { assignTo } from './grade-handlers.ts';
import { refused } from './sittings.ts';

const DAY = 86_400_000;
/** Days to sit the paper of a course. */
const SIT_WITHIN = 7;

/** The exam at the end of a course: whoever has finished the course may sit its paper. */
export function courseExamHandlers({ db, timeZone }: Pick<Ground, 'db' | 'timeZone'>): Handler[] {
  return [
    handle(calls.learning.sit, ({ body: { id } }, context) =>
      transaction(db, async (trx) => {
        const course = await resourceRepository(trx, coursemeans).get(accessOf(context), id);
        if (!course.paper_id) throw refused('本课程没有考试', 'The course has no paper');
        const { caller, now } = context;
        const read = await trx
          .selectFrom('course_reading')
          .select('finished_at')
          .where('course_id', '=', id)
          .where('edition', '=', course.edition)
          .where('account_id', '=', caller.id)
          .executeTakeFirst();
        if (!read?.finished_at) throw refused('请先学完课程，再参加考试', 'Finish the course before you sit its paper');
        const open = await trx
          .selectFrom('sitting')
          .select(['id', 'status', 'result'])
          .where('paper_id', '=', course.paper_id)
          .where('account_id', '=', caller.id)
          .orderBy('attempt', 'desc')
          .executeTakeFirst();
        if (open && open.status !== SITTING.lapsed) return { id: open.id };
        const paper = await trx
          .selectFrom('paper')
          .select(['id', 'paper_name', 'status'])
          .where('id', '=', course.paper_id)
          .executeTakeFirstOrThrow();
        if (paper.status !== 2) throw refused('试卷还没有发布或已关闭', 'The paper is not open');
        const due_date = civilDay(now + SIT_WITHIN * DAY, timeZone);
        const person = {
          org_id: caller.org_id,
          person_name: caller.nickname,
          staff_id: null,
          account_id: caller.id,
          project_id: null,
        };
        const { ids } = await assignTo(trx, context, { id: paper.id, name: paper.paper_name, due_date }, [person]);
        return { id: ids[0]! };
      }),
    ),
  ];
}
