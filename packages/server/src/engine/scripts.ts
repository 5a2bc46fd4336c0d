import type { Label } from '@gongdi/domain';
import type { Json, Variables } from './types.ts';

/** Limits of one script. */
export interface ScriptLimits {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
  /** Company of the script: companies take turns. */
  company: string;
}

/** What a script can access. */
export interface ScriptScope {
  /** By name; the nearest scope wins. A script reads them as globals and by `execution.getVariable`. */
  variables: Variables;
  /** Plain data behind `execution`: ids, business key, current element. */
  execution: Readonly<Record<string, Json>>;
  /** Plain data behind `task`, for task listeners. */
  task?: Readonly<Record<string, Json>>;
  /** Also stores the globals that the script assigned: `autoStoreVariables` of Flowable. */
  auto_store?: boolean;
}

export interface ScriptOutcome {
  /** Value of the last expression, as JSON; undefined if there is none. */
  value: Json | undefined;
  /** Variables set by `execution.setVariable`: the last value of each, in the order of the first call. */
  assigned: Variables;
  /** Variables set by `execution.setVariableLocal`. */
  assigned_local?: Variables;
  /** `throw new BpmnError(code, message)`. */
  error?: { code: string; message: string };
}

/** Runs scripts of a model, isolated and within limits. Throws errors other than a BpmnError. */
export interface ScriptRunner {
  /** Returns whether it runs a `scriptFormat` of the model; the case does not matter. */
  supports(language: string): boolean;
  /** Returns why a script cannot run, without running it; null if it can. */
  check?(language: string, source: string, company?: string): Promise<{ label: Label } | null>;
  run(language: string, source: string, scope: ScriptScope, limits?: Partial<ScriptLimits>): Promise<ScriptOutcome>;
}
