import type { Handler } from '../handler/index.ts';
import { contentHandlers } from './content-handlers.ts';
import type { FileDeps } from './keep-file.ts';
import { uploadHandlers } from './upload-handlers.ts';

export function fileHandlers(deps: FileDeps): Handler[] {
  return [...uploadHandlers(deps), ...contentHandlers(deps)];
}

export { backupFiles } from './backup-files.ts';
export { examineFiles, type FilesReport } from './examine-files.ts';
export { officeConverter, type Converter, type ConverterOptions } from './converter/converter.ts';
export { openBlobs } from './open-blobs.ts';
export type { S3Options } from './s3/s3-blobs.ts';
export { localBlobs, partOf, type BlobStore } from './blob-store.ts';
export { fileFieldsOf, showFiles, takeFiles } from './record-files.ts';
export { Raster, type Color } from './raster.ts';
export { inspect } from './inspect.ts';
export { keepFile, type FileDeps } from './keep-file.ts';
export { contentAddress, type Reader } from './signature.ts';
export { signingKey } from './signing-key.ts';
export { keepBlob, keepBlobFile, openBlob } from './sealed/sealed-blobs.ts';
export { sealOlderFiles } from './sealed/seal-older.ts';
export { addFile, closedFiles, findFiles, releaseFiles, touchFiles } from './stored-files.ts';
export { dropFiles, sweepFiles } from './sweep.ts';
