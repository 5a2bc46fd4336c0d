import { setFlagsFromString } from 'node:v8';

/**
 * How much a function works before V8 compiles it again, for speed. A run of the terminal is over before that pays: the
 * V8 of Node 20 compiles the validator's WebAssembly for longer than a hundred models take to be validated, and a tenth
 * of the whole run goes into scripts. Its own values: 1,800,000 and 67,584.
 */
const BUDGETS = { 'wasm-tiering-budget': 100_000_000, 'interrupt-budget': 400_000 };
/** Flags of V8 hold for one version of it: newer ones keep their own. */
const V8_OF_NODE_20 = '11.';

/** Says to V8 that this program runs for a second, not for a day. Of no use for what is compiled already. */
export function tellShortRun(): void {
  if (!process.versions.v8.startsWith(V8_OF_NODE_20)) return;
  for (const [flag, value] of Object.entries(BUDGETS)) setFlagsFromString(`--${flag}=${value}`);
}
