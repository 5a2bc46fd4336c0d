import { defineDictionary } from '../../dictionary/define.ts';

export const appraisalTarget = defineDictionary('appraisal_target', { zh: '考评对象', en: 'Target' }, [
  { value: 1, label: { zh: '单位', en: 'Unit' }, color_type: 'processing' },
  { value: 2, label: { zh: '项目', en: 'Project' }, color_type: 'success' },
  { value: 3, label: { zh: '人员', en: 'Person' }, color_type: 'warning' },
]);

/** Values of `appraisal_kind`. */
export const APPRAISAL_KIND = { evaluation: 1, appraisal: 2 } as const;

export const appraisalKind = defineDictionary('appraisal_kind', { zh: '考评类别', en: 'Kind' }, [
  { value: 1, label: { zh: '评价', en: 'Evaluation' }, color_type: 'processing' },
  { value: 2, label: { zh: '考核', en: 'Appraisal' }, color_type: 'success' },
]);

export const appraisalField = defineDictionary(
  'appraisal_field',
  { zh: '指标类别', en: 'Field' },
  [
    { value: 1, label: { zh: '安全', en: 'Safety' }, color_type: 'error' },
    { value: 2, label: { zh: '质量', en: 'Quality' }, color_type: 'processing' },
    { value: 3, label: { zh: '进度', en: 'Progress' }, color_type: 'success' },
    { value: 4, label: { zh: '文明施工', en: 'Civilised site' }, color_type: 'warning' },
    { value: 5, label: { zh: '劳务', en: 'Labour' }, color_type: 'default' },
    { value: 6, label: { zh: '履约', en: 'Contract' }, color_type: 'default' },
    { value: 7, label: { zh: '资料', en: 'Documents' }, color_type: 'default' },
    { value: 8, label: { zh: '能力与纪律', en: 'Skill and discipline' }, color_type: 'default' },
  ],
  { own: true },
);

export const appraisalItemKind = defineDictionary('appraisal_item_kind', { zh: '指标性质', en: 'Kind of item' }, [
  { value: 1, label: { zh: '一般项目', en: 'General' }, color_type: 'default' },
  { value: 2, label: { zh: '保证项目', en: 'Guaranteed' }, color_type: 'warning' },
  { value: 3, label: { zh: '一票否决', en: 'Veto' }, color_type: 'error' },
]);

export const scorerRule = defineDictionary('scorer_rule', { zh: '多人评分规则', en: 'Several scorers' }, [
  { value: 1, label: { zh: '算术平均', en: 'Mean' }, color_type: 'default' },
  { value: 2, label: { zh: '去掉最高最低分后平均', en: 'Mean without extremes' }, color_type: 'default' },
  { value: 3, label: { zh: '组长加权', en: 'Weighted for the chair' }, color_type: 'default' },
]);

export const vetoEffect = defineDictionary('veto_effect', { zh: '否决后果', en: 'Effect of a veto' }, [
  { value: 1, label: { zh: '直接评为不合格，得分照算', en: 'Failed; the score stays' }, color_type: 'default' },
  { value: 2, label: { zh: '评为不合格，得分记 0', en: 'Failed; no points' }, color_type: 'default' },
]);

/** Values of `appraisal_item_status`. */
export const appraisalItemStatus = defineDictionary('appraisal_item_status', { zh: '指标状态', en: 'State' }, [
  { value: 1, label: { zh: '启用', en: 'In use' }, color_type: 'success' },
  { value: 2, label: { zh: '停用', en: 'Retired' }, color_type: 'default' },
]);

/** Values of `appraisal_plan_status`. */
export const APPRAISAL_PLAN = { draft: 1, scoring: 2, done: 3, cancelled: 4 } as const;

export const appraisalPlanStatus = defineDictionary('appraisal_plan_status', { zh: '计划状态', en: 'State' }, [
  { value: 1, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '进行中', en: 'Running' }, color_type: 'processing' },
  { value: 3, label: { zh: '已完成', en: 'Done' }, color_type: 'success' },
  { value: 4, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'default' },
]);

/** Values of `appraisal_status`. */
export const APPRAISAL = { scoring: 1, counted: 2, published: 3, objected: 4, final: 5, cancelled: 6 } as const;

export const appraisalStatus = defineDictionary('appraisal_status', { zh: '考评状态', en: 'State' }, [
  { value: 1, label: { zh: '评分中', en: 'Scoring' }, color_type: 'processing' },
  { value: 2, label: { zh: '待审批', en: 'To approve' }, color_type: 'warning' },
  { value: 3, label: { zh: '公示中', en: 'Published' }, color_type: 'processing' },
  { value: 4, label: { zh: '异议处理中', en: 'Objection' }, color_type: 'error' },
  { value: 5, label: { zh: '已生效', en: 'In effect' }, color_type: 'success' },
  { value: 6, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'default' },
]);

/** Values of `sheet_status`. */
export const SCORE_SHEET = { open: 1, handed: 2, replaced: 3 } as const;

export const sheetStatus = defineDictionary('sheet_status', { zh: '评分表状态', en: 'State' }, [
  { value: 1, label: { zh: '待评分', en: 'To score' }, color_type: 'warning' },
  { value: 2, label: { zh: '已提交', en: 'Handed in' }, color_type: 'success' },
  { value: 3, label: { zh: '已作废', en: 'Replaced' }, color_type: 'default' },
]);
