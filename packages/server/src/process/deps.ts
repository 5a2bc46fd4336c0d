import type { Kysely } from 'kysely';

/** What the code of processes needs from the server. */
export interface ProcessDeps {
  db: Kysely<unknown>;
  /** Signs addresses of files. */
  fileKey: () => Promise<Uint8Array>;
}
