import { codeOf } from './store-error.ts';

/** The codes of an error and of what it came from. */
function codes(error: unknown): string[] {
  const found: string[] = [];
  for (let one = error; one instanceof Error && found.length < 8; one = one.cause) found.push(codeOf(one));
  return found;
}

/** No room: of the disk or a quota on it (system), of the database's disk (53100). */
export function isDiskFull(error: unknown): boolean {
  return codes(error).some((code) => /^(ENOSPC|EDQUOT|53100)$/.test(code));
}

/**
 * Something stored cannot be read any more: a page whose checksum is wrong (XX001), an index that contradicts itself
 * (XX002), a file of a table that is gone (58P01) or that the disk refuses to read (58030, EIO).
 */
export function isDamaged(error: unknown): boolean {
  return codes(error).some((code) => /^(XX001|XX002|58P01|58030|EIO)$/.test(code));
}
