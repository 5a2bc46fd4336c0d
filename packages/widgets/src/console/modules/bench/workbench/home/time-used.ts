/** Returns how much of the time between two civil days has passed on a day, whole per cent. */
export function timeUsed(begin: string, end: string, today: string): number {
  const [from, to, now] = [begin, end, today].map((day) => Date.parse(day.slice(0, 10))) as [number, number, number];
  if (to <= from) return now < from ? 0 : 100;
  return Math.max(0, Math.min(100, Math.round(((now - from) / (to - from)) * 100)));
}
