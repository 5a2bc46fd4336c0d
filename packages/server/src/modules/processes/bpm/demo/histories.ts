/** What a user does with a task at a node. `at` is in hours from the start of the instance. */
export interface Act {
  at: number;
  who: string;
  node: string;
  /** Code of a button, or what approving and refusing are called. */
  how?: 'approve' | 'reject';
  button?: string;
  reason: string;
}

/** An instance of a process with the decisions of its users. The engine runs it when the demo is loaded. */
export interface DemoInstance {
  model: string;
  starter: string;
  name: string;
  business_key: string;
  variables: Readonly<Record<string, unknown>>;
  /** Final result (dictionary `bpm_process_instance_result`). */
  result: 1 | 2 | 3 | 4;
  /** Start of the instance, in days before the time of the demo. */
  daysBefore: number;
  acts: readonly Act[];
  /** The starter cancels the instance. */
  cancelled?: { at: number; reason: string };
}

const leave = (leave_type: string, days: number, begin: string, end: string, cause: string) => ({
  leave_type,
  days,
  period: { begin, end },
  cause,
});
const steel = {
  supplier: '江南钢铁贸易有限公司',
  items: [{ material: 'HRB400E 钢筋', model: 'Φ20', amount: 60, unit: '吨' }],
};
const ready = {
  supplier: '浦东预拌混凝土公司',
  items: [{ material: 'C35 预拌混凝土', model: 'P6', amount: 180, unit: 'm³' }],
};

