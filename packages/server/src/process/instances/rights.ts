import { permission } from '@gongdi/domain';

/** Codes that decide what an answer offers; the calls themselves are guarded by the same. */
export const MAY = {
  cancel: permission('bpm-process-instance', 'cancel'),
  remind: permission('bpm-process-instance', 'list'),
  cancelAny: permission('bpm-process-manager', 'cancel'),
  act: permission('bpm-task', 'update'),
  intervene: permission('bpm-process-manager', 'update'),
} as const;
