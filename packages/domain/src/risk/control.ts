import type { Label } from '../label.ts';
import { PATROL_CYCLE } from '../dictionary/patrol.ts';
import { riskScoreOf, type LecCodes } from './lec.ts';

/** Values of `risk_control_level`, the highest first: who controls a risk. Those below control it too. */
export const CONTROL_LEVEL = { company: 1, project: 2, team: 3, post: 4 } as const;

/** The lowest level that may control a risk of a grade (grades 1 to 5); not confirmed. */
const LOWEST: readonly number[] = [
  CONTROL_LEVEL.company,
  CONTROL_LEVEL.project,
  CONTROL_LEVEL.project,
  CONTROL_LEVEL.team,
  CONTROL_LEVEL.post,
];

/** A risk that a form holds. */
interface Controlled extends LecCodes {
  control_level?: unknown;
  engineering?: unknown;
  emergency?: unknown;
  check_cycle?: unknown;
  check_day?: unknown;
  check_users?: unknown;
}

const given = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value != null;

/** Returns what a risk lacks: by its grade a level of control, measures and a period of checks. */
export function lacksOf(risk: Controlled): { path: string; label: Label }[] {
  const score = riskScoreOf(risk);
  const problems: { path: string; label: Label }[] = [];
  const lacks = (path: string, zh: string, en: string) => problems.push({ path, label: { zh, en } });
  if (score && typeof risk.control_level === 'number' && risk.control_level > LOWEST[score.grade - 1]!)
    lacks(
      'control_level',
      `D = ${score.value}，${score.grade} 级风险的管控层级过低，请选更高一级`,
      `D = ${score.value}: a risk of grade ${score.grade} is controlled at a higher level`,
    );
  if (score && score.grade <= 2) {
    if (!given(risk.engineering))
      lacks(
        'engineering',
        `${score.grade} 级风险须写明工程技术措施`,
        `A risk of grade ${score.grade} has technical measures`,
      );
    if (!given(risk.emergency))
      lacks(
        'emergency',
        `${score.grade} 级风险须写明应急处置措施`,
        `A risk of grade ${score.grade} has measures of emergency`,
      );
    if (!given(risk.check_cycle))
      lacks(
        'check_cycle',
        `${score.grade} 级风险须定检查周期`,
        `A risk of grade ${score.grade} is checked by a period`,
      );
  }
  if (given(risk.check_cycle) && !given(risk.check_users))
    lacks('check_users', '定了检查周期，请选检查人员', 'Name who checks it');
  const day = risk.check_day;
  if (risk.check_cycle === PATROL_CYCLE.weekly && typeof day === 'number' && day > 7)
    lacks('check_day', '每周检查的周期日须为 1（周一）到 7（周日）', 'Weekly checks: the day is 1 (Monday) to 7');
  return problems;
}
