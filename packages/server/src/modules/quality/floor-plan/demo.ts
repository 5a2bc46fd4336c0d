import { floorplan, type FileItem } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, organisationId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

/** Floors of the tower that have a plan, and the numbers of their parts. */
const FLOORS = [1, 2, 3, 4, 5, 6];
const floorPart = (floor: number): string => demoId('part', 20 + floor * 10 + 9);

const [WIDTH, HEIGHT] = [1600, 1000];
const [PAPER, WALL, THIN, COLUMN] = [0, 1, 2, 3];

/** Draws a typical floor: outer walls, two rows of rooms along a corridor, a core, columns, doors. */
function drawFloor(): Uint8Array {
  const raster = new Raster(WIDTH, HEIGHT, [
    [252, 252, 250],
    [62, 70, 82],
    [176, 184, 194],
    [112, 122, 136],
  ]);
  raster.frame(80, 80, WIDTH - 160, HEIGHT - 160, WALL, 14);
  raster.rect(80, 420, WIDTH - 160, 8, WALL);
  raster.rect(80, 572, WIDTH - 160, 8, WALL);
  for (let x = 320; x < WIDTH - 100; x += 240) {
    raster.rect(x, 80, 8, 348, WALL);
    raster.rect(x, 572, 8, 348, WALL);
  }
  // Doors: openings in the walls along the corridor, with the leaf.
  for (let x = 180; x < WIDTH - 120; x += 240)
    for (const [y, to] of [
      [420, 356],
      [572, 644],
    ] as const) {
      raster.rect(x, y, 66, 8, PAPER);
      raster.line(x, y, x + 4, to, THIN, 3);
    }
  raster.frame(704, 428, 192, 144, WALL, 8);
  raster.line(704, 428, 896, 572, THIN, 2);
  raster.line(704, 572, 896, 428, THIN, 2);
  for (let x = 80; x <= WIDTH - 80; x += 240)
    for (const y of [80, 424, 576, HEIGHT - 80]) raster.rect(x - 14, y - 14, 28, 28, COLUMN);
  // Dimension lines above and on the left.
  for (const [x, y, width, height] of [
    [80, 40, WIDTH - 160, 2],
    [40, 80, 2, HEIGHT - 160],
  ] as const)
    raster.rect(x, y, width, height, THIN);
  for (let x = 80; x <= WIDTH - 80; x += 240) raster.rect(x, 32, 2, 18, THIN);
  return raster.png();
}

async function stored(trx: Db, blobs: BlobStore, bytes: Uint8Array, name: string): Promise<FileItem> {
  const file = { name, type: 'image/png', size: bytes.length };
  const by = { org_id: organisationId('kechuang'), account_id: accountId('contractor'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'floorplan', ...by });
  return { id, ...file };
}

/** Plans of the finished floors; without a store of files there are none. */
export default defineDemo({
  name: 'floorplan',
  after: ['partmanage'],
  async load(trx, { blobs }) {
    if (!blobs) return;
    const bytes = drawFloor();
    const rows = [];
    for (const floor of FLOORS)
      rows.push({
        id: demoId('floor_plan', floor),
        plan_name: `研发塔楼 ${floor} 层平面图`,
        plan_status: 1,
        project_id: demoId('project', 1),
        part_id: floorPart(floor),
        revision: 'A 版',
        drawing: await stored(trx, blobs, bytes, `${floor}层平面图.png`),
        page_number: 1,
      });
    await resourceRepository(trx, floorplan).insertMany(demoAccess('contractor', 'kechuang', 60), rows);
  },
});
