/** One contract of the demo; days are counted back from its present moment, `ends` forward. */
export interface DemoContract {
  /** Without `course`, the name of the project stands before it. */
  name: string;
  project: number;
  kind: number;
  party: string;
  /** Index into `ITEMS`. */
  bill: number;
  /** Factor of the quantities of the bill. */
  scale: number;
  signed: number;
  ends: number;
  income?: true;
  draft?: true;
  /**
   * Goes through measurement and payments: `settled` to its settlement and a first return of retention, `ended` to a
   * settlement before its advance was recovered.
   */
  course?: true | 'settled' | 'ended';
}

type Item = readonly [section: string, name: string, unit: string, quantity: number, price: string, cost: number];

/** Bills: works, installations, labour, material, rent, piles, waterproofing. */
export const ITEMS: readonly (readonly Item[])[] = [
  [
    ['地基基础/土方', '挖一般土方', 'm³', 12_600, '32.50', 3],
    ['主体结构/钢筋工程', '现浇构件钢筋 HRB400', 't', 860, '5480.00', 2],
    ['主体结构/混凝土工程', '现浇混凝土 C35', 'm³', 6400, '628.00', 2],
    ['主体结构/模板工程', '复合模板', 'm²', 31_000, '58.60', 5],
    ['安全文明施工', '安全文明施工措施', '项', 10, '68000.00', 6],
  ],
  [
    ['给排水', '钢塑复合管 DN100', 'm', 2400, '186.50', 4],
    ['电气', '桥架 200×100', 'm', 3600, '142.00', 4],
    ['通风空调', '镀锌钢板风管', 'm²', 5200, '168.80', 4],
  ],
  [
    ['主体结构', '钢筋制作安装', 't', 860, '920.00', 1],
    ['主体结构', '模板制作安装', 'm²', 31_000, '46.00', 1],
    ['主体结构', '混凝土浇筑', 'm³', 6400, '58.00', 1],
  ],
  [
    ['钢材', '螺纹钢 HRB400 16-25', 't', 420, '3880.00', 2],
    ['商砼', '商品混凝土 C35', 'm³', 3100, '465.00', 2],
  ],
  [
    ['机械', '塔式起重机 QTZ80 租赁', '月', 12, '28500.00', 3],
    ['机械', '汽车泵台班', '台班', 60, '3200.00', 3],
  ],
  [
    ['地基基础/桩', '钻孔灌注桩 Φ800', 'm', 3200, '685.00', 4],
    ['地基基础/桩', '桩头处理', '根', 160, '420.00', 4],
  ],
  [
    ['屋面防水', 'SBS 改性沥青防水卷材', 'm²', 4200, '68.50', 4],
    ['地下室防水', '聚氨酯防水涂膜', 'm²', 6800, '42.00', 4],
  ],
];

const full: DemoContract[] = [
  {
    name: '研发楼施工总承包合同',
    project: 1,
    kind: 1,
    party: '示例科技园开发有限公司',
    bill: 0,
    scale: 1,
    signed: 110,
    ends: 320,
    income: true,
    course: true,
  },
  {
    name: '研发楼机电安装分包合同',
    project: 1,
    kind: 2,
    party: '江苏宏安机电工程有限公司',
    bill: 1,
    scale: 1,
    signed: 100,
    ends: 210,
    course: true,
  },
  {
    name: '研发楼主体劳务分包合同',
    project: 1,
    kind: 3,
    party: '安徽皖江建筑劳务有限公司',
    bill: 2,
    scale: 1,
    signed: 105,
    ends: 24,
    course: true,
  },
];

const KINDS = [
  { name: '钢材与商砼采购合同', kind: 4, party: '示例建材贸易有限公司', bill: 3 },
  { name: '塔机与泵车租赁合同', kind: 5, party: '示例机械租赁有限公司', bill: 4 },
  { name: '主体劳务分包合同', kind: 3, party: '示例建筑劳务有限公司', bill: 2 },
] as const;

const TERMS = [260, 140, 18, 75, 300, -9] as const;

/** Three contracts of each of ten projects, the last of them still being drafted. */
const others: DemoContract[] = Array.from({ length: 10 }, (_, project) =>
  KINDS.map(({ name, ...kind }, index): DemoContract => {
    const number = project * KINDS.length + index;
    return {
      ...kind,
      name,
      project: project + 2,
      scale: 0.4 + ((number * 7) % 10) / 10,
      // Before those that are measured and paid, which so come first in the list.
      signed: 112 + ((number * 13) % 90),
      ends: TERMS[number % TERMS.length]!,
      ...(number % 7 === 5 && { draft: true as const }),
    };
  }),
).flat();

/** Done long ago: settled, some retention returned against a guarantee, the rest is due. */
const settled: DemoContract = {
  name: '研发楼灌注桩分包合同',
  project: 1,
  kind: 2,
  party: '江苏宏基岩土工程有限公司',
  bill: 5,
  scale: 1,
  signed: 330,
  ends: -120,
  course: 'settled',
};

/** Ended early: its advance was not recovered, so a refund is asked for. */
const ended: DemoContract = {
  name: '研发楼防水工程分包合同',
  project: 1,
  kind: 2,
  party: '示例防水工程有限公司',
  bill: 6,
  scale: 1,
  signed: 230,
  ends: 60,
  course: 'ended',
};

export const CONTRACTS: readonly DemoContract[] = [...full, ...others, settled, ended];
