import { defineDictionary } from '../../../dictionary/define.ts';

/** Kinds of plans by the rules for emergency plans of production accidents (GB/T 29639). */
export const planKind = defineDictionary('emergency_plan_kind', { zh: '预案类型', en: 'Kind of plan' }, [
  { value: 1, label: { zh: '综合应急预案', en: 'Overall plan' } },
  { value: 2, label: { zh: '专项应急预案', en: 'Plan for one kind of accident' } },
  { value: 3, label: { zh: '现场处置方案', en: 'Measures on site' } },
]);

/** Values of `emergency_plan_status`. */
export const EMERGENCY_PLAN = { draft: 1, inForce: 2, replaced: 3 } as const;

export const planStatus = defineDictionary('emergency_plan_status', { zh: '预案状态', en: 'State of a plan' }, [
  { value: 1, label: { zh: '编制中', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已发布', en: 'In force' }, color_type: 'success' },
  { value: 3, label: { zh: '已作废', en: 'Replaced' }, color_type: 'error' },
]);
