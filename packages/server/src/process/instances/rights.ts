import { permission } from '@gongdi/domain';

/** Permissions that decide which actions an answer offers. The calls check the same permissions. */
export const MAY = {
  cancel: permission('bpm-process-instance', 'cancel'),
  remind: permission('bpm-process-instance', 'list'),
  cancelAny: permission('bpm-process-manager', 'cancel'),
  act: permission('bpm-task', 'update'),
  intervene: permission('bpm-process-manager', 'update'),
} as const;
