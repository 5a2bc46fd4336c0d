import { defineDictionary } from '../../../dictionary/define.ts';
import { POLICY_COVER } from '../../../insurance/cover.ts';

/** Values of the dictionary `policy_kind` that a project needs. */
export const INSURANCE = { liability: 1, injury: 2 } as const;

export const policyKind = defineDictionary('policy_kind', { zh: '险种', en: 'Kind of insurance' }, [
  { value: INSURANCE.liability, label: { zh: '安全生产责任保险', en: 'Liability for work safety' } },
  { value: INSURANCE.injury, label: { zh: '工伤保险（按项目参保）', en: 'Injury insurance of the project' } },
  { value: 3, label: { zh: '建筑施工意外伤害险', en: 'Accident insurance' } },
  { value: 4, label: { zh: '建筑工程一切险', en: 'Construction all risks' } },
  { value: 99, label: { zh: '其他', en: 'Other' } },
]);

/** Values of the dictionary `insurance_mode`. */
export const INSURANCE_MODE = { everybody: 1, named: 2 } as const;

export const insuranceMode = defineDictionary('insurance_mode', { zh: '承保方式', en: 'Who is covered' }, [
  { value: INSURANCE_MODE.everybody, label: { zh: '不记名', en: 'Everybody on the project' } },
  { value: INSURANCE_MODE.named, label: { zh: '记名', en: 'Named persons' } },
]);

/** Values of the dictionary `policy_status`. */
export const POLICY = { kept: 1, surrendered: 2 } as const;

export const policyStatus = defineDictionary('policy_status', { zh: '保单状态', en: 'State of the policy' }, [
  { value: POLICY.kept, label: { zh: '有效', en: 'Valid' }, color_type: 'success' },
  { value: POLICY.surrendered, label: { zh: '已退保', en: 'Surrendered' }, color_type: 'default' },
]);

export const insuranceCover = defineDictionary('insurance_cover', { zh: '保障情况', en: 'Cover' }, [
  { value: POLICY_COVER.waiting, label: { zh: '未生效', en: 'Not begun' }, color_type: 'default' },
  { value: POLICY_COVER.inForce, label: { zh: '保障中', en: 'In force' }, color_type: 'success' },
  { value: POLICY_COVER.ending, label: { zh: '即将到期', en: 'Ends soon' }, color_type: 'warning' },
  { value: POLICY_COVER.ended, label: { zh: '已到期', en: 'Ended' }, color_type: 'error' },
]);
