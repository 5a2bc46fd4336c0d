import type { FieldProblem } from '../error/error.ts';
import { fill, type Lang } from '../label.ts';
import { messageOf } from '../validation/messages.ts';
import { fieldOfSetting, type SettingValue } from './define.ts';
import { settingsIn, SETTING_GROUPS, type SettingGroup, type SettingValues } from './settings.ts';
import { settingText } from './text/index.ts';

export type CheckedSettings =
  { ok: true; values: Readonly<Record<string, SettingValue>> } | { ok: false; problems: FieldProblem[] };

/**
 * The only check of a group of settings. The screen and the server call it.
 * @returns the values that differ from the defaults of the product
 */
export function checkSettings(
  group: SettingGroup,
  given: Readonly<Record<string, unknown>>,
  lang: Lang,
): CheckedSettings {
  const problems: FieldProblem[] = [];
  const values: Record<string, SettingValue> = {};
  const known = settingsIn(group);
  for (const name of Object.keys(given))
    if (!known.some(([key]) => key === name))
      problems.push({ path: name, code: 'unknown', message: fill(settingText[lang].unknown, { name }) });
  for (const [key, setting] of known) {
    const input = given[key];
    const parsed = setting.type.safeParse(input === null && typeof setting.fallback === 'string' ? '' : input);
    const issue = parsed.error?.issues[0];
    if (issue) {
      const meta = fieldOfSetting(setting);
      const message = messageOf({ ...issue, input } as typeof issue, meta, lang);
      problems.push({ path: key, code: issue.code, message: setting.picture ? setting.hint[lang] : message });
    } else if (parsed.success && parsed.data !== setting.fallback) values[key] = parsed.data;
  }
  if (problems.length === 0) problems.push(...together(group, values, lang));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values };
}

/** Checks relations between the settings of one group. */
function together(group: SettingGroup, changed: Readonly<Record<string, unknown>>, lang: Lang): FieldProblem[] {
  const of = <K extends keyof SettingValues>(key: K): SettingValues[K] =>
    (changed[key] ??
      (SETTING_GROUPS[group].settings as Readonly<Record<string, { fallback: unknown }>>)[key]
        ?.fallback) as SettingValues[K];
  const problem = (path: string, code: keyof typeof settingText.zh): FieldProblem[] => [
    { path, code, message: settingText[lang][code] },
  ];
  if (group === 'login' && of('captcha_after') >= of('lock_after')) return problem('captcha_after', 'captchaLate');
  if (group === 'retention' && of('minutes_days') < of('readings_days')) return problem('minutes_days', 'minutesShort');
  if (group === 'retention' && of('hours_days') < of('minutes_days')) return problem('hours_days', 'hoursShort');
  return [];
}
