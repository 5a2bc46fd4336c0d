import type { FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import type { Db } from '../../../store/index.ts';
import type { Sketch } from './demo-questions.ts';

const NAMES: Record<Sketch, string> = { opening: '洞口位置.png', crack: '裂缝.png', bars: '钢筋排布.png' };

const DRAW: Record<Sketch, (raster: Raster) => void> = {
  opening(raster) {
    raster.rect(20, 60, 440, 240, 1);
    raster.rect(180, 120, 130, 110, 0);
    raster.frame(180, 120, 130, 110, 3, 4);
    raster.line(180, 330, 310, 330, 3);
    raster.line(180, 320, 180, 340, 3);
    raster.line(310, 320, 310, 340, 3);
  },
  crack(raster) {
    raster.rect(20, 20, 440, 320, 1);
    const points = [150, 20, 165, 90, 140, 150, 172, 215, 158, 280, 180, 340];
    for (let i = 0; i + 3 < points.length; i += 2)
      raster.line(points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!, 2, 4);
    raster.frame(110, 120, 110, 130, 3, 3);
  },
  bars(raster) {
    raster.rect(20, 20, 440, 320, 1);
    for (let x = 50; x < 450; x += 55) raster.line(x, 30, x, 330, 2, 5);
    for (let y = 55; y < 330; y += 65) raster.line(30, y, 450, y, 2, 5);
    raster.frame(200, 110, 120, 90, 3, 4);
  },
};

/** Stores the drawing to a question. */
export async function sketchOf(trx: Db, blobs: BlobStore, sketch: Sketch, org_id: string): Promise<FileItem> {
  const raster = new Raster(480, 360, [
    [247, 248, 250],
    [205, 210, 214],
    [84, 92, 104],
    [214, 64, 52],
  ]);
  DRAW[sketch](raster);
  const bytes = raster.png();
  const file = { name: NAMES[sketch], type: 'image/png', size: bytes.length };
  const by = { org_id, account_id: accountId('admin'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'questionreply', ...by });
  return { id, ...file };
}
