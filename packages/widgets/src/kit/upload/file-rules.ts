import { fill, isAccepted } from '@gongdi/domain';
import type { UploadText } from './text/zh.ts';

/** Restrictions that a caller sets. */
export interface FileRules {
  /** Extensions or major types; absent: all types that the server accepts. */
  accept?: readonly string[];
  /** Largest size of one file, KB. */
  maxSize?: number;
  /** Largest number of files, including those that are already uploaded. */
  maxCount: number;
  /** The caller's own check: false or a rejection refuses the file. */
  beforeUpload?: (file: File) => boolean | Promise<boolean>;
}

/** Returns the caller's rules, restricted to the limits of the installation. */
export function rulesWithin<R extends Pick<FileRules, 'maxSize'>>(rules: R, fileKb: number): R & { maxSize: number } {
  return { ...rules, maxSize: Math.min(rules.maxSize ?? fileKb, fileKb) };
}

/** A refused file, which is not sent. `code` -1: the caller's own check failed (console specification, section 5). */
export class RefusedFile extends Error {
  readonly code: 'type' | 'size' | -1;

  constructor(code: RefusedFile['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RefusedFile';
    this.code = code;
  }
}

/** @returns the warning when the number of files would exceed the limit; then no file is accepted */
export function excessOf(chosen: number, present: number, { maxCount }: FileRules, text: UploadText): string | null {
  return chosen + present > maxCount ? fill(text.tooMany, { count: maxCount }) : null;
}

/** @throws RefusedFile */
export async function checkFile(file: File, rules: FileRules, text: UploadText): Promise<void> {
  if (!isAccepted(file.name, rules.accept)) throw new RefusedFile('type', text.badType);
  if (rules.maxSize !== undefined && file.size > rules.maxSize * 1024) throw new RefusedFile('size', text.tooLarge);
  if (rules.beforeUpload && !(await passes(rules.beforeUpload, file))) throw new RefusedFile(-1, text.refused);
}

async function passes(check: NonNullable<FileRules['beforeUpload']>, file: File): Promise<boolean> {
  try {
    return await check(file);
  } catch {
    return false;
  }
}
