import { codeOf } from './store-error.ts';

/** Returns the codes of an error and of its causes. */
function codes(error: unknown): string[] {
  const found: string[] = [];
  for (let one = error; one instanceof Error && found.length < 8; one = one.cause) found.push(codeOf(one));
  return found;
}

/**
 * Returns whether there is no disk space: on the disk or its quota (system), or on the disk of the database (53100).
 */
export function isDiskFull(error: unknown): boolean {
  return codes(error).some((code) => /^(ENOSPC|EDQUOT|53100)$/.test(code));
}

/**
 * Returns whether stored data cannot be read any more: a page with a wrong checksum (XX001), an inconsistent index
 * (XX002), a table file that is missing (58P01) or that the disk cannot read (58030, EIO).
 */
export function isDamaged(error: unknown): boolean {
  return codes(error).some((code) => /^(XX001|XX002|58P01|58030|EIO)$/.test(code));
}