export const INSTANCES: readonly DemoInstance[] = [
  {
    model: 'leave_approval',
    starter: 'admin',
    name: '请假审批：回乡探亲五天',
    business_key: 'QJ-2026-0117',
    variables: leave('4', 5, '2026-10-19', '2026-10-23', '回乡探亲'),
    result: 2,
    daysBefore: 20,
    acts: [
      { at: 5, who: 'contractor', node: 'DepartmentApproval', how: 'reject', button: 'return', reason: '请补充交接人' },
      { at: 8, who: 'admin', node: 'Revise', reason: '交接人已补充：陆海峰' },
      { at: 24, who: 'contractor', node: 'DepartmentApproval', reason: '同意' },
      { at: 30, who: 'admin', node: 'ManagerApproval', reason: '同意，注意行程安全' },
    ],
  },
  {
    model: 'leave_approval',
    starter: 'admin',
    name: '请假审批：年休假十天',
    business_key: 'QJ-2026-0121',
    variables: leave('1', 10, '2026-11-09', '2026-11-20', '年休假'),
    result: 3,
    daysBefore: 9,
    acts: [
      { at: 20, who: 'contractor', node: 'DepartmentApproval', how: 'reject', reason: '节点工期紧张，请另行安排时间' },
    ],
  },
  {
    model: 'danger_rectification',
    starter: 'admin',
    name: '隐患整改：三号楼临边防护缺失',
    business_key: 'YH-2026-0342',
    variables: {
      part: '三号楼五层临边',
      danger_level: '2',
      deadline: '2026-10-31',
      demand: '补齐栏杆，重新张挂安全网',
    },
    result: 1,
    daysBefore: 4,
    acts: [
      { at: 1, who: 'admin', node: 'Issue', reason: '限两日内整改' },
      { at: 20, who: 'contractor', node: 'Mend', reason: '临边栏杆已补齐' },
      { at: 26, who: 'patrol', node: 'Mend', reason: '安全网已重新张挂' },
      { at: 30, who: 'admin', node: 'Mend', reason: '警示标识已更换' },
      { at: 48, who: 'patrol', node: 'Review', how: 'reject', reason: '南侧两处栏杆高度不足 1.2 米' },
      { at: 70, who: 'contractor', node: 'Mend', reason: '栏杆已加高' },
      { at: 72, who: 'patrol', node: 'Mend', reason: '已复核安全网' },
    ],
  },
  {
    model: 'material_acceptance',
    starter: 'admin',
    name: '材料进场验收：HRB400E 钢筋 60 吨',
    business_key: 'CL-2026-0588',
    variables: steel,
    result: 4,
    daysBefore: 6,
    acts: [
      { at: 2, who: 'admin', node: 'Register', reason: '炉批号已核对' },
      { at: 8, who: 'patrol', node: 'Papers', reason: '质保书齐全' },
    ],
    cancelled: { at: 26, reason: '供货单位撤回该批材料' },
  },
  {
    model: 'material_acceptance',
    starter: 'contractor',
    name: '材料进场验收：C35 预拌混凝土',
    business_key: 'CL-2026-0571',
    variables: ready,
    result: 2,
    daysBefore: 13,
    acts: [
      { at: 1, who: 'contractor', node: 'Register', reason: '送货单 12 车' },
      { at: 3, who: 'contractor', node: 'Papers', reason: '配合比与合格证一致' },
      { at: 5, who: 'patrol', node: 'Sample', reason: '试块三组，坍落度 180 mm' },
      { at: 22, who: 'owner', node: 'Accept', reason: '合格，同意入库' },
    ],
  },
  {
    model: 'concrete_pour',
    starter: 'patrol',
    name: '混凝土浇筑：地下一层 A 区底板',
    business_key: 'JZ-2026-0031',
    variables: {
      part: '地下一层 A 区底板',
      grade: '3',
      volume: 460,
      pour_at: '2026-10-24T22:00:00.000Z',
      preparation: '钢筋隐蔽验收合格，泵车两台',
    },
    result: 2,
    daysBefore: 10,
    acts: [
      { at: 1, who: 'contractor', node: 'Countersign', reason: '模板支撑已验收' },
      { at: 2, who: 'patrol', node: 'Countersign', reason: '临边防护到位' },
      { at: 4, who: 'admin', node: 'Countersign', reason: '同意' },
      { at: 6, who: 'owner', node: 'Order', reason: '同意浇筑，注意养护' },
    ],
  },
  {
    model: 'concrete_pour',
    starter: 'contractor',
    name: '混凝土浇筑：五层梁板',
    business_key: 'JZ-2026-0034',
    variables: {
      part: '五层梁板',
      grade: '2',
      volume: 310.5,
      pour_at: '2026-11-03T06:00:00.000Z',
      preparation: '钢筋绑扎完成',
    },
    result: 1,
    daysBefore: 1,
    acts: [{ at: 2, who: 'patrol', node: 'Countersign', reason: '安全条件具备' }],
  },
  {
    model: 'concrete_pour',
    starter: 'patrol',
    name: '混凝土浇筑：二号楼核心筒',
    business_key: 'JZ-2026-0035',
    variables: { part: '二号楼核心筒 12 层', grade: '4', volume: 96, pour_at: '2026-11-03T02:00:00.000Z' },
    result: 1,
    daysBefore: 2,
    acts: [
      { at: 1, who: 'patrol', node: 'Countersign', reason: '爬模已检查' },
      { at: 3, who: 'contractor', node: 'Countersign', reason: '同意' },
      { at: 5, who: 'admin', node: 'Countersign', reason: '同意' },
    ],
  },
  {
    model: 'leave_approval',
    starter: 'patrol',
    name: '请假审批：事假两天',
    business_key: 'QJ-2026-0125',
    variables: leave('2', 2, '2026-11-05', '2026-11-06', '家中有事'),
    result: 1,
    daysBefore: 3,
    acts: [],
  },
  {
    model: 'leave_approval',
    starter: 'patrol',
    name: '请假审批：年休假四天',
    business_key: 'QJ-2026-0123',
    variables: leave('1', 4, '2026-11-10', '2026-11-13', '年休假'),
    result: 1,
    daysBefore: 5,
    acts: [{ at: 6, who: 'contractor', node: 'DepartmentApproval', reason: '同意' }],
  },
  {
    model: 'material_acceptance',
    starter: 'contractor',
    name: '材料进场验收：铝模板 420 平方米',
    business_key: 'CL-2026-0593',
    variables: { supplier: '苏州模架科技公司', items: [{ material: '铝合金模板', amount: 420, unit: 'm²' }] },
    result: 1,
    daysBefore: 2,
    acts: [{ at: 1, who: 'contractor', node: 'Register', reason: '规格已核对' }],
  },
];
