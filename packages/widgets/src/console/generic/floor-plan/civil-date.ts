const DAY = 86_400_000;

/** Returns the civil date so many days later. */
export const civilDate = (day: string, later: number): string =>
  new Date(Date.parse(day) + later * DAY).toISOString().slice(0, 10);
