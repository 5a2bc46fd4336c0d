import type { FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, organisationId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import type { Db } from '../../../store/index.ts';

async function keep(trx: Db, blobs: BlobStore, name: string, raster: Raster): Promise<FileItem> {
  const bytes = raster.png();
  const file = { name, type: 'image/png', size: bytes.length };
  const by = { org_id: organisationId('kechuang'), account_id: accountId('contractor'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'material', ...by });
  return { id, ...file };
}

/** Stores a picture of bundles of bars with their label. */
export function bundles(trx: Db, blobs: BlobStore): Promise<FileItem> {
  const raster = new Raster(480, 360, [
    [226, 232, 236],
    [120, 92, 70],
    [250, 250, 250],
    [196, 60, 48],
    [150, 158, 164],
  ]);
  raster.rect(0, 250, 480, 110, 4);
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 12 - row; at++) raster.frame(40 + row * 17 + at * 34, 215 - row * 32, 30, 30, 1, 6);
  raster.rect(180, 262, 120, 62, 2);
  for (let line = 0; line < 4; line++) raster.line(192, 276 + line * 12, 286 - line * 14, 276 + line * 12, 3, 3);
  return keep(trx, blobs, '到货外观.png', raster);
}

/** Stores a handwritten name. */
export function signed(trx: Db, blobs: BlobStore): Promise<FileItem> {
  const raster = new Raster(320, 120, [
    [255, 255, 255],
    [28, 34, 44],
  ]);
  const points = [30, 80, 60, 30, 78, 92, 110, 40, 140, 84, 170, 50, 196, 76, 240, 38, 286, 66];
  for (let at = 0; at + 3 < points.length; at += 2)
    raster.line(points[at]!, points[at + 1]!, points[at + 2]!, points[at + 3]!, 1, 4);
  return keep(trx, blobs, '签名.png', raster);
}
