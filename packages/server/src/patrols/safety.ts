import { patrollog, patrolplan, patrolsite } from '@gongdi/domain';
import type { PatrolFamily } from './rounds.ts';

/** The patrols of safety; checks of risks are among them. */
export const SAFETY_PATROLS: PatrolFamily = { point: patrolsite, scheme: patrolplan, task: patrollog, code: 'XJ' };
