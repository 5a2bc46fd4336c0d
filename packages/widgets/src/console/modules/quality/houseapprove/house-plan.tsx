import { HOUSE_STATUS } from '@gongdi/domain';
import { PlanGround } from '../../../generic/floor-plan/plan-ground.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';

const NONE = {};
const OTHERS = ['point', 'correction'] as const;

/** The plan of a house, on which its defects are put by a tap; a house without a plan shows nothing here. */
export default function HousePlan({ row }: ScreenRowProps) {
  const plan_id = row['plan_id'];
  if (typeof plan_id !== 'string') return null;
  const adds = row['house_status'] === HOUSE_STATUS.passed ? NONE : { defect: { house_id: row.id } };
  return <PlanGround plan_id={plan_id} adds={adds} hides={OTHERS} />;
}
