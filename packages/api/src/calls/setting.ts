import { permission, SETTING_GROUP_NAMES } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { changeHistory, historyQuery } from '../change-history.ts';

// Settings of the installation (the specification does not define these paths).

const service = 'base' as const;

const values = z.record(z.string().max(64), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const group = z.object({
  group: z.enum(SETTING_GROUP_NAMES),
  /** 0: the built-in version of the product. */
  version: z.int(),
  /** Every setting of the group. */
  values,
  /** The last change of each setting that was ever changed, as far as the latest changes of the group show it. */
  changed: z.record(z.string(), z.object({ at: z.string(), by: z.string().nullable() })),
});
export type WholeSettingGroup = z.output<typeof group>;

export const groups = defineCall({
  name: 'setting.groups',
  label: { zh: '系统设置', en: 'Settings' },
  service,
  method: 'GET',
  path: 'system/settings',
  input: {},
  output: z.array(group),
  permission: permission('systemsetting', 'list'),
});

/** Stores all values of a group. `version` is the version that was read. */
export const change = defineCall({
  name: 'setting.edit',
  label: { zh: '修改系统设置', en: 'Change settings' },
  service,
  method: 'PUT',
  path: 'system/settings/{group}',
  input: {
    params: z.object({ group: z.enum(SETTING_GROUP_NAMES) }),
    body: z.object({ version: z.int().min(0), values }),
  },
  output: group,
  permission: permission('systemsetting', 'edit'),
});

/** Returns who changed a group of settings when; the values have those settings that were not at their default. */
export const history = defineCall({
  name: 'setting.history',
  label: { zh: '系统设置修改记录', en: 'Changes of settings' },
  service,
  method: 'GET',
  path: 'system/settings/{group}/history',
  input: { params: z.object({ group: z.enum(SETTING_GROUP_NAMES) }), query: historyQuery },
  output: changeHistory,
  permission: permission('systemsetting', 'list'),
});
