import type { AppraisalItem } from '@gongdi/domain';

/** Kind of target, field, section, item, kind (1 general, 2 guaranteed, 3 veto), points, criterion. */
type Line = readonly [number, number, string, string, number, number | null, string];

// One item per line.
// oxfmt-ignore
const LINES: readonly Line[] = [
  [1, 1, '安全管理', '安全教育与交底', 1, 15, '新进场工人未经三级教育上岗每人扣 2 分；交底无签字每处扣 1 分'],
  [1, 1, '安全管理', '专职安全员配备', 1, 10, '缺 1 人扣 5 分；不在岗每次扣 1 分'],
  [1, 1, '安全管理', '隐患整改', 1, 15, '超期未整改每条扣 3 分；重复发生每条扣 2 分'],
  [1, 2, '工程质量', '实测合格率', 1, 15, '低于 90% 每低 1% 扣 1 分'],
  [1, 2, '工程质量', '返工与整改', 1, 10, '返工每处扣 2 分；超过时限每天扣 1 分'],
  [1, 3, '进度履约', '节点完成', 1, 15, '关键节点每延误 1 天扣 1 分'],
  [1, 5, '劳务用工', '实名制与考勤', 1, 10, '未实名登记进场每人扣 2 分'],
  [1, 5, '劳务用工', '工资支付', 1, 5, '工资表未经本人签字每份扣 1 分'],
  [1, 7, '配合与资料', '资料报送', 1, 5, '迟报每次扣 1 分'],
  [1, 1, '否决', '发生一般及以上生产安全事故', 3, null, '以事故调查认定为准'],
  [1, 5, '否决', '拖欠工资引发群体性事件', 3, null, '以属地部门认定为准'],
  [2, 1, '安全生产', '危大工程管控', 1, 15, '方案未论证或未按方案施工每项扣 5 分'],
  [2, 1, '安全生产', '隐患闭环率', 1, 10, '低于 95% 每低 1% 扣 1 分'],
  [2, 2, '质量管理', '分项一次验收合格率', 1, 15, '低于 95% 每低 1% 扣 1 分'],
  [2, 2, '质量管理', '检测与见证', 1, 10, '漏检每组扣 3 分'],
  [2, 3, '进度管理', '月计划完成率', 1, 20, '每低 5% 扣 2 分'],
  [2, 4, '文明施工', '扬尘与噪声', 1, 15, '在线监测超标每次扣 1 分'],
  [2, 7, '资料管理', '资料同步率', 1, 15, '滞后 7 天每项扣 1 分'],
  [2, 1, '否决', '发生较大及以上事故', 3, null, '以事故调查认定为准'],
  [3, 8, '履职', '到岗履职', 1, 30, '无故缺岗每次扣 3 分'],
  [3, 8, '履职', '检查与记录', 1, 30, '少一次检查扣 3 分；记录不全每次扣 1 分'],
  [3, 8, '能力', '培训与考试', 1, 20, '考试不合格扣 10 分'],
  [3, 8, '能力', '协作与沟通', 1, 20, '被书面投诉每次扣 5 分'],
  [3, 8, '否决', '弄虚作假', 3, null, '伪造记录或签字'],
];

export interface DemoItem extends AppraisalItem {
  target_type: number;
  appraisal_field: number;
  criterion: string;
  needs_proof: boolean;
}

export const DEMO_ITEMS: readonly DemoItem[] = LINES.map(
  ([target_type, appraisal_field, section, item, item_kind, full_points, criterion]) => ({
    target_type,
    appraisal_field,
    section,
    item,
    item_kind,
    full_points,
    criterion,
    needs_proof: item === '隐患整改',
  }),
);
