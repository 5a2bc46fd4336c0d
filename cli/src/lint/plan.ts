import type { EngineTarget, Preset, RuleLevel, Severity } from '@gongdi/bpmn';

/** A rule whose findings are known and accepted, as the configuration names it. */
export interface Accepted {
  rule: string;
  /** Id of an element; the whole file without. */
  element?: string;
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
}

export interface FileReport {
  file: string;
  findings: LintFinding[];
}
