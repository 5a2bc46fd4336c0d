import {
  DEFAULT_SETTINGS,
  SETTING_GROUP_NAMES,
  type SettingGroup,
  type SettingKey,
  type SettingValues,
} from '@gongdi/domain';
import type { Kysely } from 'kysely';
import type { KeptRows } from '../store/index.ts';
import { adjustmentsOf } from './adjustments.ts';

/** Reads a setting as it is now: ask anew for each use. */
export type ReadSetting = <K extends SettingKey>(key: K) => SettingValues[K];

/** What holds where nobody has changed anything, for whoever works without a store. */
export const defaultSetting: ReadSetting = (key) => DEFAULT_SETTINGS[key];

/** The settings of one database, in memory, the same in every server on it. */
export interface SettingStore extends Pick<KeptRows<object>, 'open' | 'reload' | 'onChange' | 'close'> {
  read: ReadSetting;
  all: () => SettingValues;
  /** 0: nobody has changed the group. */
  versionOf: (group: SettingGroup) => number;
}

export function settingStore(db: Kysely<unknown>): SettingStore {
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
