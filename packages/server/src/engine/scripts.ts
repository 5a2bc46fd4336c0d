import type { Label } from '@gongdi/domain';
import type { Json, Variables } from './types.ts';

/** Bounds of one script. */
export interface ScriptLimits {
  /** Milliseconds. */
  time: number;
  /** Bytes. */
  memory: number;
  /** Whose script it is: companies take turns. */
  company: string;
}

/** What a script meets. */
export interface ScriptScope {
  /** By name, nearest scope first; a script reads them as globals and by `execution.getVariable`. */
  variables: Variables;
  /** Plain facts behind `execution`: ids, business key, where it stands. */
  execution: Readonly<Record<string, Json>>;
  /** Plain facts behind `task`, for task listeners. */
  task?: Readonly<Record<string, Json>>;
  /** Assign what the script leaves in globals too: `autoStoreVariables` of Flowable. */
  auto_store?: boolean;
}

export interface ScriptOutcome {
  /** Of the last expression, as JSON; undefined when it has none. */
  value: Json | undefined;
  /** What `execution.setVariable` was given, last value of each, in order of the first call. */
  assigned: Variables;
  /** What `execution.setVariableLocal` was given. */
  assigned_local?: Variables;
  /** `throw new BpmnError(code, message)`. */
  error?: { code: string; message: string };
}

/** Runs scripts of a model, apart from everything else, within limits. Throws for what is no BpmnError. */
export interface ScriptRunner {
  /** By the `scriptFormat` of the model, any case. */
  supports(language: string): boolean;
  /** Why a script cannot be run, found without running it; null when it can be. */
  check?(language: string, source: string, company?: string): Promise<{ label: Label } | null>;
  run(language: string, source: string, scope: ScriptScope, limits?: Partial<ScriptLimits>): Promise<ScriptOutcome>;
}
