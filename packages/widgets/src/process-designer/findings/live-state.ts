import type { CheckFinding, Preset, Suppression } from '@gongdi/bpmn';

/** A finding in the list; `key` tells it from the others of the same check. */
export interface ShownFinding extends CheckFinding {
  readonly key: string;
}

export type Counts = Readonly<Record<CheckFinding['severity'], number>>;

export interface LiveState {
  /** In order of the tree, without the suppressed ones. */
  findings: readonly ShownFinding[];
  suppressions: readonly Suppression[];
  /** Null until the first check has ended. */
  counts: Counts | null;
  preset: Preset;
}

export const NOTHING_FOUND: Counts = { error: 0, warning: 0, info: 0 };

/** Counts by severity. */
export function countsOf(findings: readonly CheckFinding[]): Counts {
  const counts = { ...NOTHING_FOUND };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Keys that stay the same while the finding does: rule, element, property, and which of several it is. */
export function withKeys(findings: readonly CheckFinding[]): ShownFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const base = `${finding.code} ${finding.element ?? ''} ${finding.property ?? ''}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return { ...finding, key: `${base} ${count}` };
  });
}
