import type { calls as Calls } from '@gongdi/api';
import { ENQUIRY, questionreply, SATISFACTION, TERM_KEPT } from '@gongdi/domain';

/** Value of the dictionary `enquiry_kind`. */
export const FEEDBACK = '2';

export interface Asked {
  from: string;
  to: string;
  project_id?: string;
  question_kind?: '1' | '2';
}

export type Group = Calls.questions.QuestionGroup;
export type Figure = Exclude<keyof Group, 'key' | 'label'>;
export const FIGURES = [
  'asked',
  'waiting',
  'overdue',
  'kept',
  'late',
  'accepted',
  'satisfied',
  'mostly',
  'reopened',
] as const satisfies readonly Figure[];

const OPEN = `${ENQUIRY.toAnswer},${ENQUIRY.again}`;

/** Filters of the list that has the questions of a figure. @param today day of the server */
const filtersOf = (figure: Figure, today: string): Record<string, string> => {
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const filters: Record<Figure, Record<string, string>> = {
    asked: {},
    waiting: { status: OPEN },
    overdue: { status: OPEN, end_deadline: yesterday },
    kept: { term_kept: String(TERM_KEPT.kept) },
    late: { term_kept: String(TERM_KEPT.late) },
    accepted: { status: String(ENQUIRY.accepted) },
    satisfied: { satisfaction: String(SATISFACTION.full) },
    mostly: { satisfaction: String(SATISFACTION.mostly) },
    reopened: { begin_reopened_count: '1' },
  };
  return filters[figure];
};

/** Address of the list of exactly the questions that a figure counts. */
export function listOf(
  { from, to, ...asked }: Asked,
  { figure, today, group = {} }: { figure: Figure; today: string; group?: Record<string, string> },
): string {
  const query = { begin_asked_on: from, end_asked_on: to, ...asked, ...group, ...filtersOf(figure, today) };
  return `/${questionreply.name}?${new URLSearchParams(query).toString()}`;
}
