import {
  DEFAULT_SETTINGS,
  SETTING_GROUP_NAMES,
  type SettingGroup,
  type SettingKey,
  type SettingValues,
} from '@gongdi/domain';
import type { Db, KeptRows } from '../store/index.ts';
import { adjustmentsOf } from './adjustments.ts';

/** Returns the present value of a setting: call it again for each use. */
export type ReadSetting = <K extends SettingKey>(key: K) => SettingValues[K];

/** Returns the default values, for code that runs without a store. */
export const defaultSetting: ReadSetting = (key) => DEFAULT_SETTINGS[key];

/** The settings of one database, held in memory and kept equal on all of its servers. */
export interface SettingStore extends Pick<KeptRows<object>, 'open' | 'reload' | 'onChange' | 'close'> {
  read: ReadSetting;
  all: () => SettingValues;
  /** 0: the group has not been changed. */
  versionOf: (group: SettingGroup) => number;
}

export function settingStore(db: Db): SettingStore {
  const kept = adjustmentsOf<object>(db, 'setting');
  let all = DEFAULT_SETTINGS;
  kept.onChange(() => {
    const changed = SETTING_GROUP_NAMES.map((group) => kept.rows().get(group)?.value ?? {});
    all = Object.assign({}, DEFAULT_SETTINGS, ...changed) as SettingValues;
  });
  return {
    open: kept.open,
    reload: kept.reload,
    onChange: kept.onChange,
    close: kept.close,
    read: (key) => all[key],
    all: () => all,
    versionOf: (group) => kept.rows().get(group)?.version ?? 0,
  };
}
