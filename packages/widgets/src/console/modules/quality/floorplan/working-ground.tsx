import { PlanGround } from '../../../generic/floor-plan/plan-ground.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';

const NONE = {};
/** A withdrawn plan shows what was marked on it; nothing new is put on it. */
const CURRENT = 1;

/** What is marked on a plan, and the way to mark more. */
export default function WorkingGround({ row }: ScreenRowProps) {
  const adds = row['plan_status'] === CURRENT ? { point: NONE, correction: NONE } : NONE;
  return <PlanGround plan_id={row.id} adds={adds} />;
}
