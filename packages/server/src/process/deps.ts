import type { Kysely } from 'kysely';
import type { Engine } from '../engine/index.ts';
import type { BusinessRecords } from '../resources/index.ts';

/** What the code of processes needs from the server. */
export interface ProcessDeps {
  db: Kysely<unknown>;
  /** Signs addresses of files. */
  fileKey: () => Promise<Uint8Array>;
  engine: Engine;
  /** Records of the site that processes are about. */
  records: BusinessRecords;
  /** The server's clock, for what jobs cause: epoch ms. */
  now: () => number;
  /** IANA zone in which days begin and end. */
  zone: string;
}
