export { clockOf, makeClock, type Clock } from './clock.ts';
export { ClockProvider, Instant, useTimes } from './use-times.ts';
