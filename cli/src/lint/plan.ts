import type { EngineTarget, Preset, RuleLevel, Severity } from '@gongdi/bpmn';

/** What to check for. Plain data, so that it can be sent to a worker. */
export interface LintPlan {
  preset: Preset;
  /** Levels by rule code, over the preset's. */
  rules: Readonly<Record<string, RuleLevel>>;
  /** Absent: the engine of the preset, or the one that a model was written for. */
  target?: EngineTarget;
  /** Level of what the XML Schema refuses. */
  schema: Severity | 'off';
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
}

export interface FileReport {
  file: string;
  findings: LintFinding[];
}
