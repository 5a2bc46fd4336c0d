import * as z from 'zod';

/** Maximum number of files of a field, unless the field sets another one (console specification, section 9). */
export const DEFAULT_FILE_COUNT = 3;

/** Largest file that the server accepts, KB; a field may set a smaller limit. */
export const MAX_FILE_KB = 64 * 1024;

/** Largest file of a field without a limit of its own, KB. */
export const DEFAULT_FILE_KB = 20 * 1024;

/** Address in place of a download address: the reader may know that the file exists but may not open it. */
export const SEALED = 'sealed:';

/**
 * A stored file as a field of a record holds it. A client needs to send the id only; the server fills in name, size and
 * type. `url` opens the file for ten minutes and only for the user who requested it; it is never stored.
 */
export const fileItem = z.object({
  id: z.string().min(1).max(64),
  name: z.string().max(255).optional(),
  /** Bytes. */
  size: z.int().min(0).optional(),
  type: z.string().max(127).optional(),
  url: z.string().max(2000).optional(),
});
export type FileItem = z.infer<typeof fileItem>;

/** A file in a response of the server. */
export const storedFile = fileItem.required();
export type StoredFile = z.infer<typeof storedFile>;

/** Returns the files that a value of any file field holds. */
export function filesIn(value: unknown): FileItem[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is FileItem => typeof one === 'object' && one !== null && 'id' in one,
  );
}
