export { isJavaScript, languageProblem, resourceProblem } from './language.ts';
export { SCRIPT_LIMITS, type MachineLimits } from './limits.ts';
export { createScriptMachine, type ScriptMachine } from './runner.ts';
export { ScriptError, type ScriptErrorCode } from './script-error.ts';
