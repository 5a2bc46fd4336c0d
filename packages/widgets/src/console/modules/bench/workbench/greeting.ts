import type { WorkbenchText } from './text/zh.ts';

/** First hours of the parts of a day, by the clock of the sites, as all times of the console are. */
const PARTS = [
  { until: 11, part: 'morning' },
  { until: 13, part: 'noon' },
  { until: 18, part: 'afternoon' },
  { until: 24, part: 'evening' },
] as const;

/** Which greeting fits an hour, 0 to 23; before five the evening is not over. */
export function greetingAt(hour: number): keyof WorkbenchText {
  if (hour < 5) return 'evening';
  return PARTS.find(({ until }) => hour < until)?.part ?? 'evening';
}
