import { SETTINGS } from '../generated/setting-groups.ts';
import type { Setting } from './define.ts';

type Declared = (typeof SETTINGS)[number];
export type SettingGroup = Declared['name'];
type Groups = { readonly [G in SettingGroup]: Extract<Declared, { name: G }> };

const ordered = SETTINGS.toSorted((one, other) => one.order - other.order);

/** All settings of an installation, by group. Every setting here is read by some code. */
export const SETTING_GROUPS = Object.fromEntries(ordered.map((group) => [group.name, group])) as unknown as Groups;
export const SETTING_GROUP_NAMES = ordered.map(({ name }) => name) as [SettingGroup, ...SettingGroup[]];

type KeysOf<T> = T extends unknown ? keyof T : never;
export type SettingKey = KeysOf<Declared['settings']>;
type TypeOf<K extends SettingKey> = Declared['settings'] extends infer D
  ? D extends Readonly<Record<K, Setting<infer T>>>
    ? T
    : never
  : never;
/** Every setting with its value. */
export type SettingValues = { readonly [K in SettingKey]: TypeOf<K> };

/** Returns the settings of a group, by name. */
export function settingsIn(group: SettingGroup): [SettingKey, Setting][] {
  return Object.entries(SETTING_GROUPS[group].settings) as [SettingKey, Setting][];
}

/** Default values of all settings. */
export const DEFAULT_SETTINGS: SettingValues = Object.fromEntries(
  SETTING_GROUP_NAMES.flatMap(settingsIn).map(([key, { fallback }]) => [key, fallback]),
) as SettingValues;
