import type { WorkbenchText } from './text/zh.ts';

/** Parts of a day with the hour at which each ends, in the time zone of the sites, like all times of the console. */
const PARTS = [
  { until: 11, part: 'morning' },
  { until: 13, part: 'noon' },
  { until: 18, part: 'afternoon' },
  { until: 24, part: 'evening' },
] as const;

/** Returns the greeting for an hour, 0 to 23. Before five o'clock it is still evening. */
export function greetingAt(hour: number): keyof WorkbenchText {
  if (hour < 5) return 'evening';
  return PARTS.find(({ until }) => hour < until)?.part ?? 'evening';
}
