import type { Engine } from '../engine/index.ts';
import type { BusinessRecords } from '../resources/index.ts';
import type { Db } from '../store/index.ts';

/** What the process handlers need from the server. */
export interface ProcessDeps {
  db: Db;
  /** Key that signs the addresses of files. */
  fileKey: () => Promise<Uint8Array>;
  engine: Engine;
  /** Records of the site that process instances are about. */
  records: BusinessRecords;
  /** Clock of the server in epoch ms, used for changes that jobs cause. */
  now: () => number;
  /** IANA time zone in which days begin and end. */
  zone: string;
}
