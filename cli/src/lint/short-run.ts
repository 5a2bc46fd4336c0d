import { setFlagsFromString } from 'node:v8';

/**
 * Budgets that V8 counts down before it compiles a function again with more optimisation. A run of the terminal ends
 * before that saves time: the V8 of Node 20 compiles the validator's WebAssembly for longer than the validation of a
 * hundred models takes, and compiling scripts takes a tenth of the whole run. V8's default values: 1,800,000 and
 * 67,584.
 */
const BUDGETS = { 'wasm-tiering-budget': 100_000_000, 'interrupt-budget': 400_000 };
/** These flags apply to one version of V8; newer versions keep their default values. */
const V8_OF_NODE_20 = '11.';

/**
 * Configures V8 for a program that runs for a second, not for a day. It has no effect on code that is compiled already.
 */
export function tellShortRun(): void {
  if (!process.versions.v8.startsWith(V8_OF_NODE_20)) return;
  for (const [flag, value] of Object.entries(BUDGETS)) setFlagsFromString(`--${flag}=${value}`);
}
