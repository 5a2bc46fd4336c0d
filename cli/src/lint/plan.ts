import type { EngineTarget, Preset, RuleLevel, Severity } from '@gongdi/bpmn';

/** A rule whose findings are known and accepted, as the configuration names it. */
export interface Accepted {
  rule: string;
  /** Id of an element; the whole file without. */
  element?: string;
  /** Which of the configuration's it is. */
  index: number;
}

/** A suppression of the configuration with the files that it is for: all without paths. */
export interface PlacedAccepted extends Accepted {
  paths: ReadonlySet<string> | undefined;
}

/** What to check for. Plain data, so that it can be sent to a worker. */
export interface LintPlan {
  preset: Preset;
  /** Levels by rule code, over the preset's. */
  rules: Readonly<Record<string, RuleLevel>>;
  /** Absent: the engine of the preset, or the one that a model was written for. */
  target?: EngineTarget;
  accepted: readonly Accepted[];
}

/** The plans of a run: the configuration may want something else of some files. */
export interface LintPlans {
  plans: readonly LintPlan[];
  /** Index of the plan for a file, by its absolute path; null for standard input. */
  planOf(path: string | null): number;
  /** All suppressions of the configuration. */
  accepted: readonly PlacedAccepted[];
}

/** A finding as it is reported, in the person's language. */
export interface LintFinding {
  code: string;
  severity: Severity;
  message: string;
  line: number;
  column: number;
  /** Id of the element, when it has one. */
  element?: string;
  property?: string;
  /** `--fix` can repair it. */
  fixable?: true;
  /** What the message says, whatever the language and the line: with code and element it tells a finding again. */
  key: string;
  /** Index of the configuration's suppression that accepts it: it is not reported, but shows that one to be of use. */
  accepted?: number;
}

export interface FileReport {
  file: string;
  findings: LintFinding[];
}

/** Whether nobody has accepted. */
export const isOpen = ({ accepted }: { readonly accepted?: number }): boolean => accepted === undefined;
