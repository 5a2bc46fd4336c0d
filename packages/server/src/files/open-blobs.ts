import path from 'node:path';
import { localBlobs, type BlobStore } from './blob-store.ts';
import { s3Blobs, type S3Options } from './s3/s3-blobs.ts';

/** Where uploaded files are stored. */
export interface BlobPlace {
  /** Data folder; files are stored in its subfolder `files/` unless there is a bucket. */
  dataDir: string;
  s3?: S3Options;
}

export function openBlobs({ dataDir, s3 }: BlobPlace): BlobStore {
  return s3 ? s3Blobs(s3) : localBlobs(path.join(dataDir, 'files'));
}
