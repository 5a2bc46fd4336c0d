import { GATE_PICTURE_BYTES } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { addFile, inspect, keepBlob, type BlobStore } from '../../../files/index.ts';
import type { Db } from '../../../store/index.ts';

/**
 * Stores the picture of a passage, encrypted as every file. What is no picture is left out: the passage counts without.
 * @param by device that took it
 */
export async function keepPicture(
  trx: Db,
  blobs: BlobStore | undefined,
  base64: string,
  by: { org_id: string | null; device_id: string; now: number },
): Promise<FileItem | null> {
  if (!blobs || by.org_id === null) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > GATE_PICTURE_BYTES) return null;
  const name = bytes[0] === 0xff ? '抓拍.jpg' : '抓拍.png';
  const found = await inspect(bytes, name).catch(() => undefined);
  if (!found) return null;
  const file = { name, type: found.type.mime, size: bytes.length };
  const hash = await keepBlob(trx, blobs, bytes);
  const { org_id, device_id: account_id, now } = by;
  const id = await addFile(trx, { ...file, hash, folder: 'passage', org_id, account_id, now });
  return { id, ...file };
}
