import type { Label } from '@gongdi/domain';
import { en } from './text/en.ts';
import { zh, type ApprovalText } from './text/zh.ts';

/** Codes that lists and pages of processes show. */
export const STATUS = { kind: 'code', dict: 'bpm_process_instance_status' } as const;
export const RESULT = { kind: 'code', dict: 'bpm_process_instance_result' } as const;
export const CATEGORY = { kind: 'code', dict: 'bpm_model_category' } as const;

/** A text of this room as the label of a filter. */
export const labelOf = (key: keyof ApprovalText): Label => ({ zh: zh[key], en: en[key] });
