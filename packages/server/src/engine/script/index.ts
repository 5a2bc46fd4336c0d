export { createScriptMachine } from './runner.ts';
export { ScriptError, type ScriptErrorCode } from './script-error.ts';
