import { material } from './models/material.ts';
import { leave } from './models/leave.ts';
import { rectification } from './models/rectification.ts';
import type { Drawing } from './models/draw.ts';

/** Results of instances and tasks (process designer specification, section 9). */
const RUNNING = 1;
const APPROVED = 2;
const REJECTED = 3;
const CANCELLED = 4;

/** One passage through a node. Hours count from the start of the instance; `to` is absent while it lasts. */
export interface Step {
  node: string;
  from: number;
  to?: number;
  /** Flows taken when it ended. */
  out?: readonly string[];
  task?: { who: string; result: number; reason?: string };
}

export interface DemoInstance {
  model: Drawing;
  organisation: string;
  starter: string;
  name: string;
  business_key: string;
  result: number;
  /** Days before the demo's moment at which it began. */
  daysBefore: number;
  steps: readonly Step[];
}

const done = (who: string, reason: string) => ({ who, result: APPROVED, reason });

export const INSTANCES: readonly DemoInstance[] = [
  {
    model: leave,
    organisation: 'pujiang',
    starter: 'admin',
    name: '请假审批：回乡探亲五天',
    business_key: 'QJ-2026-0117',
    result: APPROVED,
    daysBefore: 20,
    steps: [
      { node: 'Start', from: 0, to: 0, out: ['Flow_submit'] },
      { node: 'DepartmentApproval', from: 0, to: 5, out: ['Flow_decide'], task: { who: 'contractor', result: REJECTED, reason: '请补充交接人' } }, // prettier-ignore
      { node: 'Decision', from: 5, to: 5, out: ['Flow_return'] },
      { node: 'Revise', from: 5, to: 8, out: ['Flow_again'], task: done('admin', '交接人已补充：陆海峰') },
      { node: 'DepartmentApproval', from: 8, to: 24, out: ['Flow_decide'], task: done('contractor', '同意') },
      { node: 'Decision', from: 24, to: 24, out: ['Flow_agree'] },
      { node: 'LongLeave', from: 24, to: 24, out: ['Flow_long'] },
      { node: 'ManagerApproval', from: 24, to: 30, out: ['Flow_manager'], task: done('admin', '同意，注意行程安全') },
      { node: 'Attendance', from: 30, to: 30.01, out: ['Flow_done'] },
      { node: 'Approved', from: 30.01, to: 30.01 },
    ],
  },
  {
    model: leave,
    organisation: 'pujiang',
    starter: 'admin',
    name: '请假审批：年休假十天',
    business_key: 'QJ-2026-0121',
    result: REJECTED,
    daysBefore: 9,
    steps: [
      { node: 'Start', from: 0, to: 0, out: ['Flow_submit'] },
      { node: 'DepartmentApproval', from: 0, to: 20, out: ['Flow_decide'], task: { who: 'contractor', result: REJECTED, reason: '节点工期紧张，请另行安排时间' } }, // prettier-ignore
      { node: 'Decision', from: 20, to: 20, out: ['Flow_refuse'] },
      { node: 'Refused', from: 20, to: 20 },
    ],
  },
  {
    model: rectification,
    organisation: 'shanghai',
    starter: 'admin',
    name: '隐患整改：三号楼临边防护缺失',
    business_key: 'YH-2026-0342',
    result: RUNNING,
    daysBefore: 4,
    steps: [
      { node: 'Start', from: 0, to: 0, out: ['Flow_found'] },
      { node: 'Issue', from: 0, to: 1, out: ['Flow_issue'], task: done('admin', '限两日内整改') },
      { node: 'Mend', from: 1, to: 20, task: done('contractor', '临边栏杆已补齐') },
      { node: 'Mend', from: 1, to: 26, task: done('patrol', '安全网已重新张挂') },
      { node: 'Mend', from: 1, to: 30, out: ['Flow_mended'], task: done('admin', '警示标识已更换') },
      { node: 'Review', from: 30, to: 48, out: ['Flow_reviewed'], task: { who: 'patrol', result: REJECTED, reason: '南侧两处栏杆高度不足 1.2 米' } }, // prettier-ignore
      { node: 'Passed', from: 48, to: 48, out: ['Flow_again'] },
      { node: 'Mend', from: 48, to: 70, task: done('contractor', '栏杆已加高') },
      { node: 'Mend', from: 48, to: 72, task: done('patrol', '已复核安全网') },
      { node: 'Mend', from: 48, task: { who: 'admin', result: RUNNING } },
    ],
  },
  {
    model: material,
    organisation: 'shanghai',
    starter: 'admin',
    name: '材料进场验收：HRB400E 钢筋 60 吨',
    business_key: 'CL-2026-0588',
    result: CANCELLED,
    daysBefore: 6,
    steps: [
      { node: 'Start', from: 0, to: 0, out: ['Flow_arrive'] },
      { node: 'Register', from: 0, to: 2, out: ['Flow_split'], task: done('admin', '炉批号已核对') },
      { node: 'Split', from: 2, to: 2, out: ['Flow_sample', 'Flow_papers'] },
      {
        node: 'Sample',
        from: 2,
        to: 26,
        task: { who: 'contractor', result: CANCELLED, reason: '供货单位撤回该批材料' },
      },
      { node: 'Papers', from: 2, to: 8, out: ['Flow_checked'], task: done('patrol', '质保书齐全') },
    ],
  },
  {
    model: material,
    organisation: 'shanghai',
    starter: 'contractor',
    name: '材料进场验收：C35 预拌混凝土',
    business_key: 'CL-2026-0571',
    result: APPROVED,
    daysBefore: 13,
    steps: [
      { node: 'Start', from: 0, to: 0, out: ['Flow_arrive'] },
      { node: 'Register', from: 0, to: 1, out: ['Flow_split'], task: done('contractor', '送货单 12 车') },
      { node: 'Split', from: 1, to: 1, out: ['Flow_sample', 'Flow_papers'] },
      { node: 'Sample', from: 1, to: 5, out: ['Flow_sampled'], task: done('patrol', '试块三组，坍落度 180 mm') },
      { node: 'Papers', from: 1, to: 3, out: ['Flow_checked'], task: done('contractor', '配合比与合格证一致') },
      { node: 'Join', from: 3, to: 5, out: ['Flow_join'] },
      { node: 'Accept', from: 5, to: 22, out: ['Flow_accept'], task: done('owner', '合格，同意入库') },
      { node: 'Qualified', from: 22, to: 22, out: ['Flow_store'] },
      { node: 'Stored', from: 22, to: 22 },
    ],
  },
];
