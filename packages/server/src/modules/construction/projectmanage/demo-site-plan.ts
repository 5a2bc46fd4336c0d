import type { SiteFeature, SiteKindName } from '@gongdi/domain';
import { boxOf } from '@gongdi/geo';
import { accountId, demoId, demoTime } from '../../../demo/index.ts';
import type { Db } from '../../../store/index.ts';

type Metres = readonly [east: number, north: number];

/** Of the first project: the middle of its site, GCJ-02. Helmets of the demo walk about the same place (`demo-walk.ts`). */
const MIDDLE = [121.4612, 31.1745] as const;
const METRES_PER_DEGREE = 111_320;

/** What stands on the site, in metres from its middle. */
const THINGS: readonly (readonly [kind: SiteKindName, name: string, points: readonly Metres[]])[] = [
  [
    'hoarding',
    '',
    [
      [0, -150],
      [-190, -150],
      [-190, 130],
      [190, 130],
      [190, -150],
      [20, -150],
    ],
  ],
  [
    'gate',
    '南门',
    [
      [0, -150],
      [20, -150],
    ],
  ],
  [
    'gate',
    '西门（材料）',
    [
      [-190, -12],
      [-190, 12],
    ],
  ],
  [
    'road',
    '主干道',
    [
      [-190, 0],
      [190, 0],
    ],
  ],
  [
    'road',
    '南门进场路',
    [
      [10, -150],
      [10, 0],
    ],
  ],
  [
    'road',
    '',
    [
      [100, 0],
      [100, 118],
    ],
  ],
  [
    'building',
    '1 号楼',
    [
      [-150, 40],
      [-95, 40],
      [-95, 85],
      [-150, 85],
    ],
  ],
  [
    'building',
    '2 号楼',
    [
      [-70, 55],
      [-15, 55],
      [-15, 105],
      [-70, 105],
    ],
  ],
  [
    'building',
    '3 号楼',
    [
      [35, 60],
      [85, 60],
      [85, 112],
      [35, 112],
    ],
  ],
  [
    'pit',
    '一期基坑',
    [
      [-175, -105],
      [-85, -105],
      [-85, -20],
      [-175, -20],
    ],
  ],
  [
    'yard',
    '钢筋加工区',
    [
      [80, -85],
      [145, -85],
      [145, -35],
      [80, -35],
    ],
  ],
  [
    'yard',
    '材料堆场',
    [
      [125, 15],
      [178, 15],
      [178, 60],
      [125, 60],
    ],
  ],
  [
    'temporary',
    '生活区',
    [
      [38, -138],
      [110, -138],
      [110, -98],
      [38, -98],
    ],
  ],
  [
    'temporary',
    '项目部',
    [
      [-60, -138],
      [-12, -138],
      [-12, -105],
      [-60, -105],
    ],
  ],
];

const placed = ([east, north]: Metres): [number, number] => [
  Number((MIDDLE[0] + east / (METRES_PER_DEGREE * Math.cos((MIDDLE[1] * Math.PI) / 180))).toFixed(7)),
  Number((MIDDLE[1] + north / METRES_PER_DEGREE).toFixed(7)),
];

/** The drawn plan of the first project: hoarding, gates, roads, buildings, pit and yards. */
export const SITE_PLAN: readonly SiteFeature[] = THINGS.map(([kind, name, points], index) => ({
  id: `t${index + 1}`,
  kind,
  name,
  points: points.map(placed),
}));

export async function insertSitePlan(trx: Db): Promise<void> {
  const [west, south, east, north] = boxOf(SITE_PLAN.flatMap(({ points }) => points));
  await trx
    .insertInto('site_plan')
    .values({
      project_id: demoId('project', 1),
      version: 1,
      features: JSON.stringify(SITE_PLAN),
      west,
      south,
      east,
      north,
      updated_at: demoTime(12),
      updated_by: accountId('contractor'),
    })
    .execute();
}
