import { FIGURE_KIND, schedulefigure, type FileItem, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, organisationId, Raster } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const FIGURES = [
  ['研发塔楼立面', 3],
  ['地下工程', 2],
] as const;

const [WIDTH, HEIGHT] = [1200, 600];
const [WALL, THIN, COLUMN] = [1, 2, 3];
/** Sections of the lower basement with the borders of their strips of the plan, fractions of its width. */
const STRIPS = [
  [10, 0.06, 0.36],
  [11, 0.36, 0.64],
  [12, 0.64, 0.94],
] as const;
const [TOP, BOTTOM] = [0.1, 0.9];

/** Draws the plan of a basement: outer wall, expansion joints between the sections, columns, the ramp. */
function drawBasement(): Uint8Array {
  const raster = new Raster(WIDTH, HEIGHT, [
    [252, 252, 250],
    [62, 70, 82],
    [176, 184, 194],
    [112, 122, 136],
  ]);
  const [left, right] = [0.06 * WIDTH, 0.94 * WIDTH];
  raster.frame(left, TOP * HEIGHT, right - left, (BOTTOM - TOP) * HEIGHT, WALL, 12);
  for (const [, from] of STRIPS.slice(1))
    for (let y = TOP * HEIGHT; y < BOTTOM * HEIGHT; y += 20) raster.rect(from * WIDTH - 2, y, 4, 10, THIN);
  for (let x = left + 84; x < right - 20; x += 84)
    for (let y = 140; y < 500; y += 90) raster.rect(x - 7, y - 7, 14, 14, COLUMN);
  raster.frame(left + 30, 230, 150, 60, THIN, 3);
  raster.line(left + 30, 260, left + 180, 260, THIN, 2);
  return raster.png();
}

async function stored(trx: Db, blobs: BlobStore, bytes: Uint8Array): Promise<FileItem> {
  const file = { name: '地下2层平面.png', type: 'image/png', size: bytes.length };
  const by = { org_id: organisationId('kechuang'), account_id: accountId('contractor'), now: DEMO_NOW };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'schedulefigure', ...by });
  return { id, ...file };
}

/** Figures of the tower and of the basement of the site office's project; with a store of files, one on a plan. */
export default defineDemo({
  name: 'schedulefigure',
  after: ['partmanage'],
  async load(trx, { blobs }) {
    const add = (number: number, row: InputOf<typeof schedulefigure>) =>
      resourceRepository(trx, schedulefigure).addAhead(demoAccess('contractor', 'kechuang', 61 - number), {
        id: demoId('figure', number),
        ...row,
      });
    const project_id = demoId('project', 1);
    for (const [at, [figure_name, part]] of FIGURES.entries())
      await add(at + 1, { figure_name, project_id, part_id: demoId('part', part), figure_kind: FIGURE_KIND.grid });
    if (!blobs) return;
    await add(FIGURES.length + 1, {
      figure_name: '地下2层平面进度',
      project_id,
      part_id: demoId('part', 4),
      figure_kind: FIGURE_KIND.picture,
      picture: [await stored(trx, blobs, drawBasement())],
      regions: STRIPS.map(([part, from, to]) => ({
        part_id: demoId('part', part),
        points: `${from},${TOP} ${to},${TOP} ${to},${BOTTOM} ${from},${BOTTOM}`,
      })),
    });
  },
});
