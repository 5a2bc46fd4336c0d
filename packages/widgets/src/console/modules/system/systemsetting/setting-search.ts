import { SETTING_GROUPS, settingsIn, type SettingGroup, type SettingKey } from '@gongdi/domain';

/**
 * Returns the settings of a group that a search finds: all when the name of the group has the word, else those whose
 * key, label or hint has it, in either language.
 */
export function foundIn(group: SettingGroup, word: string): ReadonlySet<SettingKey> {
  const wanted = word.trim().toLowerCase();
  const has = (...texts: string[]): boolean => texts.some((one) => one.toLowerCase().includes(wanted));
  const { label } = SETTING_GROUPS[group];
  const whole = has(label.zh, label.en);
  return new Set(
    settingsIn(group)
      .filter(([key, one]) => whole || has(key, one.label.zh, one.label.en, one.hint.zh, one.hint.en))
      .map(([key]) => key),
  );
}
