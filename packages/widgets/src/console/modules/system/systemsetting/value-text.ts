import { fieldOfSetting, formatField, type Lang, type Setting } from '@gongdi/domain';
import type { SettingsPageText } from './text/index.ts';

/** Longest value that is shown whole. */
const SHOWN = 60;

/**
 * Returns a value of a setting for people.
 * @param titleOf title of a record that the value is the id of
 */
export function valueText(
  setting: Setting,
  value: unknown,
  lang: Lang,
  text: SettingsPageText,
  titleOf: (id: string) => string = (id) => id,
): string {
  if (value === '' || value === undefined || value === null) return text.empty;
  if (setting.picture) return text.picture;
  const { kind, ref } = fieldOfSetting(setting);
  if (typeof value === 'string' && ref !== undefined) return titleOf(value);
  const shown = typeof value === 'string' ? value : formatField({ kind }, value, { lang, zone: 'UTC' });
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
}
