import { createHash } from 'node:crypto';

/**
 * Numbers of the first kinds of demo records, which are part of their ids. The numbers of all later kinds are derived
 * from their names.
 */
const FIRST_KINDS: Readonly<Record<string, number>> = {
  organisation: 1,
  account: 2,
  role: 3,
  project: 4,
  staff: 5,
  model: 6,
  definition: 7,
  instance: 8,
  device: 10,
  repair: 11,
  installation: 12,
  form: 50,
  group: 51,
  rule: 52,
  area: 40,
  scheme: 41,
  patrolsite: 20,
  patrolplan: 21,
  patrol: 22,
  correction: 23,
  checklist: 24,
  disclose: 25,
  notice: 26,
  application: 60,
  person: 61,
  material: 62,
};

/** 2026-11-02 09:00 in Shanghai: the present moment of the demo. */
export const DEMO_NOW = Date.UTC(2026, 10, 2, 1, 0, 0);

/**
 * Returns a fixed id in the format of all ids (UUIDv7 without dashes), the same on every machine.
 * @param kind kind of the records, `patrolsite`; a table has one kind or more, and no two tables share a kind
 * @param number from 1
 */
export function demoId(kind: string, number: number): string {
  const time = DEMO_NOW.toString(16).padStart(12, '0');
  return `${time}70008000${kindNumber(kind).toString(16).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;
}

/** The numbers 0 to 255 are reserved for the first kinds. */
function kindNumber(kind: string): number {
  return FIRST_KINDS[kind] ?? 0x100 + (createHash('sha256').update(kind).digest().readUInt32BE() % 0xff00);
}

/** Returns an instant so many days before the demo's present moment, at an hour in Shanghai time. */
export function demoTime(daysBefore: number, hour = 9, minute = 0): string {
  const day = DEMO_NOW - daysBefore * 86_400_000;
  return new Date(day + ((hour - 9) * 60 + minute) * 60_000).toISOString();
}
