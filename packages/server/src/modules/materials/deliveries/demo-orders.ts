/** A delivery: quantity, days ago, and what became of it. */
type Delivered = readonly [quantity: number, ago: number, fate?: Fate];

/**
 * `short`: a part of it was returned at once. `returned`: all of it. `failed`: its sample failed and is being handled.
 * `retested`: its sample failed, and the retest passed. `rejected`: its sample failed and it left. `testing`: its sample is
 * at the laboratory. `released`: released before the report. `unsampled`: nobody has taken a sample yet. `waiting`: not checked yet.
 */
export type Fate =
  | 'short'
  | 'returned'
  | 'failed'
  | 'retested'
  | 'rejected'
  | 'testing'
  | 'released'
  | 'unsampled'
  | 'waiting';

export interface DemoOrder {
  name: string;
  /** Value of `material_kind`. */
  kind: number;
  specification: string;
  /** Value of `material_unit`. */
  unit: number;
  planned: number;
  ordered: number;
  /** Per cent. */
  tolerance: number;
  supplier: string;
  /** Letter with which its batches begin. */
  batch: string;
  deliveries: readonly Delivered[];
}

const STEEL = '华东钢铁贸易有限公司';
const MIX = '浦江混凝土有限公司';

const order = (
  [name, kind, specification, unit]: readonly [string, number, string, number],
  [planned, ordered, tolerance]: readonly [number, number, number],
  [supplier, batch]: readonly [string, string],
  ...deliveries: Delivered[]
): DemoOrder => ({ name, kind, specification, unit, planned, ordered, tolerance, supplier, batch, deliveries });

/** Orders of the site office's project over five months. */
export const ORDERS: readonly DemoOrder[] = [
  order(
    ['热轧带肋钢筋', 1, 'HRB400E Φ20', 1],
    [150, 150, 1],
    [STEEL, 'G20'],
    [36.4, 92],
    [37.8, 74],
    [38.1, 52],
    [36.9, 27],
  ),
  order(['热轧带肋钢筋', 1, 'HRB400E Φ25', 1], [120, 120, 1], [STEEL, 'G25'], [40.2, 148], [39.6, 141], [40.1, 133]),
  order(
    ['热轧带肋钢筋', 1, 'HRB400E Φ16', 1],
    [160, 156, 1],
    [STEEL, 'G16'],
    [38.5, 78],
    [37.2, 61],
    [40.1, 39, 'short'],
    [36.8, 6, 'testing'],
  ),
  order(
    ['盘螺', 1, 'HRB400E Φ8', 1],
    [80, 80, 1],
    ['长三角线材有限公司', 'P08'],
    [25.6, 70],
    [26.1, 44, 'retested'],
    [25.2, 12],
  ),
  order(['直螺纹套筒', 8, 'Φ25', 6], [6000, 6000, 0], ['嘉兴连接件厂', 'T25'], [3000, 84], [3000, 40]),
  order(['直螺纹套筒', 8, 'Φ20', 6], [8000, 8000, 0], ['嘉兴连接件厂', 'T20'], [4000, 66], [4000, 20]),
  order(
    ['普通硅酸盐水泥', 3, 'P·O 42.5', 1],
    [60, 60, 2],
    ['海门水泥有限公司', 'S42'],
    [20, 88],
    [20, 57, 'rejected'],
    [20, 50],
    [20, 16],
  ),
  order(['中砂', 4, 'Ⅱ 区中砂', 3], [300, 300, 3], ['长江砂石经营部', 'Z'], [100, 86], [98.5, 48], [99, 4, 'released']),
  order(['碎石', 4, '5～25 mm 连续级配', 3], [260, 260, 3], ['长江砂石经营部', 'SS'], [130, 85], [128, 46]),
  order(
    ['蒸压加气混凝土砌块', 5, 'A5.0 B06 600×200×200', 3],
    [420, 420, 2],
    ['松江新型建材厂', 'Q'],
    [110, 36],
    [108, 24],
    [112, 10, 'returned'],
    [105, 3, 'unsampled'],
  ),
  order(['预拌混凝土', 2, 'C40 P8', 3], [1500, 1500, 2], [MIX, 'H40'], [420, 139], [432, 127], [310, 118], [318, 110]),
  order(
    ['预拌混凝土', 2, 'C35', 3],
    [2200, 2200, 2],
    [MIX, 'H35'],
    [258, 58],
    [258, 49],
    [260, 40],
    [257, 31],
    [258, 22],
    [256, 13],
    [172, 4],
  ),
  order(
    ['SBS 改性沥青防水卷材', 6, 'Ⅱ PY PE 4.0', 4],
    [2600, 2600, 1],
    ['东方防水材料有限公司', 'F'],
    [1200, 126],
    [1000, 95],
    [400, 15, 'failed'],
  ),
  order(
    ['岩棉保温板', 7, 'A 级 50 mm', 4],
    [1800, 1800, 2],
    ['昆山保温材料有限公司', 'Y'],
    [600, 18],
    [600, 5, 'released'],
  ),
  order(
    ['盘扣架立杆', 9, 'B-LG-1500', 6],
    [5200, 5200, 0],
    ['江南建筑周转材料租赁有限公司', 'LG'],
    [2600, 75],
    [2400, 33, 'short'],
  ),
  order(['覆膜木模板', 9, '1830×915×15', 6], [3000, 3000, 1], ['太仓木业有限公司', 'M'], [1500, 72], [1480, 30]),
  order(['止水钢板', 10, '300×3', 5], [900, 900, 2], [STEEL, 'ZS'], [450, 144], [450, 129]),
  order(
    ['预拌砂浆', 10, 'DM M10', 1],
    [180, 180, 2],
    ['青浦砂浆有限公司', 'DM'],
    [30, 21],
    [32, 8, 'waiting'],
    [30, 1, 'waiting'],
  ),
];
