import { areaOf, areaRecord, schemeRecord, type AreaPoint } from '@gongdi/domain';
import { placeDevices, storePoints } from './index.ts';
import { accountId, DEMO_NOW, defineDemo, demoId, organisationId } from '../../../demo/index.ts';
import { addFile, keepBlob, type BlobStore } from '../../../files/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { insertFenceAlarms } from './demo-fence-alarms.ts';
import { PLAN_SIZE, PLANS } from './demo-plans.ts';

/** Positions of the points on their drawing, in percent of its width and height, and the prefix of their names. */
interface DemoArea {
  type: keyof typeof PLANS;
  name: string;
  published: boolean;
  prefix: string;
  places: readonly (readonly [number, number])[];
}

const AREAS: readonly DemoArea[] = [
  {
    type: 'pit',
    name: '一期深基坑',
    published: true,
    prefix: 'JK-',
    places: [
      [15.8, 18.3],
      [38.3, 18.3],
      [61.7, 18.3],
      [84.2, 18.3],
      [84.2, 50],
      [84.2, 81.7],
      [61.7, 81.7],
      [38.3, 81.7],
      [15.8, 81.7],
      [15.8, 50],
      [38.3, 50],
      [61.7, 50],
    ],
  },
  {
    type: 'highformwork',
    name: '报告厅高支模',
    published: true,
    prefix: 'GZM-',
    places: [
      [25, 32.5],
      [37.5, 32.5],
      [50, 32.5],
      [62.5, 32.5],
      [25, 50],
      [37.5, 50],
      [50, 50],
      [62.5, 50],
    ],
  },
  {
    type: 'scaffold',
    name: '3 号楼外脚手架',
    published: true,
    prefix: 'JSJ-',
    places: [
      [23.3, 24.6],
      [50, 24.6],
      [76.7, 24.6],
      [23.3, 61],
      [50, 61],
      [76.7, 61],
    ],
  },
  {
    type: 'highslope',
    name: '东侧高边坡',
    published: false,
    prefix: 'BP-',
    places: [
      [20, 28],
      [40, 24],
      [60, 26],
      [80, 30],
      [30, 52],
      [50, 49],
      [70, 51],
      [40, 74],
      [60, 72],
    ],
  },
  {
    type: 'limb',
    name: '5 层临边洞口',
    published: false,
    prefix: 'LB-',
    places: [
      [25, 15],
      [50, 15],
      [75, 15],
      [86.7, 40],
      [86.7, 65],
      [50, 50],
    ],
  },
  {
    type: 'laser',
    name: '施工边界激光预警',
    published: false,
    prefix: 'JG-',
    places: [
      [15, 20],
      [85, 20],
      [85, 80],
      [15, 80],
    ],
  },
  {
    type: 'highfill',
    name: '回填区高填方',
    published: false,
    prefix: 'TF-',
    places: [
      [50, 66],
      [50, 48],
      [50, 30],
      [28, 66],
      [72, 66],
      [62, 39],
    ],
  },
  {
    type: 'bridge',
    name: '跨河人行桥',
    published: false,
    prefix: 'QL-',
    places: [
      [17, 40],
      [28.3, 62],
      [39, 40],
      [50, 62],
      [61, 40],
      [71.7, 62],
      [83, 40],
      [50, 40],
    ],
  },
];

/** Project of the areas, and its organisation. */
const PROJECT = 1;
const ORGANISATION = 'kechuang';

/**
 * Areas of the first project. Their drawings are drawn by code if there is a blob store. Demo devices of the area's
 * type stand at the points, as far as there are enough of them.
 */
export default defineDemo({
  name: 'monitored',
  after: ['projectmanage', 'devicelist', 'helmetmanage'],
  async load(trx, { blobs }) {
    const project_id = demoId('project', PROJECT);
    const org_id = organisationId(ORGANISATION);
    const account_id = accountId('admin');
    for (const [index, { type, name, published, prefix, places }] of AREAS.entries()) {
      const area = areaOf(type);
      const now = DEMO_NOW - (AREAS.length - index) * 3_600_000;
      const access = { scope: WHOLE, account_id, org_id, now };
      const id = demoId('area', index + 1);
      const drawing = blobs ? await store(trx, blobs, type, { org_id, account_id, now }) : null;
      await resourceRepository(trx, areaRecord).addAhead(access, {
        id,
        area_type: area.code,
        area_name: name,
        project_id,
        company_id: org_id,
        ...PLAN_SIZE,
        drawing,
        construction_flag: area.construction,
        published_flag: published,
        monitor_status: 1,
      });
      const devices = await devicesIn(trx, project_id, area.code);
      const points = places.map(([x, y], at): AreaPoint => ({
        device_id: devices[at] ?? '',
        name: `${prefix}${String(at + 1).padStart(2, '0')}`,
        xaxis: x / 100,
        yaxis: y / 100,
      }));
      await storePoints(trx, id, null, points);
      await placeDevices(trx, id);
      if (type === 'highslope') await insertFenceAlarms(trx, { area_id: id, area_name: name, project_id, org_id });
      if (!area.children.includes('monitorscheme')) continue;
      await resourceRepository(trx, schemeRecord).addAhead(access, {
        id: demoId('scheme', index + 1),
        name: `${name}监测方案`,
        monitor_level: 1,
        monitor_unit: '华东岩土工程监测有限公司',
        monitor_unit_leader: '许明远',
        monitor_unit_leader_phone: '13916880021',
        begin_time: '2026-06-01',
        end_time: '2027-05-31',
        area_id: id,
        area_type: area.code,
        project_id,
      });
    }
  },
});

async function devicesIn(trx: Db, project_id: string, device_type: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('device')
    .select('id')
    .where('project_id', '=', project_id)
    .where('device_type', '=', device_type)
    .orderBy('device_number')
    .execute();
  return rows.map(({ id }) => id);
}

async function store(
  trx: Db,
  blobs: BlobStore,
  type: DemoArea['type'],
  by: { org_id: string; account_id: string; now: number },
) {
  const bytes = PLANS[type]().png();
  const file = { name: `${type}.png`, type: 'image/png', size: bytes.length };
  const id = await addFile(trx, { ...file, hash: await keepBlob(trx, blobs, bytes), folder: 'areas', ...by });
  return { id, ...file };
}
