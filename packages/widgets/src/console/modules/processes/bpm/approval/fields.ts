import { modelCategory, processInstanceResult, processInstanceStatus, type Label } from '@gongdi/domain';
import { en } from './text/en.ts';
import { zh, type ApprovalText } from './text/zh.ts';

/** Code fields that lists and pages of processes show. */
export const STATUS = { kind: 'code', dict: processInstanceStatus.dict_type } as const;
export const RESULT = { kind: 'code', dict: processInstanceResult.dict_type } as const;
export const CATEGORY = { kind: 'code', dict: modelCategory.dict_type } as const;

/** Returns a text of the approval pages as the label of a filter. */
export const labelOf = (key: keyof ApprovalText): Label => ({ zh: zh[key], en: en[key] });
