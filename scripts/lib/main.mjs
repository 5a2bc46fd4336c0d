import { Failed } from './run.mjs';

/** Prints a failure with what the failing tool said; one that nobody expected with its stack. */
export function report(error) {
  if (!(error instanceof Failed)) {
    console.error(error);
    return;
  }
  if (error.output) console.error(error.output.trimEnd());
  console.error(`✗ ${error.message}`);
}

/**
 * Runs a script's work; an expected failure ends the process with 1 and no stack.
 * @param {() => Promise<number | void>} work may return the exit code
 */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
