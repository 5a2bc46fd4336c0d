import type { Label } from '../label.ts';

/** Days before the end of a licence at which those who keep it are told. */
export const LICENCE_WARNINGS = [60, 30, 7] as const;

/** A unit as far as its licences go. */
export interface LicencedUnit {
  unit_kind: number;
  business_until?: string | null;
  qualification_number?: string | null;
  qualification_until?: string | null;
  safety_licence_number?: string | null;
  safety_licence_until?: string | null;
}

/** The licences with a term, in the order in which people name them. */
export const LICENCES: readonly { until: keyof LicencedUnit; label: Label }[] = [
  { until: 'business_until', label: { zh: '营业执照', en: 'business licence' } },
  { until: 'qualification_until', label: { zh: '资质证书', en: 'qualification' } },
  { until: 'safety_licence_until', label: { zh: '安全生产许可证', en: 'work safety licence' } },
];

/** Kinds of units that build, and so need a work safety licence (order 397); they and others need a qualification. */
const BUILDS: ReadonlySet<number> = new Set([4, 5, 6]);
const QUALIFIED: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 9]);

/** Values of the dictionary `licence_state`. */
export const LICENCE_STATE = { valid: 1, soon: 2, expired: 3, incomplete: 4 } as const;

/** Returns the state of a unit's licences on a day, and the next end of one; null: none has a term. */
export function licencesOf(unit: LicencedUnit, today: string): { state: number; next_expiry: string | null } {
  const ends = LICENCES.flatMap(({ until }) => (unit[until] as string | null | undefined) ?? []).toSorted();
  const next_expiry = ends[0] ?? null;
  if (next_expiry !== null && next_expiry < today) return { state: LICENCE_STATE.expired, next_expiry };
  const lacks =
    (QUALIFIED.has(unit.unit_kind) && !unit.qualification_number) ||
    (BUILDS.has(unit.unit_kind) && !unit.safety_licence_number);
  if (lacks) return { state: LICENCE_STATE.incomplete, next_expiry };
  const soon = next_expiry !== null && daysUntil(next_expiry, today) <= LICENCE_WARNINGS[0];
  return { state: soon ? LICENCE_STATE.soon : LICENCE_STATE.valid, next_expiry };
}

/** Days from one civil day to another; negative when it has passed. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
