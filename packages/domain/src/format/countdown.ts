/** What is left until a moment, in whole parts (console specification, section 9). */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** @param millis what is left; below zero counts as nothing */
export function countdown(millis: number): Countdown {
  const all = Math.max(0, Math.floor(millis / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
