import { CONDITION_KIND } from '@gongdi/domain';

type Usual = readonly (readonly [name: string, kind: number])[];

const { main, general } = CONDITION_KIND;
const EVERYWHERE: Usual = [
  ['专项施工方案已审批，超规模的已通过专家论证', main],
  ['施工单位、人员资格和特种作业证书有效', main],
  ['安全技术交底已完成并签字', general],
  ['进场材料、构配件已验收合格', general],
  ['机械设备已验收，检测报告有效', general],
];

/** Usual conditions of key steps (value of `key_step`), which a site changes as it needs. */
const OF_STEP: Readonly<Record<number, Usual>> = {
  1: [
    ['围护结构强度达到设计要求，检测报告合格', main],
    ['降水已到设计深度，水位观测满足要求', main],
    ['监测点已布设并取得初始值', main],
    ['应急物资和抢险队伍已落实', main],
    ['周边管线、建筑物已调查并保护', general],
  ],
  2: [
    ['支架搭设已验收合格并挂牌', main],
    ['钢筋、预埋隐蔽验收已通过', main],
    ['监测点已布设，报警值已明确', main],
    ['浇筑顺序和人员分工已明确', general],
  ],
  3: [
    ['起重机械检测合格，吊索具已检查', main],
    ['地基承载力满足方案要求', main],
    ['警戒区和信号指挥已落实', main],
  ],
  4: [
    ['端头加固强度和渗透性检测合格', main],
    ['洞门密封和反力架已验收', main],
    ['监测初始值已取得', main],
    ['盾构机已调试验收', main],
  ],
  5: [
    ['加固（冻结）体检测达到设计要求', main],
    ['探孔无涌水涌砂', main],
    ['应急门和注浆设备已就位', main],
    ['监测初始值已取得', main],
  ],
};

/** Returns the usual conditions of a key step, main ones first. */
export const usualConditions = (step: number): Usual =>
  [...EVERYWHERE, ...(OF_STEP[step] ?? [])].toSorted((one, other) => one[1] - other[1]);
