import type { Bpmnlintrc } from './bpmnlintrc/read.ts';
import type { EngineTarget, Preset, RuleLevel, Severity } from '@gongdi/bpmn';

/** A rule whose findings are known and accepted, as the configuration names it. */
export interface Accepted {
  rule: string;
  /** Id of an element; absent: the whole file. */
  element?: string;
  /** Index of this suppression in the configuration. */
  index: number;
}

/** A suppression of the configuration with the files it applies to; all files when `paths` is undefined. */
export interface PlacedAccepted extends Accepted {
  paths: ReadonlySet<string> | undefined;
}

/** Settings of a check. Plain data, so that it can be sent to a worker. */
export interface LintPlan {
  preset: Preset;
  /** Levels by rule code; they override those of the preset. */
  rules: Readonly<Record<string, RuleLevel>>;
  /** Absent: the engine of the preset, or the engine that a model was written for. */
  target?: EngineTarget;
  accepted: readonly Accepted[];
  /** Options of bpmnlint's rules, and the rules of plug-ins with the levels of this plan, from a `.bpmnlintrc`. */
  peer?: Omit<Bpmnlintrc, 'levels'>;
}

/** The plans of a run: the configuration may set different rules for some files. */
export interface LintPlans {
  plans: readonly LintPlan[];
  /** Returns the index of the plan for a file, by its absolute path; null for standard input. */
  planOf(path: string | null): number;
  /** All suppressions of the configuration. */
  accepted: readonly PlacedAccepted[];
}

/** A finding as it is reported, in the user's language. */
export interface LintFinding {
  code: string;
  severity: Severity;
  message: string;
  line: number;
  column: number;
  /** Id of the element, when it has one. */
  element?: string;
  property?: string;
  /** Address of a page about the rule, when it is of a plug-in that names one. */
  page?: string;
  /** Whether `--fix` can repair it. */
  fixable?: true;
  /** Hash of the message, independent of language and line: with code and element it identifies a finding again. */
  key: string;
  /**
   * Index of the configured suppression that accepts it: it is not reported, but proves that the suppression is used.
   */
  accepted?: number;
}

export interface FileReport {
  file: string;
  findings: LintFinding[];
}

/** Returns whether no suppression accepts the finding. */
export const isOpen = ({ accepted }: { readonly accepted?: number }): boolean => accepted === undefined;
