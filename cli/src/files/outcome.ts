import { EXIT, type Exit } from '../command.ts';

/** The exit code of work on several files: fine, none done, or some. */
export function outcomeOf(files: number, failed: number): Exit {
  if (failed === 0) return EXIT.fine;
  return failed < files ? EXIT.partly : EXIT.findings;
}
