import { defineDictionary } from './define.ts';

/** Values of the dictionary `certificate_kind` that rules name. */
export const CERTIFICATE_KIND = {
  housing: 1,
  emergency: 2,
  equipment: 3,
  safetyA: 4,
  safetyB: 5,
  safetyC: 6,
  constructor: 7,
  post: 8,
  unitQualification: 11,
  unitSafety: 12,
  unitBusiness: 13,
} as const;

export const certificateKind = defineDictionary('certificate_kind', { zh: '证书种类', en: 'Kind of certificate' }, [
  { value: 1, label: { zh: '建筑施工特种作业操作资格证', en: 'Special trade (housing)' } },
  { value: 2, label: { zh: '特种作业操作证（应急）', en: 'Special trade (emergency management)' } },
  { value: 3, label: { zh: '特种设备作业人员证', en: 'Operator of special equipment' } },
  { value: 4, label: { zh: '安全考核 A 证', en: 'Safety A' } },
  { value: 5, label: { zh: '安全考核 B 证', en: 'Safety B' } },
  { value: 6, label: { zh: '安全考核 C 证', en: 'Safety C' } },
  { value: 7, label: { zh: '注册建造师', en: 'Registered constructor' } },
  { value: 8, label: { zh: '岗位证书', en: 'Post certificate' } },
  { value: 9, label: { zh: '职业技能等级证书', en: 'Vocational skill' } },
  { value: 11, label: { zh: '企业资质证书', en: 'Qualification of a unit' } },
  { value: 12, label: { zh: '安全生产许可证', en: 'Work safety licence' } },
  { value: 13, label: { zh: '营业执照', en: 'Business licence' } },
]);

/** Values of the dictionary `staff_status`: the stages of a stay on a site. */
export const STAY = { onSite: 1, left: 2, registered: 3, checked: 4 } as const;

/** Values of the dictionary `movement_kind`. */
export const MOVED = { arrived: 1, left: 2, changed: 3 } as const;

/** Values of the dictionary `settlement`. */
export const SETTLEMENT = { settled: 1, unsettled: 2 } as const;

/** Whether the wages of a person who left are settled (结清). Leaving never waits for it. */
export const settlement = defineDictionary('settlement', { zh: '工资结算', en: 'Wages on leaving' }, [
  { value: 1, label: { zh: '已结清', en: 'Settled' }, color_type: 'success' },
  { value: 2, label: { zh: '未结清', en: 'Not settled' }, color_type: 'error' },
]);

/** Values of the dictionary `contract_state`. */
export const CONTRACT = { none: 1, inForce: 2, ending: 3, ended: 4 } as const;

/** How a person's contract or written agreement stands on a day (`contractStateOf`). */
export const contractState = defineDictionary('contract_state', { zh: '合同状态', en: 'State of the contract' }, [
  { value: CONTRACT.none, label: { zh: '未签订', en: 'None' }, color_type: 'error' },
  { value: CONTRACT.inForce, label: { zh: '有效', en: 'In force' }, color_type: 'success' },
  { value: CONTRACT.ending, label: { zh: '即将到期', en: 'Ends soon' }, color_type: 'warning' },
  { value: CONTRACT.ended, label: { zh: '已到期', en: 'Ended' }, color_type: 'error' },
]);

/** Values of the dictionary `safety_light`. */
export const LIGHT = { green: 1, yellow: 2, red: 3 } as const;

export const safetyLight = defineDictionary('safety_light', { zh: '安全信号灯', en: 'Safety light' }, [
  { value: LIGHT.green, label: { zh: '绿', en: 'Green' }, color_type: 'success' },
  { value: LIGHT.yellow, label: { zh: '黄', en: 'Yellow' }, color_type: 'warning' },
  { value: LIGHT.red, label: { zh: '红', en: 'Red' }, color_type: 'error' },
]);

/** Values of the dictionary `work_verdict`. */
export const VERDICT = { admitted: 1, warned: 2, refused: 3 } as const;

/** What `admission` answers. */
export const workVerdict = defineDictionary('work_verdict', { zh: '可否上岗', en: 'May work' }, [
  { value: VERDICT.admitted, label: { zh: '可以上岗', en: 'May work' }, color_type: 'success' },
  { value: VERDICT.warned, label: { zh: '有提示', en: 'With warnings' }, color_type: 'warning' },
  { value: VERDICT.refused, label: { zh: '不能上岗', en: 'May not work' }, color_type: 'error' },
]);
