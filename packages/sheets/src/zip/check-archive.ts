import { defaultLimits, type SheetLimits } from '../limits.ts';
import { ZipArchive } from './archive.ts';
import { inflateByStream } from './inflate.ts';

/**
 * Checks what the directory of any Office file declares, before other code unpacks it.
 * @throws SheetError one of the `zip_*` codes
 */
export const checkArchive = (bytes: Uint8Array, limits: Partial<SheetLimits> = {}): Pick<ZipArchive, 'sizeOf'> =>
  new ZipArchive(bytes, { ...defaultLimits, ...limits }, inflateByStream);
