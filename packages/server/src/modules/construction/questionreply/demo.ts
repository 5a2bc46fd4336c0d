import { civilDay, DEFAULT_TIME_ZONE, questionreply, TERM_KEPT } from '@gongdi/domain';
import {
  accountId,
  DEMO_NOW,
  defineDemo,
  demoAccess,
  demoId,
  demoTime,
  organisationId,
  type DemoPorts,
} from '../../../demo/index.ts';
import { defaultSetting } from '../../../settings/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { QUESTIONS, type DemoQuestion } from './demo-questions.ts';
import { sketchOf } from './demo-sketches.ts';

/** Site offices of the projects that are not run by the branch itself. */
const OFFICES: Readonly<Record<number, string>> = { 1: 'kechuang' };
const officeOf = ({ project }: DemoQuestion): string => OFFICES[project] ?? 'shanghai';

const day = (ago: number): string => civilDay(DEMO_NOW - ago * 86_400_000, DEFAULT_TIME_ZONE);

/** Returns the number of a question: those of each kind are counted by office. */
function numberOf(index: number): string {
  const { kind } = QUESTIONS[index]!;
  const office = officeOf(QUESTIONS[index]!);
  const before = QUESTIONS.slice(0, index + 1).filter((one) => one.kind === kind && officeOf(one) === office);
  return `${kind === 1 ? 'WT' : 'FK'}-2026-${String(before.length).padStart(3, '0')}`;
}

/** Returns the record of a question without its pictures. */
export function recordOf(index: number) {
  const one = QUESTIONS[index]!;
  const { ago, answered, closed } = one;
  return {
    id: demoId('enquiry', index + 1),
    question_title: one.title,
    question_number: numberOf(index),
    status: one.status,
    question_kind: one.kind,
    question_subject: one.subject,
    project_id: demoId('project', one.project),
    content: one.content,
    asker_id: accountId(one.asker),
    answerer_id: accountId(one.answerer),
    asked_on: day(ago),
    deadline: day(ago - one.term),
    ...(one.part && { part: one.part }),
    ...(one.answer && { answer: one.answer }),
    ...(answered !== undefined && one.status !== 4 && { answered_at: demoTime(ago - answered, 16, 20) }),
    ...(closed !== undefined && { closed_at: demoTime(ago - (answered ?? 0) - closed, 10, 40) }),
    ...(answered !== undefined && { term_kept: answered > one.term ? TERM_KEPT.late : TERM_KEPT.kept }),
    ...(one.satisfaction && {
      reopen_until: day(ago - (answered ?? 0) - (closed ?? 0) - defaultSetting('enquiry_reopen_days')),
    }),
    reopened_count: one.reopened?.times ?? 0,
    ...(one.reopened && {
      reopen_reason: one.reopened.why,
      reopened_at: demoTime(ago - (answered ?? 0) - 1, 9, 15),
    }),
    ...(one.satisfaction && { satisfaction: one.satisfaction }),
    ...(one.opinion && { opinion: one.opinion }),
  };
}

/** Questions and feedback of the Shanghai projects in every state. */
export default defineDemo({
  name: 'questionreply',
  after: ['projectmanage'],
  async load(trx: Db, { blobs }: DemoPorts) {
    for (const [index, one] of QUESTIONS.entries()) {
      const office = officeOf(one);
      await resourceRepository(trx, questionreply).addAhead(demoAccess(one.asker, office, one.ago), {
        ...recordOf(index),
        ...(blobs && one.sketch && { photos: [await sketchOf(trx, blobs, one.sketch, organisationId(office))] }),
      });
    }
  },
});
