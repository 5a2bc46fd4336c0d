/** Day by which a claim has to be notified: so many days after what it is about (model contract, 19.1: 28). */
export function claimUntil(happened_on: string, days: number): string {
  return new Date(Date.parse(happened_on) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a notice came too late; days are civil dates. */
export const isLateClaim = (happened_on: string, notified_on: string, days: number): boolean =>
  notified_on > claimUntil(happened_on, days);
