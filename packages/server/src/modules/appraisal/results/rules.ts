import type { AppraisalItem, AppraisalRules } from '@gongdi/domain';
import type { Db } from '../../../store/index.ts';

/** An item as plans keep it. */
export interface KeptItem extends AppraisalItem {
  criterion?: string | null;
  clause?: string | null;
}

/** The rules that a plan has kept since its start. */
export interface KeptRules extends AppraisalRules {
  items: readonly KeptItem[];
  least_scorers: number;
}

/** Columns that a plan copies from its template. */
export const RULE_COLUMNS = [
  'sections',
  'items',
  'bands',
  'scorer_rule',
  'least_scorers',
  'chair_share',
  'veto_effect',
  'guaranteed_floor',
  'zero_fails',
] as const;

/** Returns the rules of a plan that has started. */
export async function rulesOf(db: Db, plan_id: string): Promise<KeptRules> {
  const row = await db
    .selectFrom('appraisal_plan')
    .select(RULE_COLUMNS)
    .where('id', '=', plan_id)
    .executeTakeFirstOrThrow();
  return row as unknown as KeptRules;
}
