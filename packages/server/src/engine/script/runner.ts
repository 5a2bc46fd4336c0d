import type { ScriptOutcome, ScriptRunner, ScriptScope } from '../scripts.ts';
import { isJavaScript, languageProblem } from './language.ts';
import { SCRIPT_LIMITS, type MachineLimits } from './limits.ts';
import { checkOutput } from './output.ts';
import { scriptPool } from './pool.ts';
import type { SandboxAnswer, SandboxInput, SandboxOutput, SandboxTask } from './protocol.ts';
import { errorOfFault, ScriptError } from './script-error.ts';
import { scriptLabel } from './text/index.ts';

/** The engine's port for scripts, with the functions that the server needs beside it. */
export interface ScriptMachine extends ScriptRunner {
  /** Returns why a script cannot run: its language or its syntax; null if it can. Does not run the script. */
  check(language: string, source: string, company?: string): Promise<ScriptError | null>;
  close(): Promise<void>;
}

/**
 * Creates the runner for the JavaScript of process models. Scripts run in separate threads, each in a fresh context.
 * It starts no thread before the first script. `run` throws `ScriptError` when a script is refused, fails or exceeds
 * a limit.
 */
export function createScriptMachine(given: Partial<MachineLimits> = {}): ScriptMachine {
  const limits = { ...SCRIPT_LIMITS, ...given };
  const pool = scriptPool(limits);

  const refuse = (language: string, source: string): void => {
    const problem = languageProblem(language);
    if (problem) throw new ScriptError('language', problem);
    const { length } = source;
    if (length > limits.sourceChars)
      throw new ScriptError('source', scriptLabel('sourceTooLong', { length, limit: limits.sourceChars }));
  };
  const inputOf = (scope: ScriptScope, autoStore: boolean): string => {
    const input = JSON.stringify({ ...scope, autoStore } satisfies SandboxInput);
    if (input.length > limits.dataChars)
      throw new ScriptError('input', scriptLabel('inputTooLarge', { limit: limits.dataChars }));
    return input;
  };
  const outcomeOf = ({ json, fault }: SandboxAnswer, task: Task): ScriptOutcome => {
    if (fault?.kind === 'bpmn' && fault.output)
      return { ...scriptOutcome(fault.output), error: { code: fault.code ?? '', message: fault.message } };
    if (fault) throw errorOfFault(fault, task, limits.dataChars);
    return scriptOutcome(JSON.parse(json ?? '{}') as SandboxOutput);
  };

  return {
    supports: isJavaScript,
    async run(language, source, scope, { time, memory, company = '' } = {}) {
      refuse(language, source);
      const task: Task = {
        source,
        input: inputOf(scope, scope.auto_store ?? false),
        milliseconds: time ?? limits.milliseconds,
        memoryBytes: memory ?? limits.memoryBytes,
        syntaxOnly: false,
      };
      return outcomeOf(await pool.run(task, company), task);
    },
    async check(language, source, company = '') {
      try {
        refuse(language, source);
      } catch (error) {
        return error as ScriptError;
      }
      const { milliseconds, memoryBytes } = limits;
      const task: Task = { source, input: '', milliseconds, memoryBytes, syntaxOnly: true };
      const { fault } = await pool.run(task, company);
      return fault ? errorOfFault(fault, task, limits.dataChars) : null;
    },
    close: () => pool.close(),
  };
}

type Task = Omit<SandboxTask, 'id'>;

function scriptOutcome(output: SandboxOutput): ScriptOutcome {
  const { value, assigned, assigned_local } = checkOutput(output);
  return { value, assigned, assigned_local };
}
