import { Failed } from './run.mjs';

/** Prints a failure with the output of the failing tool; an unexpected error with its stack. */
export function report(error) {
  if (!(error instanceof Failed)) {
    console.error(error);
    return;
  }
  if (error.output) console.error(error.output.trimEnd());
  console.error(`✗ ${error.message}`);
}

/**
 * Runs the work of a script. An expected failure ends the process with exit code 1 and without a stack.
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
