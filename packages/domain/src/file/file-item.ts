import * as z from 'zod';

/** Files that a field holds unless it says otherwise (console specification, section 9). */
export const DEFAULT_FILE_COUNT = 3;

/** Largest file that the server takes, KB; a field may allow less. */
export const MAX_FILE_KB = 64 * 1024;

/** Largest file of a field that says nothing, KB. */
export const DEFAULT_FILE_KB = 20 * 1024;

/**
 * A stored file as a field of a record holds it. Whoever sends one needs the id only: name, size and type are what the
 * server knows of it. `url` opens it for ten minutes and for the one who has asked; it is never stored.
 */
/** Address of a file that one may know of and not open. */
export const SEALED = 'sealed:';

export const fileItem = z.object({
  id: z.string().min(1).max(64),
  name: z.string().max(255).optional(),
  /** Bytes. */
  size: z.int().min(0).optional(),
  type: z.string().max(127).optional(),
  url: z.string().max(2000).optional(),
});
export type FileItem = z.infer<typeof fileItem>;

/** A file as the server answers it. */
export const storedFile = fileItem.required();
export type StoredFile = z.infer<typeof storedFile>;

/** The files that a value of any file field holds. */
export function filesIn(value: unknown): FileItem[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is FileItem => typeof one === 'object' && one !== null && 'id' in one,
  );
}
