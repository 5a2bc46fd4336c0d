export { outside, type Outside } from './reach.ts';
export { failureOf, SendFailure, withoutPeople } from './send-failure.ts';
export { checkStatus, hostOf, jsonOf } from './answers.ts';
export { BACKOFF, LOST_AFTER } from './again.ts';
export { outsideLabel } from './text/index.ts';
