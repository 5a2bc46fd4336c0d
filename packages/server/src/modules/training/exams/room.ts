import { paper } from '@gongdi/domain';
import { sql } from 'kysely';
import { afterWrite, defineRoom } from '../../../room.ts';
import { courseExamHandlers } from './course-exams.ts';
import { examHandlers } from './exam-handlers.ts';
import { freezePaper } from './freeze-paper.ts';
import { gradeHandlers } from './grade-handlers.ts';
import { certificateCheck } from './certificate-check.ts';
import { countAnswers, handInOverdue } from './sweeps.ts';

export default defineRoom({
  handlers: (ground) => [
    ...examHandlers(ground),
    ...gradeHandlers(ground),
    ...courseExamHandlers(ground),
    certificateCheck(ground),
  ],
  afterWrite: [afterWrite(paper, freezePaper)],
  eachMinute: [({ db }, now) => handInOverdue(db, now), ({ db }) => countAnswers(db)],
  filesInUse: () =>
    sql`select f ->> 'id' as id from paper_question, jsonb_array_elements(picture) f where picture is not null`,
});
