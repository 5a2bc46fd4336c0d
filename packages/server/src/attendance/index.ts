export { attendedDays, type Attended, type AttendedAsked } from './attended-days.ts';
export { computeDays, type ComputedDay, type Moment } from './compute-days.ts';
export { readPassages } from './read-passages.ts';
export { daysBetween, midnightIn, type DaysAsked, type Proposed } from './read-plan.ts';
export { dueAgain, recompute, sweepDue, sweepToday } from './recompute.ts';
export { attendanceText } from './text/index.ts';
export { storeDays } from './store-days.ts';
