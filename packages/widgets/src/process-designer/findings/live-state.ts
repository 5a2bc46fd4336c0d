import type { CheckFinding, Preset, Suppression } from '@gongdi/bpmn';

/** A finding in the list. `key` identifies it among the findings of the same check. */
export interface ShownFinding extends CheckFinding {
  readonly key: string;
}

export type Counts = Readonly<Record<CheckFinding['severity'], number>>;

export interface LiveState {
  /** In document order, without suppressed findings. */
  findings: readonly ShownFinding[];
  suppressions: readonly Suppression[];
  /** Null until the first check has finished. */
  counts: Counts | null;
  preset: Preset;
}

const NOTHING_FOUND: Counts = { error: 0, warning: 0, info: 0 };

/** Counts by severity. */
export function countsOf(findings: readonly CheckFinding[]): Counts {
  const counts = { ...NOTHING_FOUND };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Adds keys that stay the same between checks: rule, element, property, and the index among equal ones. */
export function withKeys(findings: readonly CheckFinding[]): ShownFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const base = `${finding.code} ${finding.element ?? ''} ${finding.property ?? ''}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return { ...finding, key: `${base} ${count}` };
  });
}
