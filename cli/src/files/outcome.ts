import { EXIT, type Exit } from '../command.ts';

/** Returns the exit code for work on several files, of which `failed` failed: none, all, or some. */
export function outcomeOf(files: number, failed: number): Exit {
  if (failed === 0) return EXIT.fine;
  return failed < files ? EXIT.partly : EXIT.findings;
}
