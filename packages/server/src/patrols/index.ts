export { patrolCode, POINT_PART, taskCode } from './cycle.ts';
export { giveOrders } from './orders.ts';
export { makeRound, makeRounds, patrolRooms, type PatrolFamily } from './rounds.ts';
export { SAFETY_PATROLS } from './safety.ts';
