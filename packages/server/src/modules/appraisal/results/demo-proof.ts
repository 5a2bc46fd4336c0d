import type { FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, organisationId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import type { Db } from '../../../store/index.ts';

/** Draws and stores an edge of a floor whose rail has a gap: the proof of the demo's deductions. */
export async function proofPicture(trx: Db, blobs: BlobStore): Promise<FileItem> {
  const raster = new Raster(480, 360, [
    [226, 236, 244],
    [176, 180, 184],
    [214, 150, 40],
    [205, 60, 48],
  ]);
  raster.rect(0, 250, 480, 110, 1);
  for (let x = 30; x < 480; x += 70) if (x < 200 || x > 330) raster.rect(x, 130, 10, 130, 2);
  for (const y of [140, 195]) {
    raster.rect(30, y, 150, 8, 2);
    raster.rect(380, y, 100, 8, 2);
  }
  raster.frame(185, 110, 190, 150, 3, 4);
  const bytes = raster.png();
  const file = { name: '临边防护缺失.png', type: 'image/png', size: bytes.length };
  const by = { org_id: organisationId('shanghai'), account_id: accountId('admin'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'appraiselog', ...by });
  return { id, ...file };
}
