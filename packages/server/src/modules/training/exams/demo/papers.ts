import { QUESTION, type InputOf, type paper } from '@gongdi/domain';
import { demoId } from '../../../../demo/index.ts';
import { QUESTIONS } from './questions.ts';

const { single: S, multiple: M, judgement: J, blank: B } = QUESTION;

const RULES = {
  level: 4,
  total_points: 100,
  pass_points: 60,
  duration_minutes: 60,
  attempts: 2,
  partial_rule: 2,
  draw_way: 1,
  shuffled: true,
  shows_answers: true,
  certificate: true,
  certificate_months: 12,
};

/** What each question of a type counts, and rules `[type, number, subject]`. */
const drawn = (
  [points_single, points_multiple, points_judgement, points_blank]: readonly [number, number, number, number],
  ...rules: readonly (readonly [question_type: number, question_count: number, subject?: number])[]
) => ({
  points_single,
  points_multiple,
  points_judgement,
  points_blank,
  draw_rules: rules.map(([question_type, question_count, subject]) => ({
    question_type,
    question_count,
    ...(subject === undefined ? {} : { subject }),
  })),
});

/** An exam about one subject. */
const special = (paper_name: string, more: object, ...args: Parameters<typeof drawn>) => ({
  ...RULES,
  paper_name,
  pass_points: 80,
  duration_minutes: 40,
  ...drawn(...args),
  ...more,
});

const NEW_WORKERS = { ...RULES, ...drawn([2, 5, 2, 5], [S, 20], [M, 6], [J, 10], [B, 2]) };

/** Numbers of the questions about temporary power, from 1. */
const POWER = QUESTIONS.flatMap(([, subject], at) => (subject === 3 ? [at + 1] : []));

/** A paper of the demo, when it was made (days ago), and in which state it is (`paper_status`). */
export interface DemoPaper {
  ago: number;
  status: 1 | 2 | 3;
  fields: Omit<InputOf<typeof paper>, 'status'>;
}

const of = (ago: number, status: DemoPaper['status'], fields: object): DemoPaper => ({
  ago,
  status,
  fields: fields as DemoPaper['fields'],
});

/** The first three are named by other demo records. */
export const PAPERS: readonly DemoPaper[] = [
  of(330, 2, { ...NEW_WORKERS, paper_name: '新进场工人三级安全教育考试（A 卷）' }),
  of(329, 2, {
    ...RULES,
    ...drawn([10, 20, 15, 10]),
    paper_name: '临时用电专项考试',
    pass_points: 80,
    duration_minutes: 30,
    draw_way: 2,
    draw_rules: null,
    certificate: false,
    question_ids: POWER.map((at) => demoId('question', at)),
  }),
  of(328, 1, {
    ...RULES,
    paper_name: '高处作业与脚手架专项考试（年度复训）',
    ...drawn([10, 10, 5, 5], [S, 4, 2], [S, 2, 6], [M, 1, 6], [M, 2, 2], [J, 2, 6]),
  }),
  of(250, 3, { ...NEW_WORKERS, paper_name: '新进场工人三级安全教育考试（B 卷）' }),
  of(130, 2, { ...NEW_WORKERS, paper_name: '项目级安全教育考试（市政专业）', level: 2 }),
  of(128, 2, { ...NEW_WORKERS, paper_name: '班组级安全教育考试（钢筋班组）', level: 3 }),
  of(140, 2, special('高处作业专项考试', {}, [10, 10, 5, 10], [S, 5, 2], [M, 3, 2], [J, 2, 2], [B, 1, 2])),
  of(120, 2, special('消防与动火作业专项考试', {}, [10, 10, 5, 10], [S, 4, 4], [M, 3, 4], [J, 4, 4], [B, 1, 4])),
  of(110, 2, special('起重吊装专项考试', {}, [10, 10, 5, 10], [S, 3, 5], [M, 3, 5], [J, 4, 5], [B, 2, 5])),
  of(90, 2, special('脚手架与模板专项考试', {}, [15, 15, 10, 10], [S, 2, 6], [M, 2, 6], [J, 2, 6], [B, 2, 6])),
  of(85, 2, special('基坑与土方作业专项考试', {}, [15, 15, 10, 10], [S, 2, 7], [M, 2, 7], [J, 2, 7], [B, 2, 7])),
  of(100, 3, {
    ...RULES,
    ...drawn([15, 15, 10, 5], [S, 2, 10], [S, 1, 11], [M, 1, 10], [M, 1, 11], [J, 1, 11], [B, 2, 10], [B, 1, 11]),
    paper_name: '夏季高温与应急处置考试',
  }),
  of(30, 2, {
    ...RULES,
    ...drawn([3, 5, 2, 5], [S, 15], [M, 5], [J, 10], [B, 2]),
    paper_name: '节后复工安全教育考试',
  }),
  of(12, 1, { ...NEW_WORKERS, paper_name: '管理人员安全生产年度考核', pass_points: 80, certificate: false }),
];
